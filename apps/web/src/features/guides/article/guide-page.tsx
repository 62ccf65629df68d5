import { formatLimit, localeOf } from '@vesika/messages';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosingCall } from '../../../components/closing-call.tsx';
import { Heading } from '../../../components/heading.tsx';
import { Icon } from '../../../components/icon.tsx';
import { PublicPage } from '../../../components/public-page.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { useSiteUrl } from '../../../shell/routing/site-url.ts';
import { useSiteAddress } from '../../../shell/routing/use-site-address.ts';
import { type GuideName, guideNames, guidePaths, guideTexts } from './guides.ts';

interface GuidePageProps {
  guide: GuideName;
  contents: readonly ContentsEntry[];
  structuredData?: readonly object[];
  children: ReactNode;
}

export function GuidePage({ guide, contents, structuredData = [], children }: GuidePageProps) {
  const { t } = useTranslation(['guides', 'web']);
  const language = useLanguage();
  const siteUrl = useSiteUrl();
  const address = useSiteAddress();
  const texts = guideTexts[guide];
  const [title, description] = [t(texts.title), t(texts.description)];
  const publisher = { '@type': 'Organization', name: t('web:meta.brand'), url: siteUrl };
  const article = {
    '@type': 'Article',
    headline: title,
    description,
    image: `${siteUrl}/og/vesika.png`,
    inLanguage: localeOf(language),
    mainEntityOfPage: address(guidePaths[guide]),
    author: publisher,
    publisher,
  };
  return (
    <PublicPage
      title={title}
      description={description}
      structuredData={[article, ...structuredData]}
      crumbs={[{ name: title }]}
      rosette={{
        seed: `guide ${guide}`,
        className:
          '-end-52 -top-72 size-[44rem] opacity-[0.1] max-sm:opacity-[0.08] dark:opacity-[0.14] max-sm:dark:opacity-[0.1]',
      }}
    >
      <article>
        <header className="mt-4 mb-9 sm:mt-6 sm:mb-14">
          <Heading level="h1" className="max-w-[20ch] text-4xl font-bold sm:text-5xl">
            {title}
          </Heading>
          <p className="mt-4 max-w-[58ch] text-ink-soft sm:text-lg">{t(texts.lead)}</p>
        </header>
        <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[13rem_minmax(0,1fr)]">
          <Contents entries={contents} />
          <div className="grid min-w-0 grid-cols-1 gap-y-16">{children}</div>
        </div>
      </article>
      <OtherGuides current={guide} />
      <ClosingCall
        seed={`call ${guide}`}
        title={t('frame.call.title')}
        action={t('frame.call.action')}
        to="/dashboard"
      >
        <p>{t('frame.call.text')}</p>
      </ClosingCall>
    </PublicPage>
  );
}

function OtherGuides({ current }: { current: GuideName }) {
  const { t } = useTranslation('guides');
  const id = useId();
  return (
    <nav aria-labelledby={id} className="mt-20">
      <Heading level="h2" id={id} className="text-2xl font-bold">
        {t('frame.more')}
      </Heading>
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

interface ContentsEntry {
  id: string;
  title: string;
}

function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const { t } = useTranslation('guides');
  const language = useLanguage();
  const titleId = useId();
  return (
    <nav
      aria-labelledby={titleId}
      className="self-start border-line max-lg:border-y max-lg:py-4 lg:sticky lg:top-24"
    >
      <p id={titleId} className="text-sm font-semibold">
        {t('frame.contents')}
      </p>
      <ol className="mt-2 text-sm">
        {entries.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="grid grid-cols-[1.6rem_1fr] rounded-sm py-1.5 text-ink-soft max-lg:py-2.5 underline decoration-transparent underline-offset-3 hover:text-ink hover:decoration-current"
            >
              <span className="font-mono text-xs leading-[1.8] text-stamp" aria-hidden="true">
                {formatLimit(language, index + 1, 'count')}
              </span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
