import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HumanCheck as Check, HumanCheckOffer } from '@vesika/contract';
import { localeOf } from '@vesika/messages';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { TitledSection } from '../components/titled-section.tsx';
import { useShowFailure } from '../components/use-show-failure.ts';
import { call } from '../shell/api/call.ts';
import { announcePurchase } from '../shell/api/purchase-news.ts';
import { useLanguage } from '../shell/i18n/use-language.ts';
import { CheckHours, CheckPrice } from './human-check-terms.tsx';

/** The check of a finished photo by a person: its price and duration, then its result. */
export function HumanCheck({ photoId }: { photoId: string }) {
  const { t } = useTranslation('visitor');
  const { data } = useQuery(humanCheckQuery(photoId));
  const state = useRef<HTMLDivElement>(null);
  const shown = useRef(data);
  useEffect(() => {
    const isJustOrdered = data?.check && shown.current?.check === null;
    shown.current = data;
    // The button that ordered the check has gone, and its focus with it.
    if (isJustOrdered && document.activeElement === document.body) state.current?.focus();
  }, [data]);
  if (!data || (!data.check && !data.offer)) return null;
  return (
    <TitledSection
      title={t('humanCheck.title')}
      headingClass="text-base font-semibold"
      className="grid gap-2 border border-line bg-sheet p-4 text-sm"
    >
      <div ref={state} role="status" tabIndex={-1} className="outline-none empty:hidden">
        {data.check && <CheckState check={data.check} />}
      </div>
      {!data.check && data.offer && <Offer photoId={photoId} offer={data.offer} />}
    </TitledSection>
  );
}

function Offer({ photoId, offer }: { photoId: string; offer: HumanCheckOffer }) {
  const { t } = useTranslation('visitor');
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const order = useMutation({
    mutationFn: () => call('requestHumanCheck', { params: { photoId } }),
    onSuccess: async ({ check }) => {
      queryClient.setQueryData(humanCheckQuery(photoId).queryKey, { offer, check });
      await announcePurchase(queryClient);
    },
    onError: showFailure,
  });
  return (
    <>
      <p className="text-ink-soft">
        {t('humanCheck.about')} {offer.isTrained && t('humanCheck.trained')}
      </p>
      <OfferTerms offer={offer} />
      <Button className="justify-self-start" busy={order.isPending} onClick={() => order.mutate()}>
        {t('humanCheck.order')}
      </Button>
    </>
  );
}

function OfferTerms({ offer }: { offer: HumanCheckOffer }) {
  const { t } = useTranslation('visitor');
  const { number, moment } = useFigures();
  const { isOpen, waiting, expectedAt } = offer;
  return (
    <ul className="grid gap-0.5">
      <CheckPrice offer={offer} />
      <li>{t('humanCheck.expected', { time: moment(expectedAt) })}</li>
      <li className="text-ink-soft">
        {t(isOpen ? 'humanCheck.open' : 'humanCheck.closed')}{' '}
        {t('humanCheck.waiting', { waiting: number(waiting) })}
      </li>
      <CheckHours offer={offer} />
    </ul>
  );
}

function CheckState({ check: { status, expectedAt, returnsAt, decidedAt, words } }: { check: Check }) {
  const { t } = useTranslation('visitor');
  const { moment, day } = useFigures();
  if (status === 'waiting') {
    const isLate = Date.parse(expectedAt) < Date.now();
    return (
      <p>
        {isLate
          ? t('humanCheck.late', { time: moment(returnsAt) })
          : t('humanCheck.ordered', { time: moment(expectedAt) })}
      </p>
    );
  }
  const isPassed = status === 'passed';
  return (
    <>
      <p className="flex gap-2">
        <Icon
          name={isPassed ? 'check' : 'warning'}
          className={`mt-0.5 shrink-0 ${isPassed ? 'text-pass' : 'text-unsure'}`}
        />
        {t(isPassed ? 'humanCheck.passed' : 'humanCheck.returned', { date: day(decidedAt!) })}
      </p>
      {words && (
        <p dir="auto" className="mt-1 whitespace-pre-wrap text-ink-soft">
          {words}
        </p>
      )}
    </>
  );
}

function useFigures() {
  const locale = localeOf(useLanguage());
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  return {
    moment: (at: string) => moments.format(new Date(at)),
    day: (at: string) => days.format(new Date(at)),
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
  };
}

function humanCheckQuery(photoId: string) {
  return queryOptions({
    queryKey: ['human-check', photoId],
    queryFn: ({ signal }) => call('getHumanCheck', { params: { photoId }, signal }),
  });
}
