import { formatLimit } from '@vesika/messages';
import { useLanguage } from '../../../i18n/use-language.ts';
import { LegalText } from '../texts/legal-text.tsx';
import { keyOf, type Line } from '../texts/line.ts';
import { OperatorSheet } from './operator-sheet.tsx';

export type Block = Line | { list: Line[] } | { steps: Line[] } | { rows: Row[] } | { operator: true };

/** A row that names an item and states how long it lasts. */
export interface Row {
  /** A text, or the technical name as a browser lists it. */
  name: Line | { code: string };
  about?: Line;
  time: Line;
}

export function BlockView({ block }: { block: Block }) {
  if (typeof block === 'object' && 'list' in block) return <Bullets lines={block.list} />;
  if (typeof block === 'object' && 'steps' in block) return <Steps lines={block.steps} />;
  if (typeof block === 'object' && 'rows' in block) return <Rows rows={block.rows} />;
  if (typeof block === 'object' && 'operator' in block) return <OperatorSheet />;
  return (
    <p>
      <LegalText line={block} />
    </p>
  );
}

function Bullets({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="grid gap-2.5">
      {lines.map((line) => (
        <li key={keyOf(line)} className="grid grid-cols-[1.25rem_1fr]">
          <span aria-hidden="true" className="mt-[0.8em] h-px w-2.5 bg-stamp" />
          <span>
            <LegalText line={line} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Steps({ lines }: { lines: readonly Line[] }) {
  const language = useLanguage();
  return (
    <ol className="grid border-y border-line">
      {lines.map((line, index) => (
        <li key={keyOf(line)} className="grid grid-cols-[2rem_1fr] border-line py-3 not-first:border-t">
          <span aria-hidden="true" className="font-mono text-sm leading-[1.78] text-ink-soft">
            {formatLimit(language, index + 1, 'count')}
          </span>
          <span>
            <LegalText line={line} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="border-y border-line text-[0.95rem]">
      {rows.map(({ name, about, time }) => (
        <div
          key={typeof name === 'object' && 'code' in name ? name.code : keyOf(name)}
          className="grid gap-x-6 gap-y-0.5 border-line py-3 not-first:border-t sm:grid-cols-[1fr_15rem]"
        >
          <dt className="font-medium">
            {typeof name === 'object' && 'code' in name ? (
              <code dir="ltr" lang="zxx" className="font-mono text-sm">
                {name.code}
              </code>
            ) : (
              <LegalText line={name} />
            )}
          </dt>
          {about && (
            <dd className="text-ink-soft sm:row-start-2">
              <LegalText line={about} />
            </dd>
          )}
          <dd className="text-ink-soft sm:col-start-2 sm:row-span-2 sm:row-start-1">
            <LegalText line={time} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
