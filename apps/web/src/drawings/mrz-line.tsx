/** One line of a machine-readable zone, 44 characters as in a passport. Decoration: in no language (`zxx`), and hidden from screen readers. */
export function MrzLine({ words, className = '' }: { words: string; className?: string }) {
  return (
    <div
      aria-hidden="true"
      lang="zxx"
      dir="ltr"
      className={`overflow-hidden font-mono text-xs tracking-[0.04em] whitespace-nowrap text-ink-soft select-none ${className}`}
    >
      {words
        .toUpperCase()
        .replaceAll(/[^A-Z0-9<]/g, '<')
        .padEnd(44, '<')
        .slice(0, 44)}
    </div>
  );
}
