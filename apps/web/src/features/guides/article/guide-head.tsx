import { localeOf } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../components/page-head.tsx';
import { breadcrumbList, type Crumb } from '../../../components/structured-data.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useSiteUrl } from '../../../routing/site-url.ts';
import { useSiteAddress } from '../../../routing/use-site-address.ts';
import { type GuideName, guidePaths, guideTexts } from './guides.ts';

interface GuideHeadProps {
  guide: GuideName;
  crumbs: readonly Crumb[];
  structuredData: readonly object[];
}

export function GuideHead({ guide, crumbs, structuredData }: GuideHeadProps) {
  const { t } = useTranslation(['guides', 'web']);
  const language = useLanguage();
  const siteUrl = useSiteUrl();
  const address = useSiteAddress();
  const publisher = { '@type': 'Organization', name: t('web:meta.brand'), url: siteUrl };
  const article = {
    '@type': 'Article',
    headline: t(guideTexts[guide].title),
    description: t(guideTexts[guide].description),
    image: `${siteUrl}/og/vesika.png`,
    inLanguage: localeOf(language),
    mainEntityOfPage: address(guidePaths[guide]),
    author: publisher,
    publisher,
  };
  return (
    <PageHead
      title={t(guideTexts[guide].title)}
      description={t(guideTexts[guide].description)}
      structuredData={[article, ...structuredData, breadcrumbList(crumbs, address)]}
    />
  );
}
