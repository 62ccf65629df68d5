import type { GalleryPhoto } from '@vesika/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../components/icon.tsx';
import { tagsOf } from './tags-of.ts';

export function PhotoTags({ photo }: { photo: GalleryPhoto }) {
  const { t } = useTranslation(['dashboard', 'original']);
  const texts = {
    preview: t('gallery.preview'),
    failed: t('gallery.notReady'),
    open: t('original:rules.open', { count: photo.questions.length }),
    'rules-failed': t('original:rules.badge'),
    'rules-open': t('original:rules.badge'),
  };
  return tagsOf(photo).map((tag) => (
    <Tag key={tag} {...looks[tag]}>
      {texts[tag]}
    </Tag>
  ));
}

const looks = {
  preview: { icon: 'lock', look: 'border-ink bg-ink text-paper' },
  failed: { icon: 'cross', look: 'border-fail bg-sheet text-fail' },
  open: { icon: 'question', look: 'border-line-strong bg-sheet text-ink-soft' },
  'rules-failed': { icon: 'warning', look: 'border-fail bg-sheet text-fail' },
  'rules-open': { icon: 'warning', look: 'border-unsure bg-sheet text-unsure' },
} as const satisfies Record<string, { icon: IconName; look: string }>;

function Tag({ icon, look, children }: { icon: IconName; look: string; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 border px-2 py-0.75 text-xs leading-tight font-medium ${look}`}
    >
      <Icon name={icon} className="size-3.5 shrink-0" />
      {children}
    </span>
  );
}
