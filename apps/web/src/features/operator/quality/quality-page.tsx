import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../components/choice.tsx';
import { PageTop } from '../../../components/page-top.tsx';
import { answerOf } from '../answer-of.ts';
import { BarList } from '../bar-list.tsx';
import { Loaded } from '../loaded.tsx';
import { useWords } from '../use-words.ts';

const spans = ['7', '30', '90'] as const;

export function QualityPage() {
  const { t } = useTranslation(['operator', 'engine', 'report']);
  const { number, share, country, documentOf, day, textOf } = useWords();
  const [days, setDays] = useState<(typeof spans)[number]>('30');
  const query = useQuery({
    ...answerOf('operatorQuality', { query: { days } }),
    placeholderData: keepPreviousData,
  });
  const check = (id: string) => textOf(`engine:checks.${id}.name`);
  return (
    <>
      <PageTop title={t('nav.quality')} lead={t('quality.lead')} />
      <div className="max-w-sm">
        <Segments
          legend={t('quality.days')}
          name="days"
          value={days}
          onChange={setDays}
          options={spans.map((span) => ({ value: span, name: number(Number(span)) }))}
        />
      </div>
      <Loaded query={query}>
        {({ givenUp, funnel, photos, failing, undetermined, questions, rejections, queue }) => (
          <>
            <p>
              {t('quality.photos', {
                made: number(photos.made),
                finished: number(photos.finished),
                givenUp: number(photos.givenUp),
              })}{' '}
              {t('quality.waiting', { waiting: number(queue.waiting) })}{' '}
              {queue.medianSeconds !== null &&
                t('quality.speed', { seconds: number(Math.round(queue.medianSeconds)) })}
            </p>
            <div className="grid gap-8 lg:grid-cols-2">
              <BarList
                title={t('quality.funnel')}
                rows={funnel}
                bar={({ step, count }) => [t(`quality.steps.${step}`), number(count), count]}
              />
              <BarList
                title={t('quality.givenUp')}
                rows={givenUp}
                bar={(row) => [documentOf(row), `${number(row.givenUp)} (${share(row.share)})`, row.givenUp]}
              />
              <BarList
                title={t('quality.failing')}
                rows={failing}
                bar={(row) => [
                  `${check(row.check)}, ${country(row.countryCode)}`,
                  `${number(row.failed)} (${share(row.share)})`,
                  row.failed,
                ]}
              />
              <BarList
                title={t('quality.undetermined')}
                rows={undetermined}
                bar={(row) => [check(row.check), `${number(row.count)} (${share(row.share)})`, row.count]}
              />
              <BarList
                title={t('quality.questions')}
                rows={questions}
                bar={({ question, answered }) => [
                  t(`report:questions.ask.${question}` as never, { defaultValue: question }) as string,
                  number(answered),
                  answered,
                ]}
              />
              <BarList
                title={t('quality.rejections')}
                rows={rejections}
                bar={(row) => [
                  `${documentOf(row)}${row.rulesSince ? `, ${t('quality.rulesSince', { date: day(row.rulesSince) })}` : ''}`,
                  `${number(row.rejected)} / ${number(row.finished)} (${share(row.rejected / row.finished)})`,
                  row.rejected / row.finished,
                ]}
              />
            </div>
          </>
        )}
      </Loaded>
    </>
  );
}
