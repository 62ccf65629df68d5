export function PictureTag({
  side,
  hidden = false,
  children,
}: {
  side: 'left' | 'right';
  hidden?: boolean;
  children: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none absolute bottom-2 z-10 rounded-[3px] bg-[#14203a]/82 px-2 py-0.5 text-xs font-medium text-[#fff] transition-opacity duration-150 ${side === 'left' ? 'left-2' : 'right-2'} ${hidden ? 'opacity-0' : ''}`}
    >
      {children}
    </span>
  );
}
