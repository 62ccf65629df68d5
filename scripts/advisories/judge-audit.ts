import { z } from 'zod';

/** The part of `npm audit --json` that is read. */
export const auditSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        // A plain name refers to another package of the list.
        z.union([
          z.string(),
          z.object({
            name: z.string(),
            title: z.string(),
            url: z.string(),
            severity: z.string(),
            range: z.string(),
          }),
        ]),
      ),
    }),
  ),
});

/** An accepted advisory with its reason, the date of the decision and its expiry. */
export const allowedSchema = z.array(
  z.object({
    id: z.string().regex(/^GHSA(-[0-9a-z]{4}){3}$/),
    reason: z.string().min(20),
    since: z.iso.date(),
    until: z.iso.date(),
  }),
);

interface Advisory {
  id: string;
  /** `tar <6.2.1 (high): title` */
  sentence: string;
}

interface AuditVerdict {
  open: Advisory[];
  allowed: Advisory[];
  /** Ids in the list that match no current advisory. */
  idle: string[];
}

/** In: an audit, the accepted advisories, and today's date (`2026-11-22`). */
export function judgeAudit(
  audit: z.output<typeof auditSchema>,
  allowed: z.output<typeof allowedSchema>,
  today: string,
): AuditVerdict {
  const found = Object.values(audit.vulnerabilities).flatMap(({ via }) =>
    via.flatMap((each) => (typeof each === 'string' ? [] : [advisoryOf(each)])),
  );
  const advisories = [...new Map(found.map((each) => [each.id, each])).values()];
  const holds = new Set(allowed.filter(({ until }) => today <= until).map(({ id }) => id));
  return {
    open: advisories.filter(({ id }) => !holds.has(id)),
    allowed: advisories.filter(({ id }) => holds.has(id)),
    idle: allowed.map(({ id }) => id).filter((id) => !advisories.some((each) => each.id === id)),
  };
}

function advisoryOf({
  name,
  title,
  url,
  severity,
  range,
}: Record<'name' | 'title' | 'url' | 'severity' | 'range', string>) {
  return { id: url.split('/').at(-1)!, sentence: `${name} ${range} (${severity}): ${title}` };
}
