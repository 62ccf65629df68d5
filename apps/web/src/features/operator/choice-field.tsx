import { useId } from 'react';
import { FieldFrame } from '../../components/fields/field-frame.tsx';
import { inputClass } from '../../components/fields/text-field.tsx';

interface ChoiceFieldProps {
  name: string;
  label: string;
  choices: readonly (readonly [value: string, text: string])[];
  initial?: string;
}

export function ChoiceField({ name, label, choices, initial }: ChoiceFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      {(described) => (
        <select id={id} name={name} className={inputClass} defaultValue={initial} {...described}>
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
