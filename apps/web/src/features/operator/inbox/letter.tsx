import type { AuthorityLetter } from '@vesika/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.ts';
import { buttonClass } from '../../../components/button.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { fileSizeText } from '../../../purchase/files/file-size.ts';
import { ActForm } from '../act-form.tsx';

/** The letter is only offered as a download and never shown on the page, because it may contain anything. */
export function Letter({ letter }: { letter: AuthorityLetter }) {
  const { t } = useTranslation('operator');
  const { t: tUnits } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  const [url, setUrl] = useState<string>();
  if (letter === null) return null;
  const { letterId, format, bytes } = letter;
  if (url === undefined)
    return (
      <div>
        <ActForm
          name={t('acts.operatorOpenLetter')}
          act={async ({ reason }) => {
            const opened = await call('operatorOpenLetter', { params: { letterId }, body: { reason } });
            setUrl(opened.url);
          }}
        />
      </div>
    );
  return (
    <a href={url} download className={`${buttonClass({ look: 'ink' })} justify-self-start`}>
      {t('inbox.download', {
        format: format.toUpperCase(),
        size: fileSizeText(tUnits, language, bytes),
      })}
    </a>
  );
}
