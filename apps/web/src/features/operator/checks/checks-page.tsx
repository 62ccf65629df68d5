import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageTop } from '../../../components/page-top.tsx';
import { answerOf } from '../answer-of.ts';
import { Loaded } from '../loaded.tsx';
import { useWords } from '../use-words.ts';
import { CheckTerms } from './check-terms.tsx';
import { WaitingPhoto } from './waiting-photo.tsx';

export function ChecksPage() {
  const { t } = useTranslation('operator');
  const { number } = useWords();
  const query = useQuery(answerOf('operatorChecks'));
  return (
    <>
      <PageTop title={t('nav.checks')} lead={t('checks.lead')} />
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
