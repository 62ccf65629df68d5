export function Marked({ children }: { children: string }) {
  return children.split(/`([^`]+)`/).map((part, n) =>
    n % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
      <code key={n} className="font-mono text-[0.9em] break-words text-ink">
        {part}
      </code>
    ) : (
      part
    ),
  );
}
