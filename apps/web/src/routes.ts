import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

const site = prefix(':lang?', [
  layout('routes/site/layout.tsx', [
    index('routes/site/landing.tsx'),
    route('index-new', 'routes/site/landing.tsx', { id: 'index-new' }),
    ...['passport-photo', 'visa-photo', 'id-photo'].flatMap((path) => [
      route(path, 'routes/site/document/landing.tsx', { id: path }),
      route(`${path}/all-countries`, 'routes/site/document/all-countries.tsx', { id: `${path}/all` }),
    ]),
    ...['passport-photo', 'id-photo'].map((path) =>
      route(`${path}/:country`, 'routes/site/document/country.tsx', { id: `${path}/country` }),
    ),
    route('visa-photo/:country', 'routes/site/visa/country.tsx'),
    ...['passport-photo', 'visa-photo', 'id-photo', 'document-photo'].map((path) =>
      route(`${path}/:country/:variant`, 'routes/site/document/variant.tsx', { id: `${path}/variant` }),
    ),
    route('trip', 'routes/site/trip.tsx'),
    route('own-document', 'routes/site/own-document.tsx'),
    route('signature', 'routes/site/signature.tsx'),
    route('check', 'routes/site/check.tsx'),
    route('pricing', 'routes/site/pricing.tsx'),
    route('guides/how-to-take-passport-photo', 'routes/site/guides/how-to-take-passport-photo.tsx'),
    route('guides/passport-photo-requirements', 'routes/site/guides/passport-photo-requirements.tsx'),
    route('guides/common-passport-photo-mistakes', 'routes/site/guides/common-passport-photo-mistakes.tsx'),
    route('contact', 'routes/site/contact.tsx'),
    ...['privacy', 'terms', 'refund-policy'].map((path) =>
      route(path, 'routes/site/legal-article.tsx', { id: path }),
    ),
    route('help', 'routes/site/help.tsx'),
    route('developers', 'routes/site/developers.tsx'),
  ]),
]);

/** The wizard and the account have one address for all languages; addresses with a language redirect to it. */
const withLanguage = ['create', 'purchase', 'auth', 'dashboard/*', 'operator/*'].map((path) =>
  route(`:lang/${path}`, 'routes/without-language.ts', { id: `with-language-${path}` }),
);

const machines = [
  route('sitemap.xml', 'routes/site/sitemap.ts'),
  route('robots.txt', 'routes/site/robots.ts'),
  route('og/*', 'routes/site/og-picture.ts'),
];

export default [
  ...site,
  ...withLanguage,
  ...machines,
  route('create', 'routes/create.tsx'),
  route('purchase', 'routes/purchase.tsx'),
  route('auth', 'routes/auth.tsx'),
  layout('routes/dashboard/layout.tsx', [
    route('dashboard', 'routes/dashboard/index.tsx'),
    route('dashboard/passport', 'routes/dashboard/wizard.tsx', { id: 'wizard-passport' }),
    route('dashboard/visa', 'routes/dashboard/wizard.tsx', { id: 'wizard-visa' }),
    route('dashboard/id', 'routes/dashboard/wizard.tsx', { id: 'wizard-id' }),
    route('dashboard/other', 'routes/dashboard/wizard.tsx', { id: 'wizard-other' }),
    route('dashboard/gallery', 'routes/dashboard/gallery.tsx'),
    route('dashboard/photos/:photoId', 'routes/dashboard/photo-report.tsx'),
    route('dashboard/own-documents', 'routes/dashboard/own-documents.tsx'),
    route('dashboard/bulk', 'routes/dashboard/bulk.tsx'),
    route('dashboard/bulk/:batchId', 'routes/dashboard/bulk-batch.tsx'),
    route('dashboard/profile', 'routes/dashboard/profile.tsx'),
    route('dashboard/payments', 'routes/dashboard/payments.tsx'),
    route('dashboard/webhooks', 'routes/dashboard/webhooks.tsx'),
    route('dashboard/api', 'routes/dashboard/api.tsx'),
  ]),
  layout('routes/operator/layout.tsx', [
    route('operator', 'routes/operator/index.tsx'),
    route('operator/people', 'routes/operator/people.tsx'),
    route('operator/people/:personId', 'routes/operator/person.tsx'),
    route('operator/checks', 'routes/operator/checks.tsx'),
    route('operator/money', 'routes/operator/money.tsx'),
    route('operator/offers', 'routes/operator/offers.tsx'),
    route('operator/quality', 'routes/operator/quality.tsx'),
    route('operator/rules', 'routes/operator/rules.tsx'),
    route('operator/settings', 'routes/operator/settings.tsx'),
    route('operator/acts', 'routes/operator/acts.tsx'),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
