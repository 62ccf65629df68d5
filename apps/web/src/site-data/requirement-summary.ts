import type { RequirementAnswer } from '@vesika/contract';
import type { Language } from '@vesika/messages';
import type { GlassesVerdict } from './country-guide.ts';

type Requirement = RequirementAnswer['record'];

export interface RequirementSummary {
  language: Language;
  code: string;
  key: string;
  name: string;
  date: string | null;
  rule: Pick<Requirement, 'size' | 'pixels' | 'headHeight' | 'eyeLineFromBottom' | 'topMargin' | 'minDpi'> & {
    background: { name: string; hex: string };
    copies: number | null;
    smileAllowed: boolean | null;
    glasses: GlassesVerdict;
    photoAgeMonthsMax: number | null;
    editingForbidden: boolean;
  };
}
