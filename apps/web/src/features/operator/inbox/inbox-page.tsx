import { useQuery } from '@tanstack/react-query';
import type { ContactMessage, RejectionClaim } from '@vesika/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { WordsField } from '../../../components/fields/text-field.tsx';
import { PageTop } from '../../../components/page-top.tsx';
import { Act } from '../act-form.tsx';
import { answerOf } from '../answer-of.ts';
import { DeskSection } from '../desk-section.tsx';
import { FailedChecks } from '../failed-checks.tsx';
import { Loaded } from '../loaded.tsx';
import { Face } from '../people/face.tsx';
import { PersonLink } from '../person-link.tsx';
import { useWords } from '../use-words.ts';

export function InboxPage() {
  const { t } = useTranslation('operator');
  const query = useQuery(answerOf('operatorInbox'));
  return (
    <>
      <PageTop title={t('nav.inbox')} />
      <Loaded query={query}>
        {({ claims, messages }) => (
          <>
            <Waiting
              title={t('inbox.claims')}
              items={claims.map((claim) => <Claim key={claim.claimId} claim={claim} />)}
            />
            <Waiting
              title={t('inbox.messages')}
              items={messages.map((message) => <Message key={message.messageId} message={message} />)}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

function Waiting({ title, items }: { title: string; items: ReactNode[] }) {
  const { t } = useTranslation('operator');
  return (
    <DeskSection title={title}>
      {items.length === 0 ? <p className="text-ink-soft">{t('inbox.none')}</p> : items}
    </DeskSection>
  );
}

function Claim({ claim }: { claim: RejectionClaim }) {
  const { t } = useTranslation('operator');
  const { moment, documentOf } = useWords();
  const { claimId, personId, email, at, authorityReason, outcome, isRefunded, photoId, templates } = claim;
  const answer = (name: string, prefilled: string) => (
    <Act
      of="operatorAnswerClaim"
      name={name}
      params={{ claimId }}
      body={({ field }) => ({ isAccepted: true, words: field('words') })}
    >
      <AnswerField defaultValue={prefilled} />
    </Act>
  );
  return (
    <article className="grid gap-2 border border-line bg-sheet p-4 text-sm">
      <p>
        <PersonLink personId={personId} className="font-medium break-all">
          <bdi>{email}</bdi>
        </PersonLink>{' '}
        · {moment(at)}
      </p>
      <p>
        {documentOf(claim)} · {t(`rejection.${outcome}`)}
      </p>
      {authorityReason && <p className="break-words">“{authorityReason}”</p>}
      <FailedChecks failed={claim.failed} undetermined={claim.undetermined} />
      {photoId && <Face photoId={photoId} />}
      <div className="flex flex-wrap items-start gap-2">
        {isRefunded
          ? answer(t('inbox.answer'), templates.refunded)
          : answer(t('inbox.accept'), templates.accepted)}
        {!isRefunded && (
          <Act
            of="operatorAnswerClaim"
            name={t('inbox.refuse')}
            params={{ claimId }}
            body={({ field }) => ({ isAccepted: false, words: `${templates.refused} ${field('words')}` })}
          >
            <p dir="auto">{templates.refused}</p>
            <AnswerField />
          </Act>
        )}
      </div>
    </article>
  );
}

function Message({ message: { messageId, email, at, topic, message } }: { message: ContactMessage }) {
  const { t } = useTranslation('operator');
  const { moment } = useWords();
  return (
    <article className="grid gap-2 border border-line bg-sheet p-4 text-sm">
      <p>
        <Link
          to={`/operator?${new URLSearchParams({ text: email })}`}
          className="font-medium break-all underline underline-offset-3"
        >
          <bdi>{email}</bdi>
        </Link>{' '}
        · {moment(at)} · {t(`topic.${topic}`)}
      </p>
      <p className="max-w-[70ch] break-words whitespace-pre-wrap" dir="auto">
        {message}
      </p>
      <Act
        of="operatorAnswerMessage"
        name={t('inbox.answer')}
        params={{ messageId }}
        body={({ field }) => ({ words: field('words') })}
      >
        <AnswerField />
      </Act>
    </article>
  );
}

function AnswerField({ defaultValue }: { defaultValue?: string }) {
  const { t } = useTranslation('operator');
  return (
    <WordsField
      name="words"
      rows={6}
      label={t('inbox.words')}
      required
      minLength={10}
      maxLength={4000}
      defaultValue={defaultValue}
    />
  );
}
