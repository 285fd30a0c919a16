interface WrittenUnit {
  /** In the OpenAPI description. */
  readonly name: string;
  /** Behind a label in a form. */
  readonly label: string;
  /** Behind a number on a page. */
  readonly suffix: string;
  /** Beside the name of a filter. */
  readonly filter: string;
  /** Behind a number on a card. */
  readonly card: string;
}

/** The specification writes `sqft` on cards and in filters, `sq ft` elsewhere. */
export const UNITS = {
  squareFeet: {
    name: 'square feet',
    label: 'sq ft',
    suffix: 'sq ft',
    filter: 'sqft',
    card: 'sqft',
  },
  acres: { name: 'acres', label: 'acres', suffix: 'acre', filter: 'acres', card: 'acre' },
  feet: { name: 'feet', label: 'ft', suffix: 'ft', filter: 'ft', card: 'ft' },
  rupees: { name: 'rupees', label: 'Rs.', suffix: 'Rs.', filter: 'Rs.', card: 'Rs.' },
} as const satisfies Record<string, WrittenUnit>;

export type Unit = keyof typeof UNITS;
