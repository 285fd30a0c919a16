interface WrittenUnit {
  /** In the OpenAPI description. */
  readonly name: string;
  /** Behind a label in the staff's form. */
  readonly label: string;
}

export const UNITS = {
  squareFeet: { name: 'square feet', label: 'sq ft' },
  acres: { name: 'acres', label: 'acres' },
  feet: { name: 'feet', label: 'ft' },
  rupees: { name: 'rupees', label: 'Rs.' },
} as const satisfies Record<string, WrittenUnit>;

export type Unit = keyof typeof UNITS;
