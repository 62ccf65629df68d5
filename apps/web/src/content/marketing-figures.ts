/** What the service says about itself in figures, once; an operator puts his own here. */
export const marketingFigures = {
  /** At least. */
  countries: 200,
  /** At least. */
  visaCountries: 50,
  /** At least. */
  photos: 15_000,
  /** At least. */
  customers: 10_000,
  complianceShare: 1,
  acceptanceShare: 0.998,
  averageSeconds: 30,
  reviews: 15_000,
  /** Out of five. */
  rating: 4.8,
  /** They count up on the first page. */
  counters: { photosToday: 1247, customers: 73_500, satisfactionShare: 0.98 },
  studio: {
    price: { fromEur: 15, toEur: 30 },
    hours: { from: 1, to: 3 },
    rejectedShare: 0.67,
    /** About; what is saved against a studio. */
    savedShare: 0.8,
  },
} as const;
