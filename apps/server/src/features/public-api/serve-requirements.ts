import {
  type ListedRequirement,
  type RequirementResource,
  v1GetRequirement,
  v1ListRequirements,
} from '@vesika/contract';
import { languages, localeOf } from '@vesika/messages';
import {
  allRequirements,
  childRulesOf,
  documentsOf,
  findCountry,
  firstToKnow,
  type PhotoRequirement,
  searchedPlaces,
} from '@vesika/requirements';
import { backgroundChoices } from '@vesika/requirements/background-choice';
import { createSearch, type Search } from '@vesika/requirements/search';
import type { FastifyInstance } from 'fastify';
import { acceptedLanguage } from '../../platform/words/preferred-language.ts';
import { findInactive, requireActive, requirementFor, withNotesIn } from '../requirements/index.ts';
import { cursorOf, placeOf } from './cursor.ts';
import type { PublicApiParts } from './public-api-parts.ts';
import { serveV1 } from './serve-v1.ts';

const caching = 'public, max-age=300';

export function serveV1Requirements(app: FastifyInstance, { db, door }: PublicApiParts): void {
  serveV1(app, door, v1ListRequirements, async ({ query }, _caller, reply) => {
    reply.header('cache-control', caching);
    const { documentType, cursor, limit, search } = query;
    const countryCode = query.countryCode && (findCountry(query.countryCode)?.code ?? query.countryCode);
    const isInactive = await findInactive(db);
    const records = search === undefined ? inOrder() : found(search);
    const after = cursor === undefined ? -1 : records.map(placeIn).indexOf(placeOf(cursor));
    const rest = records
      .slice(after + 1)
      .filter(
        (record) =>
          !isInactive(record) &&
          (countryCode === undefined || record.countryCode === countryCode) &&
          (documentType === undefined || record.documentType === documentType),
      );
    const page = rest.slice(0, limit);
    const last = page.at(-1);
    return {
      data: page.map(listed),
      nextCursor: last && rest.length > limit ? cursorOf(placeIn(last)) : null,
    };
  });

  serveV1(app, door, v1GetRequirement, async ({ params, query, headers }, _caller, reply) => {
    await requireActive(db, params);
    const { requirement, basis } = requirementFor({ ...params, variant: query.variant });
    const language = acceptedLanguage(headers['accept-language']);
    reply.header('cache-control', caching).header('vary', 'accept-language');
    return resourceOf(await withNotesIn(language, requirement), basis as RequirementResource['basis']);
  });
}

let ordered: readonly PhotoRequirement[] | undefined;

function inOrder(): readonly PhotoRequirement[] {
  ordered ??= allRequirements().sort((a, b) => (placeIn(a) < placeIn(b) ? -1 : 1));
  return ordered;
}

let searchAll: Search | undefined;

/** Records of the search results, best first; a result is a document, or all of a country, or those of one type. */
function found(typed: string): readonly PhotoRequirement[] {
  searchAll ??= createSearch(searchedPlaces(languages.map(localeOf)));
  const records = searchAll(typed).flatMap(({ countryCode, document, documentType: kind }) =>
    documentsOf(countryCode).filter(
      ({ documentType, variant }) =>
        (kind === null || documentType === kind) &&
        (!document?.documentType ||
          (document.documentType === documentType && (document.variant ?? 'standard') === variant)),
    ),
  );
  return [...new Set(records)];
}

function placeIn({ countryCode, documentType, variant }: PhotoRequirement): string {
  return `${countryCode}/${documentType}/${variant}`;
}

function listed(record: PhotoRequirement): ListedRequirement {
  const { countryCode, countryName, documentType, variant, label, isPrimary, size, verified } = record;
  const { widthMm, heightMm } = size;
  return { countryCode, countryName, documentType, variant, label, isPrimary, widthMm, heightMm, verified };
}

function resourceOf(record: PhotoRequirement, basis: RequirementResource['basis']): RequirementResource {
  const { guideSlug, officialRefs, inheritsFrom, ...told } = record;
  const childRules = childRulesOf(record.countryCode, record.documentType).map(
    ({ relaxed, leftOpen, guidance, ...rule }) => ({
      ...rule,
      relaxed: [...relaxed],
      leftOpen: [...leftOpen],
      guidance: guidance.map(({ says, source }) => ({ says: [...says], source })),
    }),
  );
  return { ...told, ...firstToKnow(record), basis, childRules, backgroundChoices: backgroundChoices(record) };
}
