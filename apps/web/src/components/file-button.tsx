import { type ComponentProps, useRef } from 'react';
import { Button } from './button.tsx';

interface FileButtonProps extends ComponentProps<typeof Button> {
  /** Names the file that is chosen. */
  label: string;
  accept: string;
  onFile: (file: File) => void;
}

/** Opens the file dialog. Where pictures are accepted, phones offer the camera as well. */
export function FileButton({ label, accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()} {...button} />
    </>
  );
}
