/** Share of `count` in `total` with its 95 % Wilson interval. */
export function wilson(count: number, total: number): { share: number; low: number; high: number } {
  if (total === 0) return { share: 0, low: 0, high: 1 };
  const z = 1.96;
  const share = count / total;
  const centre = share + (z * z) / (2 * total);
  const spread = z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total));
  const scale = 1 + (z * z) / total;
  return {
    share,
    low: Math.max(0, (centre - spread) / scale),
    high: Math.min(1, (centre + spread) / scale),
  };
}

/** '3 of 55 (1 to 15 %)' */
export function countWithInterval(count: number, total: number): string {
  if (total === 0) return '-';
  const { low, high } = wilson(count, total);
  return `${count} of ${total} (${percent(low)} to ${percent(high)} %)`;
}

function percent(share: number): string {
  return (100 * share).toFixed(0);
}
