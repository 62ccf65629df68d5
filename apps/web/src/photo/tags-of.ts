import type { GalleryPhoto } from '@vesika/contract';

type PhotoTag = 'preview' | 'failed' | 'open' | 'rules-failed' | 'rules-open';

export function tagsOf({
  state,
  failed,
  undetermined,
  rulesChange,
}: Pick<GalleryPhoto, 'state' | 'failed' | 'undetermined' | 'rulesChange'>): PhotoTag[] {
  const tags: PhotoTag[] = [];
  if (state === 'preview') tags.push('preview');
  if (failed.length > 0) tags.push('failed');
  else if (undetermined.length > 0) tags.push('open');
  if (rulesChange && rulesChange.failed.length > 0) tags.push('rules-failed');
  else if (rulesChange && rulesChange.undetermined.length > 0) tags.push('rules-open');
  return tags;
}
