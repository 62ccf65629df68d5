export function Avatar({ email = '' }: { email?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-8 place-items-center rounded-full border text-sm font-semibold outline outline-offset-2 ${email ? 'border-ink bg-ink text-paper outline-line-strong' : 'border-line bg-sunk outline-line'}`}
    >
      {[...email][0]?.toUpperCase()}
    </span>
  );
}
