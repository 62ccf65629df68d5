import type { OwnDocumentField } from '@vesika/requirements/own-document';
import { type RuleReading, readRule, ruleTextMax } from '@vesika/requirements/rule-text';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { inputClass } from '../../components/fields/text-field.tsx';
import { Notice } from '../../components/notice.tsx';
import { TitledSection } from '../../components/titled-section.tsx';
import { dotted } from '../../i18n/dotted.ts';

interface RuleReaderProps {
  reading: RuleReading | null;
  onRead: (reading: RuleReading) => void;
}

export function RuleReader({ reading, onRead }: RuleReaderProps) {
  const { t } = useTranslation('own');
  const id = useId();
  // A text that is pasted before the page's scripts run stays in the field, so it is read from there.
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <TitledSection
      title={t('rule.title')}
      headingClass="text-xl font-semibold"
      className="grid content-start gap-3"
    >
      <p id={id} className="text-sm text-ink-soft">
        {t('rule.about')}
      </p>
      <textarea
        aria-label={t('rule.label')}
        aria-describedby={id}
        dir="auto"
        rows={7}
        maxLength={ruleTextMax}
        ref={field}
        className={`${inputClass} py-2.5`}
      />
      <Button
        look="ink"
        className="justify-self-start"
        onClick={() => onRead(readRule(field.current?.value ?? ''))}
      >
        {t('rule.read')}
      </Button>
      <div role="status" className="grid gap-3">
        {reading && <Outcome reading={reading} />}
      </div>
    </TitledSection>
  );
}

function Outcome({ reading: { facts, unclear, missing, unread } }: { reading: RuleReading }) {
  const { t } = useTranslation('own');
  const nameOf = useFieldName();
  // The names contain commas, which would run together with those of a list.
  const names = (fields: readonly OwnDocumentField[]) => dotted(fields.map(nameOf));
  const assumed = facts.filter(({ isAssumed }) => isAssumed).map(({ field }) => field);
  return (
    <>
      <p>{facts.length > 0 ? t('rule.found') : t('rule.nothing')}</p>
      {assumed.length > 0 && <Notice title={names(assumed)}>{t('rule.assumed')}</Notice>}
      {unclear.length > 0 && (
        <Notice icon="question" title={t('rule.unclear')}>
          <p>{t('rule.unclearAbout')}</p>
          {unclear.map(({ field, phrases }) => (
            <div key={field}>
              <p className="font-medium">{nameOf(field)}</p>
              <Phrases>{phrases}</Phrases>
            </div>
          ))}
        </Notice>
      )}
      {unread.length > 0 && (
        <Notice icon="question" title={t('rule.unread')}>
          <p>{t('rule.unreadAbout')}</p>
          <Phrases>{unread}</Phrases>
        </Notice>
      )}
      {facts.length > 0 && missing.length > 0 && (
        <p className="text-sm text-ink-soft">{t('rule.missing', { fields: names(missing) })}</p>
      )}
    </>
  );
}

function Phrases({ children }: { children: readonly string[] }): ReactNode {
  return (
    <ul className="grid gap-1">
      {children.map((phrase) => (
        <li key={phrase} dir="auto" className="border-s-2 border-line ps-2 wrap-anywhere text-ink-soft">
          {phrase}
        </li>
      ))}
    </ul>
  );
}

function useFieldName(): (field: OwnDocumentField) => string {
  const { t } = useTranslation('own');
  return (field) =>
    ({
      size: `${t('form.width')}, ${t('form.height')}`,
      pixels: t('form.pixels'),
      headHeight: t('form.head'),
      eyeLine: t('form.eyes'),
      background: t('form.background'),
      fileSize: t('form.file'),
      minDpi: t('form.dpi'),
      edits: t('form.edits'),
    })[field];
}
