import { Popover } from 'radix-ui';
import { useState } from 'react';
import { CountryButton } from './country-button.tsx';
import { CountrySearch } from './country-search.tsx';

interface CountryPickerProps {
  value: string | null;
  englishName?: string;
  onChange: (code: string) => void;
  buttonRef: React.RefObject<HTMLButtonElement | null>;
}

export default function CountryPicker({ value, englishName, onChange, buttonRef }: CountryPickerProps) {
  const [open, setOpen] = useState(true);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <CountryButton ref={buttonRef} code={value} englishName={englishName} aria-expanded={open} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className="z-30 w-(--radix-popover-trigger-width) min-w-64 animate-rise rounded-md border border-line bg-sheet text-ink shadow-dialog outline-none"
        >
          <CountrySearch
            value={value}
            onChoose={(code) => {
              onChange(code);
              setOpen(false);
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
