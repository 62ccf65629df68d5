import { formatLimit } from '@vesika/messages';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { LinkedText } from '../text/linked-text.tsx';
import type { Block } from '../text/text.ts';
import { OperatorSheet } from './operator-sheet.tsx';

export function BlockView({ block }: { block: Block }) {
  if ('list' in block) return <Bullets lines={block.list} />;
  if ('steps' in block) return <Steps lines={block.steps} />;
  if ('rows' in block) return <Rows rows={block.rows} />;
  if ('operator' in block) return <OperatorSheet />;
  return (
    <p>
      <LinkedText>{block.paragraph}</LinkedText>
    </p>
  );
}

function Bullets({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-2.5">
      {lines.map((line) => (
        <li key={line} className="grid grid-cols-[1.25rem_1fr]">
          <span aria-hidden="true" className="mt-[0.8em] h-px w-2.5 bg-stamp" />
          <span>
            <LinkedText>{line}</LinkedText>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Steps({ lines }: { lines: readonly string[] }) {
  const language = useLanguage();
  return (
    <ol className="grid border-y border-line">
      {lines.map((line, index) => (
        <li key={line} className="grid grid-cols-[2rem_1fr] border-line py-3 not-first:border-t">
          <span aria-hidden="true" className="font-mono text-sm leading-[1.78] text-ink-soft">
            {formatLimit(language, index + 1, 'count')}
          </span>
          <span>
            <LinkedText>{line}</LinkedText>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Rows({ rows }: { rows: readonly string[][] }) {
  return (
    <dl className="border-y border-line text-[0.95rem]">
      {rows.map(([name = '', ...cells]) => {
        const about = cells.slice(0, -1);
        return (
          <div
            key={name}
            className="grid gap-x-6 gap-y-0.5 border-line py-3 not-first:border-t sm:grid-cols-[1fr_15rem]"
          >
            <dt className="font-medium">
              <LinkedText>{name}</LinkedText>
            </dt>
            {about.map((text) => (
              <dd key={text} className="text-ink-soft sm:row-start-2">
                <LinkedText>{text}</LinkedText>
              </dd>
            ))}
            <dd className="text-ink-soft sm:col-start-2 sm:row-span-2 sm:row-start-1">
              <LinkedText>{cells.at(-1) ?? ''}</LinkedText>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
