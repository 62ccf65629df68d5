import { type WebhookEventType, webhookEventTypes } from '@vesika/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface EventsFieldProps {
  chosen: readonly WebhookEventType[];
  onChange: (chosen: WebhookEventType[]) => void;
  error?: string | undefined;
  disabled?: boolean;
}

export function EventsField({ chosen, onChange, error, disabled }: EventsFieldProps) {
  const { t } = useTranslation('webhooks');
  const errorId = useId();
  const toggle = (type: WebhookEventType, isOn: boolean) =>
    onChange(webhookEventTypes.filter((each) => (each === type ? isOn : chosen.includes(each))));
  return (
    <fieldset disabled={disabled} aria-describedby={error && errorId} className="grid gap-1">
      <legend className="mb-1 text-sm font-medium">{t('add.events')}</legend>
      {webhookEventTypes.map((type) => (
        <label key={type} className="flex min-h-11 items-start gap-3 py-1.5 text-sm">
          <input
            type="checkbox"
            autoComplete="off"
            checked={chosen.includes(type)}
            onChange={({ target }) => toggle(type, target.checked)}
            className="mt-0.5 size-5 shrink-0 accent-pass"
          />
          <span>
            <span className="block font-medium">{t(`events.${type}.name`)}</span>
            <span className="block text-ink-soft">{t(`events.${type}.about`)}</span>
          </span>
        </label>
      ))}
      {error && (
        <p id={errorId} className="text-sm text-fail">
          {error}
        </p>
      )}
    </fieldset>
  );
}
