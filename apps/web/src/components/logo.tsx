function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 36" fill="none" className={className} aria-hidden="true">
      <path
        d="M1 9.5V1h8.5M22.5 1H31v8.5M31 26.5V35h-8.5M9.5 35H1v-8.5"
        stroke="currentColor"
        strokeWidth="1.8"
      />
      <circle cx="16" cy="11.6" r="4.9" className="fill-stamp" />
      <path d="M6.6 19.6 16 30.4l9.4-10.8" stroke="currentColor" strokeWidth="3.4" strokeLinejoin="miter" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark className="h-8 w-auto" />
      <span className="font-heading text-xl font-bold tracking-tight" lang="en">
        Vesika
      </span>
    </span>
  );
}
