import { type Check, type PhotoReport, questionOf, type Verdict } from '@vesika/report';
import type { RequirementAnswer } from '@vesika/requirements';
import { answerChoice } from './answer-options.ts';
import { basisText } from './basis-text.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { describeFailure, type Failure } from './failure.ts';
import type { Terminal } from './terminal.ts';
import type { Texts } from './texts.ts';

export interface PrintedPhoto {
  file: string;
  /** Written files; empty for a photo that was only checked. */
  outputs: ReadonlyArray<string>;
  report: PhotoReport;
  answer: RequirementAnswer;
}

const marks: Readonly<Record<Verdict, string>> = { pass: '✔', fail: '✖', undetermined: '?' };

const colourOf = { pass: 'green', fail: 'red', undetermined: 'yellow' } as const;

type Style = Pick<Terminal, 'colours' | 'columns'>;

/**
 * A photo's report for people: files, a line for each check, changes, summary. With `brief` only the checks that did not
 * pass, and no changes.
 */
export function reportLines(photo: PrintedPhoto, texts: Texts, style: Style & { brief?: boolean }): string[] {
  const { colours, brief } = style;
  const { checks } = photo.report;
  return [
    heading(photo, texts, style),
    colours.dim(`  ${photo.answer.requirement.label} · ${basisText(photo.answer, texts)}`),
    ...checkLines(brief ? checks.filter(({ verdict }) => verdict !== 'pass') : checks, texts, style),
    ...(brief ? [] : changeLines(photo.report, texts, style)),
    summary(photo.report, texts, style),
    ...(brief ? [colours.dim('  --verbose shows every check and change.')] : []),
  ];
}

/** A failure for people; facts about faults outside the photo are printed in full. */
export function failureLines(file: string, failure: Failure, { colours }: Style): string[] {
  const { path, ...facts } = failure.facts;
  const place = path !== undefined && path !== file ? ` (${path})` : '';
  return [
    colours.bold(file),
    `  ${colours.red(`${marks.fail} ${failure.title}${place}`)}`,
    `    ${failure.action}`,
    ...(failure.exitCode === exitCodes.internal
      ? Object.entries(facts).map(([name, value]) => `    ${name}: ${value}`)
      : []),
  ];
}

/** Prints a failure about a file. Out: its exit code. */
export function printFailure(file: string, error: unknown, texts: Texts, terminal: Terminal): ExitCode {
  const failure = describeFailure(error, texts);
  for (const line of failureLines(file, failure, terminal)) terminal.err(line);
  return failure.exitCode;
}

function heading({ file, outputs, report }: PrintedPhoto, texts: Texts, { colours }: Style): string {
  const { widthPx, heightPx, dpi, bytes } = report.photo;
  const facts = [
    texts.pixels(widthPx, heightPx),
    texts.quantity(dpi, 'dpi'),
    texts.quantity(bytes / 1000, 'kB'),
  ].join(', ');
  const result = outputs.length === 0 ? '' : ` → ${outputs.join(', ')}`;
  return `${colours.bold(`${file}${result}`)} (${facts})`;
}

function checkLines(checks: ReadonlyArray<Check>, texts: Texts, style: Style): string[] {
  const cells = checks.map((check) => [
    `${marks[check.verdict]} ${texts.verdict(check.verdict)}`,
    texts.title(check),
    texts.line(check),
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return checks.flatMap((check, index) => {
    const columns = widths.map((width, column) => (cells[index]?.[column] ?? '').padEnd(width));
    const line = fit(`  ${columns.join('  ')}  ${sourceText(check, texts)}`, style);
    const advice = texts.advice(check);
    const question = questionText(check);
    return [
      coloured(line, check, style),
      ...(advice ? [`      ${advice}`] : []),
      ...(question ? [`      ${question}`] : []),
    ];
  });
}

function questionText(check: Check): string | null {
  const question = questionOf(check);
  return question && `Tell us: --answer ${answerChoice(question)}`;
}

function sourceText({ source }: Check, texts: Texts): string {
  const date = source.date ? `, ${source.date}` : '';
  return `${source.title} (${texts.basis(source.basis).name}${date})`;
}

/** Truncates to the window's width, so that each check stays on one line. */
function fit(line: string, { columns }: Style): string {
  return columns !== null && line.length > columns ? `${line.slice(0, columns - 1)}…` : line;
}

function coloured(line: string, { verdict }: Check, { colours }: Style): string {
  if (verdict === 'pass') return line.replace(marks.pass, colours.green(marks.pass));
  return colours[colourOf[verdict]](line);
}

function changeLines({ changes }: PhotoReport, texts: Texts, { colours }: Style): string[] {
  if (changes.length === 0) return ['  We didn’t change anything.'];
  return [colours.bold('  Changes'), ...changes.map((change) => `  • ${texts.change(change)}`)];
}

function summary({ ok, checks }: PhotoReport, texts: Texts, { colours }: Style): string {
  const hasFailed = checks.some(({ verdict }) => verdict === 'fail');
  const verdict = ok ? 'pass' : hasFailed ? 'fail' : 'undetermined';
  return colours[colourOf[verdict]](`  ${marks[verdict]} ${texts.summary(checks)}.`);
}
