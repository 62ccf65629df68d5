import type { AuthorityLetter } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.ts';
import { saveFile } from '../../../api/save-file.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { fileSizeText } from '../../../purchase/files/file-size.ts';
import { ActForm } from '../act-form.tsx';

/**
 * The letter is only offered as a download and never shown on the page, because it may contain anything. Its link is
 * short-lived, so it is downloaded at once.
 */
export function Letter({ letter }: { letter: AuthorityLetter }) {
  const { t } = useTranslation('operator');
  const { t: tUnits } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  if (letter === null) return null;
  const { letterId, format, bytes } = letter;
  const size = fileSizeText(tUnits, language, bytes);
  return (
    <div>
      <ActForm
        name={t('inbox.download', { format: format.toUpperCase(), size })}
        act={async ({ reason }) => {
          const { url } = await call('operatorOpenLetter', { params: { letterId }, body: { reason } });
          await saveFile(url, `letter-${letterId}.${format}`);
        }}
      />
    </div>
  );
}
