import { useQuery } from '@tanstack/react-query';
import { limits } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../components/fields/select-field.tsx';
import { type FieldProps, TextField } from '../../components/fields/text-field.tsx';
import { answerOf } from './answer-of.ts';
import { useWords } from './use-words.ts';

export function NumberField(props: FieldProps) {
  return <TextField type="number" dir="ltr" className="rtl:text-right" autoComplete="off" {...props} />;
}

export function AmountField(props: FieldProps) {
  return <NumberField min={0.01} step={0.01} {...limits.amount} {...props} />;
}

interface YesNoFieldProps {
  name: string;
  label: string;
  yes: string;
  no: string;
  isYes: boolean;
}

/** A choice that the form sends as `yes` or `no`. */
export function YesNoField({ name, label, yes, no, isYes }: YesNoFieldProps) {
  const options = [
    ['yes', yes],
    ['no', no],
  ] as const;
  return <SelectField name={name} label={label} options={options} defaultValue={isYes ? 'yes' : 'no'} />;
}

export function LastDayField() {
  const { t } = useTranslation('operator');
  return <TextField name="lastDay" type="date" label={t('offers.lastDay')} hint={t('offers.lastDayHint')} />;
}

export function PackageField() {
  const { t } = useTranslation(['operator', 'payments']);
  const { money, number } = useWords();
  const { data } = useQuery(answerOf('listPackages'));
  const options = data?.packages.map(({ id, plan, nameTr, price, currency, credits }) => {
    const name = plan === null ? nameTr : t(`payments:plans.${plan}.name`);
    const photos = credits === null ? t('package.unlimited') : number(credits);
    return [id, `${name}, ${money(price, currency)}, ${photos}`] as const;
  });
  return <SelectField name="packageId" label={t('story.package')} required options={options ?? []} />;
}
