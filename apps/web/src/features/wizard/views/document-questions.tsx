import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Fold } from '../../../components/fold.tsx';
import { ownPhoto, supplyName } from '../../../report/rules/supply/own-photo.ts';
import { SupplyCard } from '../../../report/rules/supply/supply-card.tsx';
import { kindTitle } from '../../../report/rules/supply/supply-words.ts';
import { BackgroundColourChoice } from '../background-colour-choice.tsx';
import { CaptionFields } from '../caption-fields.tsx';
import { useWizard } from '../machine/use-wizard.ts';
import type { Preparation } from './use-preparation.ts';

const ChildField = lazy(async () => ({
  default: (await import('../../../take/original/check/child-field.tsx')).ChildField,
}));

export function SubjectQuestion({ answer }: Pick<Preparation, 'answer'>) {
  const { state, setSubject } = useWizard();
  return answer && <ChildField rules={answer.child_rules} subject={state.subject} onChange={setSubject} />;
}

export function ColourQuestion({ colours, options }: Pick<Preparation, 'colours' | 'options'>) {
  const { choices } = useWizard();
  if (colours.length < 2 || options.cropOnly) return null;
  return (
    <BackgroundColourChoice
      choices={colours}
      value={options.backgroundColour}
      onChange={choices.setBackgroundColour}
    />
  );
}

export function CaptionQuestion(props: Pick<Preparation, 'answer' | 'caption' | 'setCaption'>) {
  const rule = props.answer?.record.caption;
  return rule && <CaptionFields rule={rule} value={props.caption} onChange={props.setCaption} />;
}

/** States who may take the photo, and is folded where the visitor may. */
export function SupplyQuestion({ supply }: Pick<Preparation, 'supply'>) {
  const { t } = useTranslation(['web', 'engine', 'supply']);
  if (!supply) return null;
  const card = <SupplyCard rule={supply} />;
  return ownPhoto(supply).isTaken ? (
    <Fold title={kindTitle(t, supplyName(supply.supply))}>{card}</Fold>
  ) : (
    card
  );
}
