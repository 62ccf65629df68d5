import { parseArgs } from 'node:util';

export const usage = `Usage:
  vesika backup FILE               everything of the service, in one file; it may be running
  vesika restore FILE [--replace]  puts it into an empty service, or in the place of what is there; it must not be running
  vesika restore FILE --try        restores it into a folder that is deleted afterwards; the service may be running
    --foreign                      accepts a backup of another service, whose operators are none here
  vesika operator EMAIL [--remove] lets this account reach /operator with its second factor, or no longer
  vesika refusal-case PHOTO CHECK  prints the measures of a photo that an authority refused, as a test case for that check
  vesika doctor                    tests the settings and says what is missing before strangers come; the service should be running

Which service it is, the settings say, as they do to the server: DATA_DIR, DATABASE_URL, S3_BUCKET and so on.
Exit codes: 0 done, 1 failed, 2 refused, nothing was changed.`;

const argumentCounts = { backup: 1, restore: 1, operator: 1, doctor: 0, 'refusal-case': 2 } as const;
type CommandName = keyof typeof argumentCounts;

export interface Command {
  name: CommandName;
  /** The file, the address of the operator, or the id of a photo; empty for the doctor. */
  subject: string;
  /** The check that should have noticed why a photo was refused. */
  check: string;
  replace: boolean;
  try: boolean;
  foreign: boolean;
  remove: boolean;
}

export function readCommand(args: string[]): Command | undefined {
  try {
    const { positionals, values } = parseArgs({
      args,
      options: {
        replace: { type: 'boolean', default: false },
        try: { type: 'boolean', default: false },
        foreign: { type: 'boolean', default: false },
        remove: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const [name = '', ...given] = positionals;
    if (!isCommandName(name) || given.length !== argumentCounts[name] || given.includes('')) return undefined;
    const [subject = '', check = ''] = given;
    const isOfRestore = values.replace || values.try || values.foreign;
    const isMisused =
      (isOfRestore && name !== 'restore') ||
      (values.replace && values.try) ||
      (values.remove && name !== 'operator');
    if (isMisused) return undefined;
    return { name, subject, check, ...values };
  } catch {
    return undefined;
  }
}

function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(argumentCounts, name);
}

/** Codes of what the commands refuse. A code is never reused or renamed. */
type RefusalCode = 'account-not-found' | 'check-unknown' | 'photo-not-found' | 'photo-not-refused';

export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, sentence: string) {
    super(`${code}: ${sentence}`);
    this.code = code;
  }
}
