import { localeOf } from '@vesika/messages';
import type { AppLoadContext } from 'react-router';
import { serverTexts } from '../../../shell/i18n/server-texts.ts';
import { accuracyTexts } from '../../../site/content/measured-accuracy.ts';
import { fillText } from './fill-text.ts';
import { operatorMark, parseText } from './parse-text.server.ts';
import type { Text } from './text.ts';

export type TextName = 'privacy' | 'terms' | 'refund-policy' | 'help';

const sources = import.meta.glob<string>('../texts/*/*.md', { query: '?raw', import: 'default' });

/**
 * Reads a text in the language of the page, with the facts of this service. The privacy policy must match the code: update it
 * whenever stored data, retention times or recipients change.
 */
export async function loadText(
  name: TextName,
  { language, facts }: Pick<AppLoadContext, 'language' | 'facts'>,
): Promise<Text> {
  const source = await sources[`../texts/${language}/${name}.md`]!();
  const { operator: _, signsInByMail: __, chargesCards, ...figures } = facts;
  const labels = await buttonLabels(language);
  const values = { ...figures, ...accuracyTexts(language), ...labels, operator: operatorMark };
  return { language, ...parseText(fillText(source, localeOf(language), values, { chargesCards })) };
}

async function buttonLabels(language: AppLoadContext['language']) {
  const { t } = await serverTexts(language);
  return {
    refundAction: t('payments:refund.action'),
    rejectionAction: t('payments:rejection.action'),
    renewalAction: t('payments:subscription.manage'),
    monthlyMark: t('payments:purchase.monthly'),
    forgotAction: t('account:auth.forgot'),
    exportAction: t('account:profile.export.action'),
    everywhereAction: t('account:profile.leave.everywhere'),
    setUpAction: t('account:profile.factors.setUp'),
    privacyTopic: t('legal:contact.topics.privacy'),
    businessTopic: t('legal:contact.topics.business'),
  };
}
