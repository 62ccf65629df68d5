import type { ComponentProps, ReactNode } from 'react';

/** A radio button that covers its whole card. */
export function RadioCard({ className, children, ...input }: ComponentProps<'input'>) {
  return (
    <label
      className={`relative transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-guide ${className}`}
    >
      <input
        type="radio"
        {...input}
        className="absolute inset-0 z-10 size-full cursor-pointer appearance-none opacity-0"
      />
      {children}
    </label>
  );
}

interface ChoiceOption<T extends string> {
  value: T;
  name: ReactNode;
  about?: ReactNode;
}

interface ChoiceProps<T extends string> {
  legend: string;
  name: string;
  options: ReadonlyArray<ChoiceOption<T>>;
  value: T;
  onChange: (value: T) => void;
  disabled?: boolean;
}

export function Segments<T extends string>(props: ChoiceProps<T> & { hideLegend?: boolean }) {
  return (
    <fieldset disabled={props.disabled} className="min-w-0 max-sm:w-full">
      <legend className={props.hideLegend ? 'sr-only' : 'mb-2 text-sm font-medium'}>{props.legend}</legend>
      <div className="flex rounded-md border border-line-strong bg-sheet p-1">
        {props.options.map((option) => (
          <RadioCard
            key={option.value}
            name={props.name}
            value={option.value}
            checked={props.value === option.value}
            onChange={() => props.onChange(option.value)}
            className="flex min-h-11 flex-1 items-center justify-center rounded-sm px-2 break-keep text-center text-sm leading-tight sm:px-5 sm:whitespace-nowrap font-medium text-ink-soft hover:text-ink has-checked:bg-ink has-checked:text-paper has-disabled:opacity-60"
          >
            {option.name}
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}

export function ChoiceCards<T extends string>(props: ChoiceProps<T>) {
  return (
    <fieldset disabled={props.disabled}>
      <legend className="sr-only">{props.legend}</legend>
      <div className="grid gap-2">
        {props.options.map((option) => (
          <RadioCard
            key={option.value}
            name={props.name}
            value={option.value}
            checked={props.value === option.value}
            onChange={() => props.onChange(option.value)}
            className="grid grid-cols-[auto_1fr] gap-x-3 rounded-md border border-line-strong bg-sheet p-3 hover:border-ink has-checked:border-ink has-checked:bg-ink/4 has-disabled:opacity-60"
          >
            <span
              aria-hidden="true"
              className={`mt-1 grid size-4 place-items-center rounded-full border ${props.value === option.value ? 'border-ink' : 'border-line-strong'}`}
            >
              {props.value === option.value && <span className="size-2 rounded-full bg-ink" />}
            </span>
            <span>
              <span className="block text-sm font-medium">{option.name}</span>
              <span className="block text-sm text-ink-soft">{option.about}</span>
            </span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}
