import type { Check } from '@vesika/report';

interface Gauge {
  bandStart: number;
  bandEnd: number;
  value: number;
  doubt: { start: number; end: number } | null;
}

export function layOutGauge({
  value,
  limit,
  uncertainty,
}: Pick<Check, 'value' | 'limit' | 'uncertainty'>): Gauge | null {
  const { min, max } = limit;
  if (value === null || (min === null && max === null)) return null;
  const marks = [value, min, max].filter((mark) => mark !== null);
  const lowest = Math.min(...marks);
  const highest = Math.max(...marks);
  const room = (highest - lowest || Math.abs(highest) * 0.1 || 1) * 0.35;
  const place = (mark: number) =>
    Math.min(1, Math.max(0, (mark - lowest + room) / (highest - lowest + 2 * room)));
  return {
    bandStart: min === null ? 0 : place(min),
    bandEnd: max === null ? 1 : place(max),
    value: place(value),
    doubt:
      uncertainty === null ? null : { start: place(value - uncertainty), end: place(value + uncertainty) },
  };
}
