import { desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type OperatorActRow, operatorActs, type UserRow } from '../../schema/index.ts';

interface Line
  extends Pick<OperatorActRow, 'at' | 'operation' | 'personId' | 'reason' | 'facts' | 'failure'> {
  operator: Pick<UserRow, 'id' | 'email'>;
}

export async function noteAct(db: Database, { operator, ...line }: Line): Promise<void> {
  await db.insert(operatorActs).values({ ...line, operatorId: operator.id, operatorEmail: operator.email });
}

/** A command knows no account of the person who runs it. */
const commandLine = { id: '00000000-0000-0000-0000-000000000000', email: 'command line' };

export async function noteCommand(
  db: Database,
  action: Pick<Line, 'operation' | 'personId' | 'facts'>,
): Promise<void> {
  await noteAct(db, { ...action, operator: commandLine, at: new Date(), reason: null, failure: null });
}

const pageSize = 100;

export async function actsBefore(db: Database, before: number | undefined) {
  const rows = await db
    .select()
    .from(operatorActs)
    .where(before === undefined ? undefined : lt(operatorActs.id, before))
    .orderBy(desc(operatorActs.id))
    .limit(pageSize + 1);
  return { acts: rows.slice(0, pageSize).map(actJson), hasMore: rows.length > pageSize };
}

export async function actsAbout(db: Database, personId: string) {
  const rows = await db
    .select()
    .from(operatorActs)
    .where(eq(operatorActs.personId, personId))
    .orderBy(desc(operatorActs.id))
    .limit(pageSize);
  return rows.map(actJson);
}

function actJson({ operatorEmail: operator, ...row }: OperatorActRow) {
  return { ...row, operator };
}
