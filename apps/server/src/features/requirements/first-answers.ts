import type { AcknowledgedWarning, PhotoRequirement, Warning } from '@vesika/requirements';
import { acknowledgedWarnings, firstToKnow, warningsFor } from '@vesika/requirements';
import { ServiceError } from '../../platform/errors/service-error.ts';

export function firstAnswers(record: PhotoRequirement, { mayEdit }: { mayEdit: boolean }) {
  const { supply, edits } = firstToKnow(record);
  return { supply, edits, warnings: warningsFor(record, { mayEdit }) };
}

export function requireAcknowledged(
  records: readonly PhotoRequirement[],
  acknowledged: readonly AcknowledgedWarning[],
): void {
  const missing = new Set(
    records
      .flatMap((record) => warningsFor(record, { mayEdit: false }))
      .flatMap(({ code }) => mustKnow(code) ?? []),
  );
  for (const code of acknowledged) missing.delete(code);
  if (missing.size > 0) throw new ServiceError('acknowledgement-missing', { warnings: [...missing] });
}

function mustKnow(code: Warning['code']): AcknowledgedWarning | undefined {
  return acknowledgedWarnings.find((each) => each === code);
}
