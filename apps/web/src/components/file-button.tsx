import { type ComponentProps, useRef } from 'react';
import { Button } from './button.tsx';

interface FileButtonProps extends ComponentProps<typeof Button> {
  /** Names the file that is chosen. */
  label: string;
  accept: string;
  /** Opens a phone's camera instead of the file dialog. */
  capture?: 'user';
  onFile: (file: File) => void;
}

/** Opens the file dialog. Where pictures are accepted, phones offer the camera as well. */
export function FileButton({ label, accept, capture, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        capture={capture}
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
