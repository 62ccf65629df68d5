import { isServed, type ServiceFacts } from '@vesika/contract';
import type { LegalKey, Line } from '../texts/line.ts';

export interface HelpTopic {
  id: string;
  title: LegalKey;
  questions: readonly HelpQuestion[];
}

export interface HelpQuestion {
  /** Anchor in public addresses that link to this answer. */
  id?: HelpAnchor;
  question: LegalKey;
  answer: readonly Line[];
}

/** The most requested answers, the most urgent first. */
export const oftenAsked = ['rejected-photo', 'money-back', 'true-size', 'delete-account'] as const;
/** Answers with public anchors: these, and the one that explains an accuracy figure of the first page. */
export const helpAnchors = [...oftenAsked, 'accuracy'] as const;
export type HelpAnchor = (typeof helpAnchors)[number];

/** Returns the topics in the order in which users encounter them. */
export function helpTopics({ chargesCards }: ServiceFacts): HelpTopic[] {
  return [
    {
      id: 'photo',
      title: 'help.photo.title',
      questions: [
        { question: 'help.photo.home.question', answer: ['help.photo.home.answer'] },
        { question: 'help.photo.selfie.question', answer: ['help.photo.selfie.answer'] },
        { question: 'help.photo.files.question', answer: ['help.photo.files.answer'] },
        { question: 'help.photo.background.question', answer: ['help.photo.background.answer'] },
        { question: 'help.photo.glasses.question', answer: ['help.photo.glasses.answer'] },
        { question: 'help.photo.baby.question', answer: ['help.photo.baby.answer'] },
        { question: 'help.photo.face.question', answer: ['help.photo.face.answer'] },
      ],
    },
    {
      id: 'rules',
      title: 'help.rules.title',
      questions: [
        { question: 'help.rules.accepted.question', answer: ['help.rules.accepted.answer'] },
        { question: 'help.rules.sources.question', answer: ['help.rules.sources.answer'] },
        { question: 'help.rules.edited.question', answer: ['help.rules.edited.answer'] },
        { question: 'help.rules.studio.question', answer: ['help.rules.studio.answer'] },
        { question: 'help.rules.missing.question', answer: ['help.rules.missing.answer'] },
        { question: 'help.rules.verdicts.question', answer: ['help.rules.verdicts.answer'] },
        { id: 'accuracy', question: 'help.rules.exact.question', answer: ['help.rules.exact.answer'] },
      ],
    },
    {
      id: 'files',
      title: 'help.files.title',
      questions: [
        { question: 'help.files.formats.question', answer: ['help.files.formats.answer'] },
        { id: 'true-size', question: 'help.files.printing.question', answer: ['help.files.printing.answer'] },
        { question: 'help.files.papers.question', answer: ['help.files.papers.answer'] },
        { question: 'help.files.shop.question', answer: ['help.files.shop.answer'] },
        { question: 'help.files.later.question', answer: ['help.files.later.answer'] },
        { question: 'help.files.use.question', answer: ['help.files.use.answer'] },
      ],
    },
    {
      id: 'account',
      title: 'help.account.title',
      questions: [
        { question: 'help.account.need.question', answer: ['help.account.need.answer'] },
        {
          question: 'help.account.password.question',
          answer: [{ text: 'help.account.password.answer', count: 'mailedCodeHours' }],
        },
        { question: 'help.account.mail.question', answer: ['help.account.mail.answer'] },
        { question: 'help.account.address.question', answer: ['help.account.address.answer'] },
        { question: 'help.account.device.question', answer: ['help.account.device.answer'] },
        {
          id: 'delete-account',
          question: 'help.account.delete.question',
          answer: ['help.account.delete.answer'],
        },
      ],
    },
    {
      id: 'two-step',
      title: 'help.factor.title',
      questions: [
        { question: 'help.factor.why.question', answer: ['help.factor.why.answer'] },
        { question: 'help.factor.setUp.question', answer: ['help.factor.setUp.answer'] },
        { question: 'help.factor.phone.question', answer: ['help.factor.phone.answer'] },
        { question: 'help.factor.lost.question', answer: ['help.factor.lost.answer'] },
      ],
    },
    {
      id: 'packages',
      title: 'help.money.title',
      questions: [
        { question: 'help.money.credit.question', answer: ['help.money.credit.answer'] },
        {
          question: 'help.money.previews.question',
          answer: [{ text: 'help.money.previews.answer', count: 'previewsPerDay' }],
        },
        {
          question: 'help.money.again.question',
          answer: [{ text: 'help.money.again.answer', count: 'revisionDays' }],
        },
        { question: 'help.money.currency.question', answer: ['help.money.currency.answer'] },
        chargesCards
          ? { question: 'help.money.card.question', answer: ['help.money.card.answer'] }
          : { question: 'help.money.test.question', answer: ['help.money.test.answer'] },
        { question: 'help.money.receipt.question', answer: ['help.money.receipt.answer'] },
        { question: 'help.money.expiry.question', answer: ['help.money.expiry.answer'] },
        { question: 'help.money.renewal.question', answer: ['help.money.renewal.answer'] },
      ],
    },
    {
      id: 'rejection',
      title: 'help.rejected.title',
      questions: [
        {
          id: 'rejected-photo',
          question: 'help.rejected.first.question',
          answer: ['help.rejected.first.answer'],
        },
        { question: 'help.rejected.second.question', answer: ['help.rejected.second.answer'] },
        {
          id: 'money-back',
          question: 'help.rejected.refund.question',
          answer: [{ text: 'help.rejected.refund.answer', count: 'refundDays' }],
        },
        {
          question: 'help.rejected.arrival.question',
          answer: [{ text: 'help.rejected.arrival.answer', count: 'refundHours' }],
        },
        { question: 'help.rejected.keep.question', answer: ['help.rejected.keep.answer'] },
      ],
    },
    {
      id: 'privacy',
      title: 'help.privacy.title',
      questions: [
        { question: 'help.privacy.place.question', answer: ['help.privacy.place.answer'] },
        {
          question: 'help.privacy.originals.question',
          answer: [
            { text: 'help.privacy.originals.account', count: 'originalsDays' },
            { text: 'help.privacy.originals.visitor', count: 'originalsVisitorHours' },
          ],
        },
        {
          question: 'help.privacy.finished.question',
          answer: [
            'help.privacy.finished.account',
            { text: 'help.privacy.finished.visitor', count: 'finishedVisitorDays' },
          ],
        },
        { question: 'help.privacy.metadata.question', answer: ['help.privacy.metadata.answer'] },
        { question: 'help.privacy.export.question', answer: ['help.privacy.export.answer'] },
      ],
    },
    {
      id: 'business',
      title: 'help.business.title',
      questions: [
        { question: 'help.business.many.question', answer: ['help.business.many.answer'] },
        ...(isServed('api-access')
          ? [
              {
                question: 'help.business.api.question' as const,
                answer: ['help.business.api.answer' as const],
              },
            ]
          : []),
        { question: 'help.business.manager.question', answer: ['help.business.manager.answer'] },
      ],
    },
  ];
}
