import { useSiteOrigin } from './use-site-origin.ts';

export function Code({ label, children }: { label: string; children: string }) {
  const withOrigin = useSiteOrigin();
  return (
    // This is no section, because dozens of landmarks would make navigation harder.
    <figure
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      dir="ltr"
      className="max-h-110 overflow-auto border border-line bg-sheet"
    >
      <pre className="w-max min-w-full p-4 font-mono [font-variant-ligatures:none] text-xs leading-relaxed sm:text-sm">
        <code>{withOrigin(children)}</code>
      </pre>
    </figure>
  );
}
