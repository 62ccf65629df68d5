import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import type { ApiReference } from '../../site-data/api-reference.server.ts';
import { guides } from './guides.tsx';

type Chapters = ApiReference['chapters'];

/** Beside the text on a desk; folded above it on a phone. */
export function Contents({ chapters }: { chapters: Chapters }) {
  const { t } = useTranslation('developers');
  return (
    <>
      <details className="group border-y border-line lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-4 font-medium hover:text-stamp [&::-webkit-details-marker]:hidden">
          {t('page.contents')}
          <Icon
            name="chevron-down"
            className="text-ink-soft transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <nav aria-label={t('page.contents')} className="pb-3">
          <Entries chapters={chapters} />
        </nav>
      </details>
      <nav
        aria-label={t('page.contents')}
        className="sticky top-8 max-h-[calc(100dvh-4rem)] self-start overflow-y-auto max-lg:hidden"
      >
        <Entries chapters={chapters} />
      </nav>
    </>
  );
}

function Entries({ chapters }: { chapters: Chapters }) {
  const { t } = useTranslation('developers');
  return (
    <ul className="border-s border-line text-sm">
      <Entry id="start">{t('start.title')}</Entry>
      {guides.map((id) => (
        <Entry key={id} id={id}>
          {t(`guides.${id}.title`)}
        </Entry>
      ))}
      {chapters.map(({ tag, operations }) => (
        <li key={tag} lang="en" className="mt-3">
          <p className="ps-4 font-medium">{tag}</p>
          <ul>
            {operations.map(({ id, summary }) => (
              <Entry key={id} id={id}>
                {summary}
              </Entry>
            ))}
          </ul>
        </li>
      ))}
      <Entry id="codes">{t('codes.title')}</Entry>
    </ul>
  );
}

function Entry({ id, children }: { id: string; children: string }) {
  return (
    <li>
      <a
        href={`#${id}`}
        className="-ms-px block border-s border-transparent py-2 ps-4 leading-snug text-ink-soft hover:border-stamp hover:text-ink lg:py-1"
      >
        <bdi>{children}</bdi>
      </a>
    </li>
  );
}
