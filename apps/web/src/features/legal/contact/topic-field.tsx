import type { ContactTopic } from '@vesika/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { inputClass } from '../../../components/fields/text-field.tsx';
import { Icon } from '../../../components/icon.tsx';
import { LinkedText } from '../text/linked-text.tsx';
import { topicOf, topics } from './letter.ts';

export function TopicField() {
  const { t } = useTranslation(['legal', 'payments']);
  const id = useId();
  const field = useRef<HTMLSelectElement>(null);
  const [topic, setTopic] = useState<ContactTopic>(topics[0]);
  const { search } = useLocation();

  useEffect(() => {
    const wanted = new URLSearchParams(search).get('topic');
    if (wanted && field.current) field.current.value = topicOf(wanted);
    setTopic(topicOf(field.current?.value));
  }, [search]);

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {t('contact.form.topic')}
      </label>
      <span className="relative block">
        <select
          ref={field}
          id={id}
          name="topic"
          defaultValue={topics[0]}
          onChange={(event) => setTopic(topicOf(event.target.value))}
          aria-describedby={`${id}-hint`}
          className={`${inputClass} appearance-none pe-11`}
        >
          {topics.map((name) => (
            <option key={name} value={name}>
              {t(`contact.topics.${name}`)}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2 text-ink-soft"
        />
      </span>
      <p id={`${id}-hint`} aria-live="polite" className="mt-1.5 text-sm text-ink-soft [&_a]:text-ink">
        <LinkedText>{t(`contact.hints.${topic}`, { refundAction: t('payments:refund.action') })}</LinkedText>
      </p>
    </div>
  );
}
