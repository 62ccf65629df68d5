import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.ts';
import { PageTitle } from '../../../components/page-title.tsx';
import { Loaded } from '../loaded.tsx';
import { useWords } from '../use-words.ts';
import { CheckTerms } from './check-terms.tsx';
import { WaitingPhoto } from './waiting-photo.tsx';

export function ChecksPage() {
  const { t } = useTranslation('operator');
  const { number } = useWords();
  const query = useQuery({
    queryKey: ['operator', 'checks'],
    queryFn: ({ signal }) => call('operatorChecks', { signal }),
  });
  return (
    <>
      <PageTitle page={t('nav.checks')} />
      <header className="grid gap-2">
        <h1 className="text-3xl font-bold">{t('nav.checks')}</h1>
        <p className="max-w-[60ch] text-ink-soft">{t('checks.lead')}</p>
      </header>
      <Loaded query={query}>
        {({ terms, waiting, passed, returned }) => (
          <>
            <p>
              {!terms.isOffered && `${t('checks.off')} `}
              {t('checks.decided', { passed: number(passed), returned: number(returned) })}
            </p>
            <div className="grid gap-3">
              {waiting.length === 0 && <p className="text-ink-soft">{t('inbox.none')}</p>}
              {waiting.map((check) => (
                <WaitingPhoto key={check.checkId} check={check} />
              ))}
            </div>
            <CheckTerms terms={terms} />
          </>
        )}
      </Loaded>
    </>
  );
}
