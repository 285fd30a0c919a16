declare module '#platform/database/tables.ts' {
  interface Tables {
    imported_listing: ImportedListingRow;
  }
}

interface ImportedListingRow {
  source_key: string;
  property_id: number;
  imported_at: string;
}

export {};
