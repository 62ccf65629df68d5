import type { ServiceFacts } from '@vesika/contract';
import type { LegalDocument } from '../article/legal-article.tsx';

export function refundPolicy({ chargesCards }: ServiceFacts): LegalDocument {
  return {
    title: 'refunds.title',
    description: 'refunds.description',
    lead: 'refunds.lead',
    brief: [
      { text: 'refunds.brief.click', count: 'refundDays' },
      'refunds.brief.rejected',
      { text: 'refunds.brief.handled', count: 'refundHours' },
      'refunds.brief.photos',
    ],
    sections: [
      {
        id: 'one-click',
        title: 'refunds.click.title',
        blocks: [
          { text: 'refunds.click.window', count: 'refundDays' },
          { steps: ['refunds.click.open', 'refunds.click.choose', 'refunds.click.confirm'] },
          'refunds.click.renewing',
        ],
      },
      {
        id: 'rejected',
        title: 'refunds.rejected.title',
        blocks: [
          { steps: ['refunds.rejected.report', 'refunds.rejected.redo', 'refunds.rejected.refund'] },
          { text: 'refunds.rejected.which', count: 'rejectionDays' },
        ],
      },
      {
        id: 'revision',
        title: 'refunds.revision.title',
        blocks: [{ text: 'refunds.revision.free', count: 'revisionDays' }],
      },
      {
        id: 'money',
        title: 'refunds.money.title',
        blocks: [
          ...(chargesCards ? [] : (['refunds.money.test'] as const)),
          { text: 'refunds.money.handled', count: 'refundHours' },
          'refunds.money.way',
          'refunds.money.state',
          'refunds.money.trouble',
        ],
      },
      {
        id: 'afterwards',
        title: 'refunds.after.title',
        blocks: [
          {
            list: [
              'refunds.after.credits',
              'refunds.after.renewal',
              'refunds.after.photos',
              'refunds.after.others',
            ],
          },
        ],
      },
      {
        id: 'limits',
        title: 'refunds.limits.title',
        blocks: [
          {
            list: [
              { text: 'refunds.limits.late', count: 'refundDays' },
              'refunds.limits.gift',
              'refunds.limits.dispute',
              'refunds.limits.months',
            ],
          },
          'refunds.limits.write',
        ],
      },
      { id: 'law', title: 'refunds.law.title', blocks: ['refunds.law.addition'] },
    ],
  };
}
