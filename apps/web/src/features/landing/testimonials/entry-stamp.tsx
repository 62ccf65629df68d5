interface EntryStampProps {
  code: string;
  kind: keyof typeof documentCodes;
  className: string;
}

export function EntryStamp({ code, kind, className }: EntryStampProps) {
  return (
    <svg
      viewBox="0 0 140 64"
      className={`-rotate-3 text-guide opacity-80 ${className}`}
      fill="none"
      stroke="currentColor"
      direction="ltr"
      aria-hidden="true"
    >
      <rect x="2" y="2" width="136" height="60" rx="13" strokeWidth="2.4" />
      <rect x="6.5" y="6.5" width="127" height="51" rx="9.5" strokeWidth="0.9" />
      <text
        x="20"
        y="42"
        className="font-mono"
        fill="currentColor"
        stroke="none"
        fontSize="29"
        fontWeight="600"
      >
        {code}
      </text>
      <path d="M70 32H104M98 26 105 32 98 38" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      <text
        x="120"
        y="38"
        textAnchor="middle"
        className="font-mono"
        fill="currentColor"
        stroke="none"
        fontSize="17"
        fontWeight="600"
      >
        {documentCodes[kind]}
      </text>
      <path d="M20 16H120M20 50H92" strokeWidth="0.9" strokeDasharray="2 2.4" />
    </svg>
  );
}

const documentCodes = { passport: 'P', visa: 'V', id: 'I' } as const;
