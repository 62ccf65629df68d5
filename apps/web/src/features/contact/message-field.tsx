import { type ComponentProps, useId } from 'react';
import { FieldFrame } from '../../components/fields/field-frame.tsx';
import { inputClass } from '../../components/fields/text-field.tsx';

interface MessageFieldProps extends Pick<ComponentProps<'textarea'>, 'onInput'> {
  label: string;
  hint: string;
  error: string | undefined;
}

export function MessageField({ label, hint, error, onInput }: MessageFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(described) => (
        <textarea
          id={id}
          name="message"
          rows={8}
          required
          dir="auto"
          onInput={onInput}
          className={`${inputClass} field-sizing-content min-h-48 resize-y py-3 leading-normal`}
          {...described}
        />
      )}
    </FieldFrame>
  );
}
