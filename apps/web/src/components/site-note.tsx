import { Notice } from './notice.tsx';

/** A note of the operator, such as that a consulate is closed. */
export function SiteNote({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 sm:px-6">
      <Notice>
        <p dir="auto" className="whitespace-pre-line">
          {text}
        </p>
      </Notice>
    </div>
  );
}
