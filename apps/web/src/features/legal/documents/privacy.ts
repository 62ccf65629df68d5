import type { ServiceFacts } from '@vesika/contract';
import type { LegalDocument } from '../article/legal-article.tsx';

/** The policy must match the code: update it whenever stored data, retention times or recipients change. */
export function privacyPolicy({ chargesCards }: ServiceFacts): LegalDocument {
  return {
    title: 'privacy.title',
    description: 'privacy.description',
    lead: 'privacy.lead',
    brief: [
      'privacy.brief.place',
      'privacy.brief.strip',
      { text: 'privacy.brief.originals', count: 'originalsDays' },
      { text: 'privacy.brief.visitors', count: 'originalsVisitorHours' },
      'privacy.brief.tracking',
      'privacy.brief.control',
    ],
    sections: [
      {
        id: 'responsible',
        title: 'privacy.who.title',
        blocks: [{ operator: true }, 'privacy.who.controller', 'privacy.who.write'],
      },
      {
        id: 'pictures',
        title: 'privacy.pictures.title',
        blocks: [
          'privacy.pictures.process',
          'privacy.pictures.biometric',
          'privacy.pictures.strip',
          { text: 'privacy.pictures.links', count: 'linkHours' },
          'privacy.pictures.training',
          'privacy.pictures.others',
        ],
      },
      {
        id: 'data',
        title: 'privacy.data.title',
        blocks: [
          {
            list: [
              'privacy.data.account',
              'privacy.data.factor',
              'privacy.data.sessions',
              'privacy.data.guest',
              'privacy.data.photos',
              'privacy.data.money',
              'privacy.data.counts',
              'privacy.data.messages',
            ],
          },
        ],
      },
      {
        id: 'payment',
        title: 'privacy.payment.title',
        blocks: chargesCards
          ? ['privacy.payment.stripe', 'privacy.payment.stripeOwn']
          : ['privacy.payment.test'],
      },
      {
        id: 'logs',
        title: 'privacy.logs.title',
        blocks: ['privacy.logs.lines', 'privacy.logs.addresses', 'privacy.logs.hosting'],
      },
      {
        id: 'device',
        title: 'privacy.device.title',
        blocks: [
          'privacy.device.needed',
          {
            rows: [
              {
                name: { code: 'vesika_session' },
                about: 'privacy.device.session',
                time: { text: 'privacy.device.sessionTime', count: 'finishedVisitorDays' },
              },
              {
                name: { code: 'language' },
                about: 'privacy.device.language',
                time: { text: 'privacy.device.languageTime', count: 'choiceCookieDays' },
              },
              {
                name: { code: 'currency' },
                about: 'privacy.device.currency',
                time: { text: 'privacy.device.languageTime', count: 'choiceCookieDays' },
              },
              {
                name: { code: 'vesika-session' },
                about: 'privacy.device.signIn',
                time: 'privacy.device.signInTime',
              },
              {
                name: { code: 'theme' },
                about: 'privacy.device.theme',
                time: 'privacy.device.themeTime',
              },
              {
                name: { code: 'vesika-purchase-begun' },
                about: 'privacy.device.purchase',
                time: 'privacy.device.purchaseTime',
              },
              {
                name: { code: 'vesika-begun-photo' },
                about: 'privacy.device.begun',
                time: 'privacy.device.begunTime',
              },
              {
                name: { code: 'react-router-scroll-positions' },
                about: 'privacy.device.scroll',
                time: 'privacy.device.scrollTime',
              },
            ],
          },
          'privacy.device.clear',
        ],
      },
      {
        id: 'periods',
        title: 'privacy.kept.title',
        blocks: [
          {
            rows: [
              {
                name: 'privacy.kept.originals',
                time: { text: 'privacy.kept.originalsTime', count: 'originalsDays' },
              },
              {
                name: 'privacy.kept.visitorOriginals',
                time: { text: 'privacy.kept.visitorOriginalsTime', count: 'originalsVisitorHours' },
              },
              { name: 'privacy.kept.finished', time: 'privacy.kept.finishedTime' },
              {
                name: 'privacy.kept.visitorFinished',
                time: { text: 'privacy.kept.visitorFinishedTime', count: 'finishedVisitorDays' },
              },
              { name: 'privacy.kept.account', time: 'privacy.kept.accountTime' },
              {
                name: 'privacy.kept.checksums',
                time: { text: 'privacy.kept.checksumsTime', count: 'revisionDays' },
              },
              {
                name: 'privacy.kept.sessions',
                time: { text: 'privacy.kept.sessionsTime', count: 'endedSessionDays' },
              },
              {
                name: 'privacy.kept.codes',
                time: { text: 'privacy.kept.codesTime', count: 'mailedCodeHours' },
              },
              { name: 'privacy.kept.previews', time: 'privacy.kept.previewsTime' },
            ],
          },
          'privacy.kept.cleaning',
          'privacy.kept.claim',
          'privacy.kept.photo',
          'privacy.kept.copies',
        ],
      },
      {
        id: 'recipients',
        title: 'privacy.recipients.title',
        blocks: [
          {
            list: [
              ...(chargesCards ? (['privacy.recipients.payment'] as const) : []),
              'privacy.recipients.mail',
              'privacy.recipients.hosting',
              'privacy.recipients.authorities',
            ],
          },
          'privacy.recipients.nobody',
        ],
      },
      {
        id: 'grounds',
        title: 'privacy.basis.title',
        blocks: [
          { list: ['privacy.basis.contract', 'privacy.basis.duty', 'privacy.basis.interest'] },
          'privacy.basis.automation',
        ],
      },
      {
        id: 'rights',
        title: 'privacy.rights.title',
        blocks: [
          {
            list: [
              'privacy.rights.see',
              'privacy.rights.correct',
              'privacy.rights.erase',
              'privacy.rights.object',
            ],
          },
          'privacy.rights.visitor',
          'privacy.rights.deletion',
          'privacy.rights.complaint',
        ],
      },
      {
        id: 'security',
        title: 'privacy.security.title',
        blocks: [
          { list: ['privacy.security.access', 'privacy.security.secrets', 'privacy.security.pages'] },
          'privacy.security.you',
        ],
      },
      { id: 'changes', title: 'privacy.changes.title', blocks: ['privacy.changes.date'] },
    ],
  };
}
