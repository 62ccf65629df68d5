import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import {
  readPlainForm,
  refuseForeignForm,
  sendPlainPage,
  takePlainForms,
} from '../../../platform/http/plain-forms.ts';
import type { Platform } from '../../../platform/platform.ts';
import { languageNamed } from '../../../platform/words/preferred-language.ts';
import { packages, type TestCheckoutRow } from '../../../schema/index.ts';
import { returnAddress } from '../payment-provider.ts';
import { type CheckoutView, checkoutPage, portalPage } from './test-page.ts';
import type { TestProvider } from './test-provider.ts';
import { referencesOf } from './test-references.ts';

interface TestPagesParts extends Pick<Platform, 'db'> {
  provider: TestProvider;
}

type PageRequest = FastifyRequest<{ Params: { id: string }; Body: unknown }>;
type Act = (checkout: TestCheckoutRow, form: URLSearchParams) => Promise<string>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Anybody with the unguessable address may pay, which costs nothing. */
export async function serveTestPages(app: FastifyInstance, parts: TestPagesParts): Promise<void> {
  const { provider } = parts;
  const onRequest = app.limits.hook();
  await app.register((scope, _options, done) => {
    takePlainForms(scope);
    const serve = (url: string, show: ShowPage, action: Act) => {
      const extras = { onRequest };
      scope.get(url, extras, async (request: PageRequest, reply) => {
        const checkout = await findCheckout(provider, request);
        return checkout ? sendPlainPage(reply, await show(parts, checkout)) : reply.callNotFound();
      });
      scope.post(url, extras, async (request: PageRequest, reply) => {
        refuseForeignForm(request);
        const checkout = await findCheckout(provider, request);
        if (!checkout) return reply.callNotFound();
        return reply.redirect(await action(checkout, readPlainForm(request)), 303);
      });
    };
    serve('/test-payment/:id', showCheckout, (checkout, form) => decide(provider, checkout, form));
    serve('/test-payment/portal/:id', showPortal, (checkout, form) => lookAfter(provider, checkout, form));
    done();
  });
}

async function decide(provider: TestProvider, checkout: TestCheckoutRow, form: URLSearchParams) {
  const page = `/test-payment/${checkout.id}`;
  const back = (purchase: Parameters<typeof returnAddress>[1]) =>
    returnAddress(checkout.returnPath, purchase);
  switch (form.get('action')) {
    case 'pay':
      return (await provider.pay(checkout)) ? back('done') : page;
    case 'decline':
      return (await provider.decline(checkout)) ? back('failed') : page;
    case 'cancel':
      return (await provider.cancel(checkout)) ? back('cancelled') : page;
    default:
      throw new ServiceError('request-invalid', { field: 'action' });
  }
}

async function lookAfter(provider: TestProvider, checkout: TestCheckoutRow, form: URLSearchParams) {
  switch (form.get('action')) {
    case 'renew':
      await provider.renew(checkout, Number(form.get('period')));
      break;
    case 'fail':
      await provider.failRenewal(checkout);
      break;
    case 'end':
      await provider.endSubscription(referencesOf(checkout).subscription);
      break;
    default:
      throw new ServiceError('request-invalid', { field: 'action' });
  }
  return `/test-payment/portal/${checkout.id}`;
}

type ShowPage = (parts: TestPagesParts, checkout: TestCheckoutRow) => Promise<string>;

const showCheckout: ShowPage = async ({ db, provider }, checkout) => {
  const isExpired = checkout.status === 'open' && !provider.isOpen(checkout);
  const view: CheckoutView = isExpired ? 'expired' : checkout.status;
  return checkoutPage(await pageOf(db, checkout), view);
};

const showPortal: ShowPage = async ({ db }, checkout) => portalPage(await pageOf(db, checkout));

async function pageOf(db: Database, checkout: TestCheckoutRow) {
  const [sold] = await db.select().from(packages).where(eq(packages.id, checkout.packageId));
  const language = languageNamed(checkout.language);
  const { credits, validityDays } = checkout;
  return { checkout, sold: { ...sold!, credits, validityDays }, language };
}

async function findCheckout(provider: TestProvider, request: PageRequest) {
  const { id } = request.params;
  if (!uuid.test(id)) return undefined;
  const checkout = await provider.find(id);
  const isPortal = request.routeOptions.url?.includes('/portal/');
  return isPortal && !(checkout?.isRecurring && checkout.status === 'paid') ? undefined : checkout;
}
