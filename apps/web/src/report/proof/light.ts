import type { PhotoReport } from '@vesika/report';

type Light = Pick<NonNullable<PhotoReport['proof']>, 'exposureEv' | 'gains'>;

export function lightOf({ exposureEv, gains }: Light): Light | null {
  const touched = exposureEv !== 0 || gains.some((gain) => gain !== 1);
  return touched ? { exposureEv, gains } : null;
}
