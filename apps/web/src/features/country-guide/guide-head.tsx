import { colourName, limitText, sizeText } from '@vesika/report/words';
import { PageHead } from '../../components/page-head.tsx';
import { breadcrumbList, type Crumb, type FaqItem, faqPage } from '../../components/structured-data.ts';
import { pagePath } from '../../photo/page-path.ts';
import { useSiteAddress } from '../../routing/use-site-address.ts';
import type { CountryGuide } from '../../site-data/country-page.server.ts';
import { guideDocument, pageKind } from './page-texts.ts';
import { lowerCase } from './rule-text.ts';
import { useGuideTexts } from './use-guide-texts.ts';

interface GuideHeadProps {
  guide: CountryGuide;
  country: string;
  crumbs: readonly Crumb[];
  questions: readonly FaqItem[];
}

export function GuideHead({ guide, country, crumbs, questions }: GuideHeadProps) {
  const { t, language } = useGuideTexts();
  const address = useSiteAddress();
  const { documentType, key, rule, variant } = guide;
  const texts = `countries:page.${pageKind(guide)}` as const;
  const document = guideDocument(t, guide);
  const head = { min: rule.headHeight.minMm, max: rule.headHeight.maxMm };
  const size = sizeText(t, language, rule);
  return (
    <PageHead
      title={t(`${texts}.title`, { country, document, size })}
      description={t(`${texts}.description`, {
        country,
        document,
        size,
        background: lowerCase(language, colourName(t, rule.background.name)),
        head: limitText(t, language, head, 'mm') ?? '',
      })}
      picture={`/og${pagePath({ documentType, key, variant }).replace('-photo', '')}.png`}
      structuredData={[
        breadcrumbList(crumbs, address),
        ...(questions.length > 0 ? [faqPage(questions)] : []),
      ]}
    />
  );
}
