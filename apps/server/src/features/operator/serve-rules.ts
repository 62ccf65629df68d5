import { operatorRules, operatorSetNote, operatorSwitchDocument } from '@vesika/contract';
import {
  allRequirements,
  type DocumentType,
  findCountry,
  type PhotoRequirement,
  staleSources,
} from '@vesika/requirements';
import { desc, sql } from 'drizzle-orm';
import { dayOf } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { requirementVersions, siteNotes } from '../../schema/index.ts';
import { rulesDifferences } from '../photos/index.ts';
import { findInactive, setSiteNote, switchDocument } from '../requirements/index.ts';
import type { Desk } from './desk.ts';

export function serveRules(desk: Desk, { db, clock }: Pick<Platform, 'db' | 'clock'>): void {
  desk.read(operatorRules, async () => {
    const isInactive = await findInactive(db);
    const today = dayOf(new Date(clock()));
    const rows = [...recordsByCountry()].map(([countryCode, records]) => ({
      countryCode,
      isActive: !isInactive({ countryCode }),
      checkedOn: oldest(records),
      changedOn: newest(records.map(({ changedOn }) => changedOn)),
      staleSources: staleSources(today, records).map(({ id, address }) => ({ id, address })),
      documents: documentTypesOf(records).map((documentType) => ({
        documentType,
        isActive: !isInactive({ countryCode, documentType }),
      })),
    }));
    const notes = await db
      .select({ place: siteNotes.place, language: siteNotes.language, text: siteNotes.text })
      .from(siteNotes)
      .orderBy(siteNotes.place, siteNotes.language);
    return { countries: rows, changes: await changedRules(db), notes };
  });

  desk.act(
    operatorSwitchDocument,
    async ({ params: { countryCode }, body: { documentType } }) => {
      const records = recordsByCountry().get(countryCode) ?? [];
      const isKnown =
        documentType === null ? findCountry(countryCode) : documentTypesOf(records).includes(documentType);
      if (!isKnown) throw new ServiceError('requirement-not-found', { countryCode });
      return { personId: null, countryCode };
    },
    ({ countryCode }, { body: { documentType, isActive } }) =>
      switchDocument(db, { countryCode, documentType, isActive }),
  );

  desk.actionWithoutPerson(operatorSetNote, ({ body: { place, language, text } }) =>
    setSiteNote(db, { place, language, text }, new Date(clock())),
  );
}

function recordsByCountry(): Map<string, PhotoRequirement[]> {
  const byCountry = new Map<string, PhotoRequirement[]>();
  for (const record of allRequirements()) {
    byCountry.set(record.countryCode, [...(byCountry.get(record.countryCode) ?? []), record]);
  }
  return byCountry;
}

function documentTypesOf(records: readonly PhotoRequirement[]): DocumentType[] {
  return [...new Set(records.map(({ documentType }) => documentType))];
}

/** Null if a record was never compared with its sources. */
function oldest(records: readonly PhotoRequirement[]): string | null {
  const days = records.map(({ checkedOn }) => checkedOn);
  return days.includes(null) ? null : (days.sort()[0] ?? null);
}

function newest(days: readonly (string | null)[]): string | null {
  return (
    days
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? null
  );
}

const shownMax = 30;

/** Compares the last two kept versions of each record, as they hold for adults. */
async function changedRules(db: Database) {
  const { countryCode, documentType, variant, firstSeenAt } = requirementVersions;
  const versions = await db
    .select()
    .from(requirementVersions)
    .where(
      sql`(${countryCode}, ${documentType}, ${variant}) in (
        select country_code, document_type, variant from requirement_versions group by 1, 2, 3 having count(*) > 1)`,
    )
    .orderBy(desc(firstSeenAt));
  const byRecord = new Map<string, typeof versions>();
  for (const version of versions) {
    const record = `${version.countryCode} ${version.documentType} ${version.variant}`;
    byRecord.set(record, [...(byRecord.get(record) ?? []), version]);
  }
  return [...byRecord.values()]
    .map(([now, before]) => ({
      countryCode: now!.countryCode,
      documentType: now!.documentType,
      variant: now!.variant,
      since: dayOf(now!.firstSeenAt),
      differences: rulesDifferences(before!, now!, null),
    }))
    .filter(({ differences }) => differences.length > 0)
    .slice(0, shownMax);
}
