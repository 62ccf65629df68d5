import { formatLimit } from '@vesika/messages';
import { useLanguage } from '../../shell/i18n/use-language.ts';

export function Ordinal({ index }: { index: number }) {
  const language = useLanguage();
  return (
    <span className="me-1.5 sm:me-2.5 font-mono text-sm font-normal text-stamp">
      {formatLimit(language, index + 1, 'count')}
    </span>
  );
}
