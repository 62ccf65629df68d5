import { useTranslation } from 'react-i18next';
import { FoldedContents } from '../../components/folded-contents.tsx';
import type { ApiReference } from '../../site/data/api-reference.server.ts';
import { guides } from './guides.tsx';

type Chapters = ApiReference['chapters'];

export function Contents({ chapters }: { chapters: Chapters }) {
  const { t } = useTranslation('developers');
  return (
    <FoldedContents title={t('page.contents')}>
      <ul className="border-s border-line text-sm">
        <Entry id="start">{t('start.title')}</Entry>
        {guides.map((id) => (
          <Entry key={id} id={id}>
            {t(`guides.${id}.title`)}
          </Entry>
        ))}
        <Entry id="http">{t('http.title')}</Entry>
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
        <Entry id="events">{t('events.title')}</Entry>
        <Entry id="codes">{t('codes.title')}</Entry>
        <Entry id="changes">{t('changes.title')}</Entry>
      </ul>
    </FoldedContents>
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
