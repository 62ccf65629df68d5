import type { LegalDocument } from '../article/legal-article.tsx';

export const termsOfService: LegalDocument = {
  title: 'terms.title',
  description: 'terms.description',
  lead: 'terms.lead',
  brief: [
    'terms.brief.credit',
    { text: 'terms.brief.revision', count: 'revisionDays' },
    { text: 'terms.brief.refund', count: 'refundDays' },
    'terms.brief.yours',
    'terms.brief.authority',
  ],
  sections: [
    {
      id: 'contract',
      title: 'terms.parties.title',
      blocks: [{ operator: true }, 'terms.parties.begin', 'terms.parties.purchase'],
    },
    {
      id: 'service',
      title: 'terms.service.title',
      blocks: ['terms.service.make', 'terms.service.report', 'terms.service.verdicts'],
    },
    {
      id: 'authority',
      title: 'terms.authority.title',
      blocks: ['terms.authority.rules', 'terms.authority.edited', 'terms.authority.advice'],
    },
    {
      id: 'account',
      title: 'terms.account.title',
      blocks: ['terms.account.free', 'terms.account.care', 'terms.account.end'],
    },
    {
      id: 'credits',
      title: 'terms.credits.title',
      blocks: [
        'terms.credits.price',
        {
          list: [
            'terms.credits.one',
            { text: 'terms.credits.previews', count: 'previewsPerDay' },
            'terms.credits.newest',
            'terms.credits.country',
            'terms.credits.expiry',
          ],
        },
      ],
    },
    {
      id: 'renewal',
      title: 'terms.renewal.title',
      blocks: ['terms.renewal.monthly', 'terms.renewal.end', 'terms.renewal.others'],
    },
    {
      id: 'refunds',
      title: 'terms.refunds.title',
      blocks: [
        {
          list: [
            { text: 'terms.refunds.revision', count: 'revisionDays' },
            'terms.refunds.redo',
            { text: 'terms.refunds.click', count: 'refundDays' },
          ],
        },
        'terms.refunds.policy',
      ],
    },
    {
      id: 'conduct',
      title: 'terms.conduct.title',
      blocks: [
        {
          list: [
            'terms.conduct.people',
            'terms.conduct.deceive',
            'terms.conduct.harm',
            'terms.conduct.trade',
          ],
        },
        'terms.conduct.consequence',
      ],
    },
    {
      id: 'ownership',
      title: 'terms.ownership.title',
      blocks: ['terms.ownership.yours', 'terms.ownership.use'],
    },
    {
      id: 'liability',
      title: 'terms.liability.title',
      blocks: ['terms.liability.running', 'terms.liability.unlimited', 'terms.liability.limited'],
    },
    { id: 'changes', title: 'terms.changes.title', blocks: ['terms.changes.purchase'] },
    {
      id: 'law',
      title: 'terms.law.title',
      blocks: ['terms.law.law', 'terms.law.consumers', 'terms.law.remainder'],
    },
  ],
};
