import type { RequirementAnswer } from '@vesika/contract';
import { CountryField } from './country-field.tsx';
import { DocumentField } from './document-field.tsx';
import type { Choices } from './use-choices.ts';

interface ChoosePanelProps {
  choices: Choices;
  answer: RequirementAnswer | undefined;
  countryButton: React.RefObject<HTMLButtonElement | null>;
}

export function ChoosePanel({ choices, answer, countryButton }: ChoosePanelProps) {
  return (
    <div className="flex min-w-0 max-w-2xl flex-wrap gap-2 *:min-w-0 max-[22.5rem]:*:w-full sm:*:flex-[1_1_0] max-sm:*:first:flex-[3_1_11rem] max-sm:*:nth-2:flex-[2_1_auto] [&_select]:field-sizing-content [&_select]:min-h-13 [&_select]:w-full [&_select]:text-base [&_select]:font-medium">
      <CountryField value={choices.countryCode} onChange={choices.setCountryCode} buttonRef={countryButton} />
      <DocumentField
        answer={answer}
        documentType={choices.documentType}
        isFixed={choices.routeType !== null}
        onType={choices.setDocumentType}
        onDocument={choices.setDocument}
      />
    </div>
  );
}
