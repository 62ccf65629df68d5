import type { PhotoReport } from '@vesika/report';

type Light = Pick<NonNullable<PhotoReport['proof']>, 'exposureEv' | 'gains'>;

/** What was done to the light; null where it was left alone. */
export function lightOf({ exposureEv, gains }: Light): Light | null {
  const touched = exposureEv !== 0 || gains.some((gain) => gain !== 1);
  return touched ? { exposureEv, gains } : null;
}
