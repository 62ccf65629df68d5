import type { Failure } from './failure.ts';
import type { PrintedPhoto } from './print-report.ts';
import type { ChosenDocument } from './requirement-choice.ts';

/** One line of JSON per photo; `ok` is true when every check passed. */
export function jsonReport(
  { file, outputs, answer, report }: PrintedPhoto,
  document: ChosenDocument,
): string {
  const { requirement, basis, verified, source, date } = answer;
  return JSON.stringify({
    file,
    ...requestedDocument(document),
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
      supply: requirement.supply,
      edits: requirement.edits,
    },
    report,
  });
}

export function jsonFailure(
  file: string,
  { code, title, action, facts }: Failure,
  document: ChosenDocument,
): string {
  return JSON.stringify({
    file,
    ...requestedDocument(document),
    ok: false,
    error: { code, title, action, facts },
  });
}

/** The requested document, because `requirement` may be the passport's record instead. */
function requestedDocument({ documentType, answer }: ChosenDocument) {
  return { countryCode: answer.requirement.countryCode, documentType };
}
