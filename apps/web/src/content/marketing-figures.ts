/** What the service says about itself in figures, once; an operator puts his own here. */
export const marketingFigures = {
  /** At least. */
  countries: 200,
  /** At least. */
  photos: 15_000,
  complianceShare: 1,
  averageSeconds: 30,
} as const;
