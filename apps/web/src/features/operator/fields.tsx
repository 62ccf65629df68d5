import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../components/fields/field-frame.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { type FieldProps, inputClass, TextField } from '../../components/fields/text-field.tsx';
import { answerOf } from './answer-of.ts';
import { useWords } from './use-words.ts';

export function NumberField(props: FieldProps) {
  return <TextField type="number" dir="ltr" className="rtl:text-right" autoComplete="off" {...props} />;
}

export function AmountField(props: FieldProps) {
  return <NumberField min={0.01} step={0.01} {...props} />;
}

export function WordsField({ label, ...field }: { label: string } & ComponentProps<'textarea'>) {
  return (
    <FieldFrame label={label}>
      {(tied) => <textarea rows={6} dir="auto" className={`${inputClass} py-3`} {...tied} {...field} />}
    </FieldFrame>
  );
}

interface ChoiceFieldProps extends ComponentProps<typeof SelectField> {
  choices: readonly (readonly [value: string, text: string])[];
}

export function ChoiceField({ choices, ...select }: ChoiceFieldProps) {
  return (
    <SelectField {...select}>
      {choices.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}

export function PackageField() {
  const { t } = useTranslation(['operator', 'payments']);
  const { money, number } = useWords();
  const { data } = useQuery(answerOf('listPackages'));
  const choices = data?.packages.map(({ id, plan, nameTr, price, currency, credits }) => {
    const name = plan === null ? nameTr : t(`payments:plans.${plan}.name`);
    const photos = credits === null ? t('package.unlimited') : number(credits);
    return [id, `${name}, ${money(price, currency)}, ${photos}`] as const;
  });
  return <ChoiceField name="packageId" label={t('story.package')} required choices={choices ?? []} />;
}
