import { documentIn, type PlannedDocument, photoPlan } from '@vesika/contract';
import {
  findCountry,
  findRequirement,
  firstToKnow,
  likelyDocuments,
  type PhotoRequirement,
  planPhotos,
  refusesEditing,
  refusesOwnPhoto,
  visaRecordFor,
} from '@vesika/requirements';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { serve } from '../../../platform/http/route.ts';
import { findInactive, requireActive } from '../active-countries.ts';
import { requirementFor } from '../photo-requirements/requirement-for.ts';

type Query = z.output<typeof photoPlan.querystring>;

export function servePhotoPlan(app: FastifyInstance, db: Database): void {
  serve(app, photoPlan, async ({ query }, reply) => {
    const isInactive = await findInactive(db);
    for (const document of namedIn(query)) await requireActive(db, document);
    const { records, withoutRecord } = recordsOf(query);
    const active = records.filter((record) => !isInactive(record));
    const [first] = active;
    const likely = first ? likelyDocuments(first.countryCode, first.documentType) : [];
    const all = withPhotos([...active, ...likely.filter((record) => !isInactive(record))]);
    const planned = all.slice(0, active.length);
    reply.header('cache-control', 'public, max-age=300');
    return {
      documents: planned,
      photos: new Set(planned.flatMap(({ photo }) => photo ?? [])).size,
      withoutRecord,
      likely: all.slice(active.length).filter((one) => !planned.some((other) => isSame(one, other))),
    };
  });
}

function namedIn({ documents = '', from }: Query) {
  if (from !== undefined) return [{ countryCode: from, documentType: 'passport' as const }];
  return documents.split(',').flatMap((text) => documentIn(text) ?? []);
}

function recordsOf(query: Query): { records: PhotoRequirement[]; withoutRecord: string[] } {
  const { to } = query;
  const from = query.from && alpha2Of(query.from);
  if (from === undefined) {
    return {
      records: unique(namedIn(query).map((one) => requirementFor(one).requirement)),
      withoutRecord: [],
    };
  }
  const own = (['passport', 'id'] as const).flatMap((documentType) => {
    const found = findRequirement({ countryCode: from, documentType });
    return found?.basis === 'record' ? [found.requirement] : [];
  });
  const requested = (to ?? '').toUpperCase().split(',').filter(Boolean);
  const destinations = [...new Set(requested.map(alpha2Of))].filter((code) => code !== from);
  const visas = destinations.map((code) => [code, visaRecordFor(code)] as const);
  return {
    records: unique([...own, ...visas.flatMap(([, record]) => record ?? [])]),
    withoutRecord: visas.flatMap(([code, record]) => (record ? [] : [code])),
  };
}

function alpha2Of(code: string): string {
  return findCountry(code)?.code ?? code;
}

function unique(records: readonly PhotoRequirement[]): PhotoRequirement[] {
  return records.filter((one, index) => records.findIndex((other) => isSame(one, other)) === index);
}

type Named = Pick<PhotoRequirement, 'countryCode' | 'documentType' | 'variant'>;

function isSame(a: Named, b: Named): boolean {
  return a.countryCode === b.countryCode && a.documentType === b.documentType && a.variant === b.variant;
}

function withPhotos(records: readonly PhotoRequirement[]): PlannedDocument[] {
  const plan = planPhotos(records.filter(takesOwnPhoto));
  const planOf = new Map(plan.map((each) => [each.requirement, each]));
  return records.map((record) => {
    const { countryCode, documentType, variant, isPrimary, label, size } = record;
    const { supply } = firstToKnow(record);
    const planned = planOf.get(record);
    return {
      countryCode,
      documentType,
      variant,
      isPrimary,
      label,
      size: { widthMm: size.widthMm, heightMm: size.heightMm },
      supply,
      takesOwnPhoto: takesOwnPhoto(record),
      refusesEditing: refusesEditing(record),
      photo: planned?.photo ?? null,
      differences: planned?.differences ?? ['supply'],
    };
  });
}

function takesOwnPhoto(record: PhotoRequirement): boolean {
  return !refusesOwnPhoto(record) && record.discontinued === null;
}
