import { authErrors, type ErrorCode, errors } from '@vesika/contract';
import type { Answer } from './ask.ts';
import type { HostileCase } from './hostile-case.ts';

/** Status and code, such as `422 file-damaged`; pages, files and successes have no code. */
export function summary({ status, code }: Answer): string {
  return code === null ? String(status) : `${status} ${code}`;
}

/** Describes the fault of an answer in a sentence; undefined for a correct answer. */
export function faultIn({ expected }: Pick<HostileCase, 'expected'>, answer: Answer): string | undefined {
  const answered = summary(answer);
  if (answer.status === 0) return expected.includes(answered) ? undefined : 'there was no answer';
  if (!expected.includes(answered)) return `was answered ${answered}, not ${expected.join(' or ')}`;
  if (answer.code !== null && statusOf(answer.code) !== answer.status)
    return `${answered} is not in the registry`;
  return answer.status >= 400 ? leakIn(answer.body.toString('latin1')) : undefined;
}

function statusOf(code: string): number | undefined {
  return errors[code as ErrorCode]?.status ?? authErrors[code as keyof typeof authErrors]?.status;
}

/** Internals that no answer may reveal: paths, dependencies and SQL. */
const secrets = [
  /node_modules/,
  /\bat [\w.<>]+ \(/,
  /\/(home|root|work|tmp|var)\//,
  /\bselect [\w"*,. ]+ from \w/i,
];

function leakIn(text: string): string | undefined {
  const found = secrets.find((secret) => secret.test(text));
  return found && `the answer tells too much: ${found.exec(text)?.[0]}`;
}
