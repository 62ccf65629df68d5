import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { Phrases } from '../../../i18n/phrases.tsx';
import { type GuideName, guideNames, guidePaths, guideTexts } from './guides.ts';

export function OtherGuides({ current }: { current: GuideName }) {
  const { t } = useTranslation('guides');
  const id = useId();
  return (
    <nav aria-labelledby={id} className="mt-20">
      <h2 id={id} className="text-2xl font-bold">
        <Phrases>{t('frame.more')}</Phrases>
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        {guideNames
          .filter((guide) => guide !== current)
          .map((guide) => (
            <li key={guide}>
              <SiteLink
                to={guidePaths[guide]}
                className="group flex h-full items-center justify-between gap-6 border border-line bg-sheet p-5 hover:border-ink sm:p-6"
              >
                <span>
                  <span className="block font-heading text-lg leading-snug font-semibold">
                    {t(guideTexts[guide].title)}
                  </span>
                  <span className="mt-1 block text-sm text-ink-soft">{t(guideTexts[guide].short)}</span>
                </span>
                <Icon
                  name="chevron-down"
                  className="shrink-0 -rotate-90 text-ink-soft group-hover:text-ink rtl:rotate-90"
                />
              </SiteLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
