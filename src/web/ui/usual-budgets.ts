/** Rupees, as buyers in the two districts set themselves a limit. */
export const USUAL_BUDGETS = [
  2_000_000, 3_000_000, 4_500_000, 7_500_000, 10_000_000, 20_000_000,
] as const;
