import type { RequirementAnswer } from '@vesika/contract';
import { CountryField } from './country-field.tsx';
import { DocumentField } from './document-field.tsx';
import type { Choices } from './use-choices.ts';

interface ChoosePanelProps {
  choices: Choices;
  /** Undefined until a country is chosen and its rule is known. */
  answer: RequirementAnswer | undefined;
  countryButton: React.RefObject<HTMLButtonElement | null>;
}

/** What the photo is for, in one line. */
export function ChoosePanel({ choices, answer, countryButton }: ChoosePanelProps) {
  return (
    <div className="grid max-w-2xl gap-2 has-[>:nth-child(2)]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] max-[22.5rem]:has-[>:nth-child(2)]:grid-cols-1 sm:has-[>:nth-child(2)]:grid-cols-2 [&_select]:min-h-13 [&_select]:w-full [&_select]:text-base [&_select]:font-medium">
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
