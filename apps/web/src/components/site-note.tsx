import { Notice } from './notice.tsx';

/** A note of the operator, such as that a consulate is closed, across a public page. */
export function SiteNote({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 sm:px-6">
      <OperatorNote text={text} />
    </div>
  );
}

export function OperatorNote({ text }: { text: string }) {
  return (
    <Notice>
      <p dir="auto" className="whitespace-pre-line">
        {text}
      </p>
    </Notice>
  );
}
