import { useQuery } from '@tanstack/react-query';
import type { ContactMessage, FirstKind, RejectionClaim } from '@vesika/contract';
import { limits } from '@vesika/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Chevron } from '../../../components/chevron.tsx';
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

/** Address of the page on which an operator can act. */
const placeOf: Record<FirstKind, string> = {
  'late-checks': '/operator/checks',
  disputes: '/operator/money?state=disputed',
  mails: '/operator/people',
  claims: '#claims',
  messages: '#messages',
  checks: '/operator/checks',
};

export function InboxPage() {
  const { t } = useTranslation('operator');
  const { number } = useWords();
  const query = useQuery(answerOf('operatorInbox'));
  return (
    <>
      <PageTop title={t('nav.inbox')} />
      <Loaded query={query}>
        {({ first, claims, messages }) => (
          <>
            {first.length > 0 && (
              <ul className="grid gap-2 sm:grid-cols-3 lg:grid-cols-6">
                {first.map(({ kind, count }) => (
                  <li key={kind}>
                    <Link
                      to={placeOf[kind]}
                      className="grid h-full content-start border border-line bg-sheet px-4 py-3 text-sm hover:border-ink"
                    >
                      <span className="font-heading text-2xl font-bold tabular-nums">{number(count)}</span>
                      {t(`quality.firstKinds.${kind}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            <Waiting
              id="claims"
              title={t('inbox.claims')}
              items={claims.map((claim) => <Claim key={claim.claimId} claim={claim} />)}
            />
            <Waiting
              id="messages"
              title={t('inbox.messages')}
              items={messages.map((message) => <Message key={message.messageId} message={message} />)}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

interface WaitingProps {
  id: string;
  title: string;
  items: ReactNode[];
}

function Waiting({ id, title, items }: WaitingProps) {
  const { t } = useTranslation('operator');
  return (
    <div id={id} className="scroll-mt-6">
      <DeskSection title={title}>
        {items.length === 0 ? (
          <p className="text-ink-soft">{t('inbox.none')}</p>
        ) : (
          <div className="min-w-0 divide-y divide-line border border-line bg-sheet text-sm">{items}</div>
        )}
      </DeskSection>
    </div>
  );
}

interface RowProps {
  email: string;
  what: string;
  at: string;
  children: ReactNode;
}

/** One line that opens to what was written and its answer. */
function Row({ email, what, at, children }: RowProps) {
  const { t } = useTranslation('operator');
  const { moment } = useWords();
  return (
    <article>
      <details>
        <summary className="flex min-h-11 list-none items-center gap-x-4 px-4 py-1.5 hover:bg-ink/4 [&::-webkit-details-marker]:hidden">
          <bdi className="min-w-0 shrink truncate font-medium sm:w-64 sm:shrink-0">{email}</bdi>
          <span className="min-w-0 grow truncate text-ink-soft max-sm:hidden" dir="auto">
            {what}
          </span>
          <span className="shrink-0 text-ink-soft max-sm:hidden">{moment(at)}</span>
          <span className="ms-auto flex shrink-0 items-center gap-1.5 underline underline-offset-3">
            {t('inbox.answer')}
            <Chevron className="text-ink-soft" />
          </span>
        </summary>
        <div className="grid gap-2 px-4 pt-1 pb-4">{children}</div>
      </details>
    </article>
  );
}

function Claim({ claim }: { claim: RejectionClaim }) {
  const { t } = useTranslation(['operator', 'report']);
  const { moment, documentOf } = useWords();
  const { claimId, personId, email, at, reason, authorityReason, outcome } = claim;
  const { isRefunded, photoId, templates } = claim;
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
    <Row email={email} what={`${documentOf(claim)} · ${t(`rejection.${outcome}`)}`} at={at}>
      <p>
        <PersonLink personId={personId} className="font-medium break-all">
          <bdi>{email}</bdi>
        </PersonLink>{' '}
        · {moment(at)} · {documentOf(claim)} · {t(`rejection.${outcome}`)}
      </p>
      {reason && <p>{t(`report:rejection.reasons.${reason}`)}</p>}
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
    </Row>
  );
}

function Message({ message: { messageId, email, at, topic, message } }: { message: ContactMessage }) {
  const { t } = useTranslation('operator');
  const { moment } = useWords();
  return (
    <Row email={email} what={`${t(`topic.${topic}`)} · ${message}`} at={at}>
      <p>
        <Link
          to={`/operator/people?${new URLSearchParams({ text: email })}`}
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
    </Row>
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
      {...limits.message}
      defaultValue={defaultValue}
    />
  );
}
