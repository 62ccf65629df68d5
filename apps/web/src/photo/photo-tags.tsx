import type { GalleryPhoto } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../components/icon.tsx';
import { tagsOf } from './tags-of.ts';

export function PhotoTags({ photo }: { photo: GalleryPhoto }) {
  const { t } = useTranslation(['dashboard', 'original']);
  return tagsOf(photo).map((tag) => {
    const { text, icon, classes } = styles[tag];
    return (
      <span
        key={tag}
        className={`inline-flex items-center gap-1 border px-2 py-0.75 text-xs leading-tight font-medium ${classes}`}
      >
        <Icon name={icon} className="size-3.5 shrink-0" />
        {t(text, { count: photo.undetermined.length })}
      </span>
    );
  });
}

const styles = {
  preview: { text: 'gallery.preview', icon: 'lock', classes: 'border-ink bg-ink text-paper' },
  failed: { text: 'gallery.notReady', icon: 'cross', classes: 'border-fail bg-sheet text-fail' },
  open: {
    text: 'original:rules.open',
    icon: 'question',
    classes: 'border-line-strong bg-sheet text-ink-soft',
  },
  'rules-failed': {
    text: 'original:rules.badge',
    icon: 'warning',
    classes: 'border-fail bg-sheet text-fail',
  },
  'rules-open': {
    text: 'original:rules.badge',
    icon: 'warning',
    classes: 'border-unsure bg-sheet text-unsure',
  },
} as const satisfies Record<string, { text: string; icon: IconName; classes: string }>;
