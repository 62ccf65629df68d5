import type { RequirementAnswer } from '@vesika/contract';
import { sourceName } from '@vesika/report/words';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { dateText, linkOf } from './rule-texts.ts';

interface SourceLineProps {
  title: string;
  address: string | null;
  kind?: NonNullable<RequirementAnswer['source']>['kind'];
  date?: string | null;
  /** The source's name where `sourceName` is not what people cite. */
  name?: string;
}

export function SourceLine({ title, address, kind, date, ...given }: SourceLineProps) {
  const { t } = useTranslation(['web', 'engine']);
  const name = given.name ?? sourceName({ title, address });
  const language = useLanguage();
  const link = linkOf(address);
  return (
    <span className="text-ink-soft">
      {link ? (
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className="rounded-xs underline decoration-line-strong underline-offset-3 hover:text-ink hover:decoration-current"
        >
          <bdi>{name}</bdi>
          <Icon name="outside" className="ms-1 inline size-3.5 -translate-y-px rtl:-scale-x-100" />
        </a>
      ) : (
        <bdi>{name}</bdi>
      )}
      {kind && <span>{` · ${t(`engine:sourceKinds.${kind}`)}`}</span>}
      {date && <span>{` · ${t('requirements.asOf', { date: dateText(language, date) })}`}</span>}
    </span>
  );
}
