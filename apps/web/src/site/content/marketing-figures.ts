import type { Currency } from '@vesika/contract';

interface MarketingFigures {
  photos: number | null;
  customers: number | null;
  satisfactionShare: number | null;
  averageSeconds: number | null;
  rating: number | null;
  studio: {
    price: Readonly<Record<Currency, { from: number; to: number } | undefined>>;
    hours: { from: number; to: number } | null;
    rejectedShare: number | null;
    savedShare: number | null;
  };
}

export const marketingFigures: MarketingFigures = {
  photos: 15_000,
  customers: 10_000,
  satisfactionShare: 0.98,
  averageSeconds: 30,
  rating: 4.8,
  studio: {
    price: { EUR: { from: 15, to: 30 }, USD: { from: 15, to: 30 }, TRY: { from: 200, to: 400 } },
    hours: { from: 1, to: 3 },
    rejectedShare: 0.67,
    savedShare: 0.8,
  },
};
