/** What the service says about itself in figures, once; an operator puts his own here. Null switches one off. */
export interface MarketingFigures {
  /** At least. */
  countries: number | null;
  /** At least. */
  photos: number | null;
  /** At least. */
  customers: number | null;
  complianceShare: number | null;
  satisfactionShare: number | null;
  averageSeconds: number | null;
  /** Out of five. */
  rating: number | null;
  studio: {
    price: { fromEur: number; toEur: number } | null;
    hours: { from: number; to: number } | null;
    rejectedShare: number | null;
    /** About; what is saved against a studio. */
    savedShare: number | null;
  };
}

export const marketingFigures: MarketingFigures = {
  countries: 200,
  photos: 15_000,
  customers: 10_000,
  complianceShare: 1,
  satisfactionShare: 0.98,
  averageSeconds: 30,
  rating: 4.8,
  studio: {
    price: { fromEur: 15, toEur: 30 },
    hours: { from: 1, to: 3 },
    rejectedShare: 0.67,
    savedShare: 0.8,
  },
};
