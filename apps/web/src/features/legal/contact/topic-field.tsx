import type { ContactTopic } from '@vesika/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { LinkedText } from '../text/linked-text.tsx';
import { topicOf, topics } from './letter.ts';

export function TopicField() {
  const { t } = useTranslation(['legal', 'payments']);
  const field = useRef<HTMLSelectElement>(null);
  const [topic, setTopic] = useState<ContactTopic>(topics[0]);
  const { search } = useLocation();

  useEffect(() => {
    const wanted = new URLSearchParams(search).get('topic');
    if (wanted && field.current) field.current.value = topicOf(wanted);
    setTopic(topicOf(field.current?.value));
  }, [search]);

  return (
    <SelectField
      ref={field}
      label={t('contact.form.topic')}
      name="topic"
      defaultValue={topics[0]}
      onChange={(event) => setTopic(topicOf(event.target.value))}
      hint={
        <span aria-live="polite" className="[&_a]:text-ink">
          <LinkedText>
            {t(`contact.hints.${topic}`, { refundAction: t('payments:refund.action') })}
          </LinkedText>
        </span>
      }
      options={topics.map((name) => [name, t(`contact.topics.${name}`)])}
    />
  );
}
