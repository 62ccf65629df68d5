import { z } from 'zod';
import { momentSchema } from '../moment.ts';
import { defineOperation } from '../operation.ts';
import { currencySchema } from '../packages.ts';
import { operatorErrors } from './reason.ts';

/** Both days are included; they are days of UTC, as on invoices. */
const periodSchema = z.object({ from: z.iso.date(), to: z.iso.date() });

const totals = { currency: currencySchema, orders: z.number().int(), amount: z.number() };

export const operatorMoney = defineOperation('GET /api/operator/money', {
  summary: 'Revenue of a period by currency, day, plan and country, with refunds, failures and disputes',
  querystring: periodSchema,
  response: z.object({
    currencies: z.array(
      z.object({
        ...totals,
        refunded: z.number(),
        failed: z.number().int(),
        disputed: z.number().int(),
      }),
    ),
    days: z.array(z.object({ ...totals, day: z.iso.date() })),
    plans: z.array(z.object({ ...totals, packageName: z.string() })),
    /** Null if the payment provider did not tell the country of the buyer. */
    countries: z.array(z.object({ ...totals, country: z.string().nullable(), vat: z.number() })),
  }),
  errors: operatorErrors,
});

export const orderStates = ['all', 'completed', 'refunded', 'failed', 'disputed', 'pending'] as const;

export const operatorOrders = defineOperation('GET /api/operator/orders', {
  summary: 'List orders by state, newest first',
  querystring: z.object({
    state: z.enum(orderStates).default('all'),
    /** Time and id of the last order of the page before. */
    before: z.string().max(100).optional(),
  }),
  response: z.object({
    orders: z.array(
      z.object({
        paymentId: z.uuid(),
        personId: z.uuid(),
        email: z.string(),
        at: momentSchema,
        packageName: z.string(),
        status: z.enum(['pending', 'completed', 'failed', 'refunded', 'disputed']),
        currency: currencySchema,
        amount: z.number(),
        refunded: z.number(),
        country: z.string().nullable(),
        invoiceNumber: z.string().nullable(),
      }),
    ),
    next: z.string().nullable(),
  }),
  errors: operatorErrors,
});

export const operatorInvoices = defineOperation('GET /api/operator/invoices', {
  summary: 'Every invoice and every refund of a period with its VAT, as CSV for the accountant',
  querystring: periodSchema,
  produces: ['text/csv'],
  errors: operatorErrors,
});
