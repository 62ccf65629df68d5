import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../components/fields/field-frame.tsx';
import { type FieldProps, inputClass } from '../../../components/fields/text-field.tsx';
import { Icon } from '../../../components/icon.tsx';

export function PasswordField({ label, aside, hint, error, invalid, ...input }: FieldProps) {
  const { t } = useTranslation('account');
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame label={label} aside={aside} hint={hint} error={error} invalid={invalid}>
      {(tied) => (
        <div className="relative">
          <input
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${inputClass} pe-13`}
            {...tied}
            {...input}
          />
          <button
            type="button"
            aria-label={t(shown ? 'fields.hidePassword' : 'fields.showPassword')}
            aria-controls={tied.id}
            onClick={() => setShown(!shown)}
            className="absolute end-0.5 top-0.5 grid size-11 place-items-center rounded-sm text-ink-soft hover:text-ink"
          >
            <Icon name={shown ? 'eye-closed' : 'eye'} />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
