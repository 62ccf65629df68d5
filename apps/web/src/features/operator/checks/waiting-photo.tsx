import { limits, type OperationAnswer, personReasons, type WaitingCheck } from '@vesika/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WordsField } from '../../../components/fields/text-field.tsx';
import { Select } from '../../../components/select.tsx';
import { call } from '../../../shell/api/call.ts';
import { Act, ActForm } from '../act-form.tsx';
import { PersonLink } from '../person-link.tsx';
import { useWords } from '../use-words.ts';
import { OpenedPhoto } from './opened-photo.tsx';

/** A finished photo beside its report, which a person passes or returns. */
export function WaitingPhoto({ check }: { check: WaitingCheck }) {
  const { t } = useTranslation('operator');
  const { moment, documentOf } = useWords();
  const { checkId, personId, requestedAt, expectedAt } = check;
  const params = { checkId };
  const [opened, setOpened] = useState<OperationAnswer<'operatorOpenCheck'>>();
  const [isSeen, setSeen] = useState(false);
  return (
    <article className="grid gap-3 border border-line bg-sheet p-4 text-sm">
      <p>
        <PersonLink personId={personId} className="font-medium">
          {documentOf(check)}
        </PersonLink>{' '}
        · {moment(requestedAt)} · {t('checks.expected', { time: moment(expectedAt) })}
        {Date.parse(expectedAt) < Date.now() && <span className="text-fail"> · {t('checks.late')}</span>}
      </p>
      {opened ? (
        <OpenedPhoto opened={opened} onSeen={() => setSeen(true)} />
      ) : (
        <ActForm
          name={t('acts.operatorOpenCheck')}
          withReason={false}
          act={async () => setOpened(await call('operatorOpenCheck', { params }))}
        />
      )}
      {isSeen && <Decision check={check} />}
    </article>
  );
}

/** Offered once the photo is shown, so that nobody passes a photo unseen. */
function Decision({ check: { checkId, templates } }: { check: WaitingCheck }) {
  const { t } = useTranslation('operator');
  const params = { checkId };
  const [reason, setReason] = useState<(typeof personReasons)[number]>('expression');
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Act
        of="operatorDecideCheck"
        name={t('checks.pass')}
        params={params}
        body={() => ({ verdict: 'passed' as const })}
      />
      <Act
        of="operatorDecideCheck"
        name={t('checks.return')}
        params={params}
        body={({ field }) => ({ verdict: 'returned' as const, because: reason, words: field('words') })}
      >
        <Select
          label={t('checks.because')}
          value={reason}
          onChange={setReason}
          options={personReasons.map((each) => [each, t(`checks.reasons.${each}`)] as const)}
        />
        <WordsField
          key={reason}
          name="words"
          rows={6}
          label={t('inbox.words')}
          required
          {...limits.checkAnswer}
          defaultValue={templates[reason]}
        />
      </Act>
    </div>
  );
}
