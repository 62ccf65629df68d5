import type { NamedDocument } from '@vesika/requirements/search';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { CountryButton } from './country-button.tsx';
import { type CountryChoices, CountrySearch } from './country-search.tsx';

interface CountryPickerProps {
  choices: CountryChoices;
  value: string | null;
  englishName?: string;
  onChange: (code: string, document?: NamedDocument) => void;
  buttonRef?: React.RefObject<HTMLButtonElement | null>;
  labelId?: string;
}

export default function CountryPicker({
  choices,
  value,
  englishName,
  onChange,
  buttonRef,
  labelId = 'country-label',
}: CountryPickerProps) {
  const [open, setOpen] = useState(true);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <CountryButton
          ref={buttonRef}
          code={value}
          englishName={englishName}
          labelId={labelId}
          aria-expanded={open}
        />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-labelledby={labelId}
          className="z-30 w-(--radix-popover-trigger-width) min-w-64 animate-rise rounded-md border border-line bg-sheet text-ink shadow-dialog outline-none"
        >
          <CountrySearch
            choices={choices}
            value={value}
            onChoose={(code, document) => {
              onChange(code, document);
              setOpen(false);
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
