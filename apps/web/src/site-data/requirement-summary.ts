import type { RequirementAnswer } from '@vesika/contract';
import type { Language } from '@vesika/messages';
import type { GlassesVerdict } from './country-guide.ts';

type Requirement = RequirementAnswer['record'];

/** A country's passport photo in the numbers that an article names. */
export interface RequirementSummary {
  /** The language of `name`, which the server wrote. */
  language: Language;
  code: string;
  /** The last part of the address of its page. */
  key: string;
  name: string;
  date: string | null;
  rule: Pick<Requirement, 'size' | 'pixels' | 'headHeight' | 'eyeLineFromBottom' | 'topMargin' | 'minDpi'> & {
    background: { name: string; hex: string };
    copies: number | null;
    /** Null, here and below: not published. */
    smileAllowed: boolean | null;
    glasses: GlassesVerdict;
    photoAgeMonthsMax: number | null;
    editingForbidden: boolean;
  };
}
