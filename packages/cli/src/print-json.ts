import type { Failure } from './failure.ts';
import type { PrintedPhoto } from './print-report.ts';

/** One line per photo for programs: `ok` is the report's, true when every check passed. */
export function jsonReport({ file, outputs, answer, report }: PrintedPhoto): string {
  const { requirement, basis, verified, source, date } = answer;
  return JSON.stringify({
    file,
    ok: report.ok,
    outputs,
    requirement: {
      countryCode: requirement.countryCode,
      documentType: requirement.documentType,
      variant: requirement.variant,
      basis,
      verified,
      source,
      date,
      editingForbiddenByAuthority: requirement.editingForbiddenByAuthority,
    },
    report,
  });
}

export function jsonFailure(file: string, { code, title, action, facts }: Failure): string {
  return JSON.stringify({ file, ok: false, error: { code, title, action, facts } });
}
