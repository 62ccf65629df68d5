import type { StoryEvent } from '@vesika/contract';
import type { FC, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Act } from '../act-form.tsx';
import { Dated, DeskSection } from '../desk-section.tsx';
import { FailedChecks } from '../failed-checks.tsx';
import { useWords } from '../use-words.ts';
import { Face } from './face.tsx';
import { PackageActs, PaymentActs } from './purchase-acts.tsx';

type Event<Kind extends StoryEvent['kind']> = Extract<StoryEvent, { kind: Kind }>;

export function Story({ events }: { events: readonly StoryEvent[] }) {
  const { t } = useTranslation('operator');
  return (
    <DeskSection title={t('story.title')}>
      <ol className="divide-y divide-line border border-line bg-sheet">
        {events.map((event) => (
          <Dated key={keyOf(event)} at={event.at}>
            <p className="font-medium">{t(`story.${event.kind}`)}</p>
            <Details event={event} />
          </Dated>
        ))}
      </ol>
    </DeskSection>
  );
}

/** The key outlives a change of the event, so that a form within it stays open. */
function keyOf(event: StoryEvent): string {
  return `${event.kind} ${idOf(event) ?? event.at}`;
}

function idOf(event: StoryEvent): string | number | undefined {
  switch (event.kind) {
    case 'photo':
      return event.photoId;
    case 'payment':
      return event.paymentId;
    case 'package':
      return event.userPackageId;
    case 'rejection':
      return event.rejectionId;
    case 'act':
      return event.act.id;
    default:
      return undefined;
  }
}

const details: { [Kind in StoryEvent['kind']]: FC<{ event: Event<Kind> }> } = {
  joined: () => null,
  upload: UploadDetails,
  session: SessionDetails,
  photo: PhotoDetails,
  payment: PaymentDetails,
  package: PackageDetails,
  credits: CreditDetails,
  rejection: RejectionDetails,
  mail: MailDetails,
  act: ActDetails,
};

function Details({ event }: { event: StoryEvent }) {
  const Shown = details[event.kind] as FC<{ event: StoryEvent }>;
  return <Shown event={event} />;
}

function SessionDetails({ event }: { event: Event<'session'> }) {
  const { t } = useTranslation('operator');
  const { moment } = useWords();
  const facts = [
    ...(event.secondFactor ? [t('session.secondFactor')] : []),
    ...(event.endedAt ? [t('package.until', { date: moment(event.endedAt) })] : []),
  ];
  return facts.length > 0 ? <Line>{facts.join(' · ')}</Line> : null;
}

function UploadDetails({ event }: { event: Event<'upload'> }) {
  const { megabytes } = useWords();
  return event.bytes === null ? null : <Line>{megabytes(event.bytes)}</Line>;
}

function PhotoDetails({ event }: { event: Event<'photo'> }) {
  const { t } = useTranslation('operator');
  const { documentOf } = useWords();
  const { photoId, isClean, ok, failed, undetermined, hasOriginal } = event;
  return (
    <>
      <Line>
        {documentOf(event)} · {t(isClean ? 'photo.finished' : 'photo.preview')}
        {ok && undetermined.length === 0 && ` · ${t('photo.ok')}`}
      </Line>
      <FailedChecks failed={failed} undetermined={undetermined} />
      <Id id={photoId} />
      <div className="flex flex-wrap items-start gap-2">
        <Face photoId={photoId} />
        {hasOriginal && <Act of="operatorMakeAgain" params={{ photoId }} />}
      </div>
    </>
  );
}

function PaymentDetails({ event }: { event: Event<'payment'> }) {
  const { t } = useTranslation('operator');
  const { money, moment, isolated } = useWords();
  const { paymentId, packageName, status, amount, currency, invoiceNumber, refunds } = event;
  const isBack = ({ status: state }: (typeof refunds)[number]) =>
    state === 'completed' || state === 'processing';
  const left = refunds.filter(isBack).reduce((rest, refund) => rest - refund.amount, amount);
  return (
    <>
      <Line>
        {packageName} · {money(amount, currency)} · {t(`payment.${status}`)}
        {invoiceNumber && ` · ${t('payment.invoice', { number: isolated(invoiceNumber) })}`}
      </Line>
      {refunds.map((refund) => (
        <Line key={refund.at}>
          {t('payment.refund', {
            amount: money(refund.amount, currency),
            state: t(`refund.${refund.status}`),
          })}{' '}
          · {moment(refund.at)}
        </Line>
      ))}
      <Id id={paymentId} />
      {(status === 'completed' || status === 'refunded') && (
        <PaymentActs paymentId={paymentId} left={Number(left.toFixed(2))} />
      )}
    </>
  );
}

function PackageDetails({ event }: { event: Event<'package'> }) {
  const { t } = useTranslation('operator');
  const { number, day } = useWords();
  const { userPackageId, packageName, creditsRemaining, expiresAt, isActive } = event;
  return (
    <>
      <Line>
        {packageName} ·{' '}
        {creditsRemaining === null
          ? t('package.unlimited')
          : t('package.credits', { credits: number(creditsRemaining) })}{' '}
        · {isActive ? t('package.until', { date: day(expiresAt) }) : t('package.ended')}
      </Line>
      {isActive && <PackageActs userPackageId={userPackageId} isLimited={creditsRemaining !== null} />}
    </>
  );
}

function CreditDetails({ event }: { event: Event<'credits'> }) {
  const { change, textOf } = useWords();
  return (
    <Line>
      <span dir="ltr">{change(event.change)}</span> · {textOf(`payments:reasons.${event.reason}`)}
    </Line>
  );
}

function RejectionDetails({ event }: { event: Event<'rejection'> }) {
  const { t } = useTranslation('operator');
  const { documentOf } = useWords();
  return (
    <>
      <Line>
        {documentOf(event)} · {t(`rejection.${event.outcome}`)}
      </Line>
      {event.authorityReason && <Line>“{event.authorityReason}”</Line>}
    </>
  );
}

function MailDetails({ event }: { event: Event<'mail'> }) {
  const { t } = useTranslation('operator');
  return (
    <Line>
      {event.subject}
      {!event.sent && <span className="text-fail"> · {t('mail.failed')}</span>}
    </Line>
  );
}

function ActDetails({ event: { act } }: { event: Event<'act'> }) {
  const { textOf } = useWords();
  return (
    <>
      <Line>
        {textOf(`operator:acts.${act.operation}`)} · <bdi>{act.operator}</bdi>
        {act.failure && <span className="text-fail"> · {textOf(`engine:errors.${act.failure}.title`)}</span>}
      </Line>
      {act.reason && <Line>“{act.reason}”</Line>}
    </>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <p className="text-sm break-words text-ink-soft">{children}</p>;
}

function Id({ id }: { id: string }) {
  return (
    <p className="font-mono text-xs break-all text-ink-soft" dir="ltr">
      {id}
    </p>
  );
}
