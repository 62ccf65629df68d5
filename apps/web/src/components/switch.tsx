interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: string;
}

export function Switch({ checked, onChange, children }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      onClick={() => onChange(!checked)}
      className="group flex min-h-11 items-center gap-3 rounded-sm text-start text-sm font-medium"
    >
      <span
        aria-hidden="true"
        className={`flex h-6 w-10 shrink-0 items-center rounded-full border p-0.5 transition-colors duration-150 group-hover:border-ink ${checked ? 'justify-end border-guide bg-guide/20' : 'border-line-strong bg-sheet'}`}
      >
        <span className={`size-4.5 rounded-full ${checked ? 'bg-guide' : 'bg-line-strong'}`} />
      </span>
      {children}
    </button>
  );
}
