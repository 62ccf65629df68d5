import type { ComponentProps } from 'react';
import { Button } from '../../components/button.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { type FileToSave, useSave } from './use-save.ts';

interface SaveButtonProps extends ComponentProps<typeof Button> {
  file: FileToSave;
  kind?: 'photo' | 'file';
  icon?: IconName;
}

/** Fetches a file and saves it. */
export function SaveButton({ file, kind, icon = 'download', children, ...button }: SaveButtonProps) {
  const { isPending, mutate } = useSave(kind);
  return (
    <Button busy={isPending} onClick={() => mutate(file)} {...button}>
      {!isPending && <Icon name={icon} />}
      {children}
    </Button>
  );
}
