import { type ComponentProps, useId } from 'react';
import { FieldFrame } from '../../components/fields/field-frame.tsx';
import { inputClass } from '../../components/fields/text-field.tsx';

export function WordsField({ label, ...field }: { label: string } & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      {(described) => (
        <textarea id={id} rows={6} dir="auto" className={`${inputClass} py-3`} {...described} {...field} />
      )}
    </FieldFrame>
  );
}
