import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { PageTop } from '../../components/page-top.tsx';
import { answerOf } from './answer-of.ts';
import { Loaded } from './loaded.tsx';

export function SettingsPage() {
  const { t } = useTranslation('operator');
  const query = useQuery(answerOf('operatorSettings'));
  return (
    <>
      <PageTop title={t('nav.settings')} lead={t('settings.lead')} />
      <Loaded query={query}>
        {({ findings }) => (
          <ul className="divide-y divide-line border border-line bg-sheet">
            {findings.map(({ check, problem, isTested }) => (
              <li key={check} className="grid grid-cols-[auto_1fr] gap-x-3 px-4 py-3">
                <Icon
                  name={problem !== null ? 'warning' : isTested ? 'check' : 'more'}
                  className={`mt-1 ${problem !== null ? 'text-fail' : isTested ? 'text-pass' : 'text-ink-soft'}`}
                />
                <div>
                  <p className="font-medium">
                    {t(`settings.checks.${check}`)}
                    {problem === null && (
                      <span className="font-normal text-ink-soft">
                        : {t(isTested ? 'settings.well' : 'settings.untested')}
                      </span>
                    )}
                  </p>
                  {problem !== null && (
                    <p className="max-w-[70ch] text-sm">
                      {t(
                        problem === 'failed'
                          ? 'settings.failed'
                          : (`settings.problems.${check}.${problem}` as never),
                      )}
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <Button className="justify-self-start" busy={query.isFetching} onClick={() => void query.refetch()}>
        {t('settings.again')}
      </Button>
    </>
  );
}
