import type { Report } from '@vesika/contract';

type Light = Pick<NonNullable<Report['proof']>, 'exposureEv' | 'gains'>;

/** What was done to the light; null where it was left alone. */
export function lightOf({ exposureEv, gains }: Light): Light | null {
  const touched = exposureEv !== 0 || gains.some((gain) => gain !== 1);
  return touched ? { exposureEv, gains } : null;
}
