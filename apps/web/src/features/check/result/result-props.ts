import type { RequirementAnswer } from '@vesika/contract';
import type { Meaning, PhotoCheck } from '@vesika/report';
import type { QuestionListProps } from '../../../report/questions/question-list.tsx';
import type { Subject } from '../../../take/original/check/child-field.tsx';
import type { Retention } from '../retention.ts';
import type { CheckOrder } from '../use-check.ts';
import type { CheckedPicture } from '../use-checked-picture.ts';

export interface ResultProps {
  picture: CheckedPicture;
  order: CheckOrder;
  questions: Pick<QuestionListProps, 'answers' | 'sending' | 'isSaved' | 'onAnswer'>;
  canMake: boolean;
  childRules: RequirementAnswer['child_rules'];
  subject: Subject;
  kept: Retention;
  onSubject: (subject: Subject) => void;
  onMeaning: (meaning: Meaning) => void;
  /** Checks the same picture for another document. */
  onDocument: (document: NonNullable<Extract<PhotoCheck, { meaning: 'finished' }>['madeFor']>) => void;
  onAnother: () => void;
  onDelete: () => Promise<void>;
}
