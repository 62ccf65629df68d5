import type { Namespace } from '@vesika/messages';
import { useMatches } from 'react-router';

export type PageNamespace = Exclude<Namespace, 'mail'>;

export interface PageHandle {
  texts?: readonly PageNamespace[];
  /** The page only shows something, so its scripts wait for the visitor's first move. The innermost route decides. */
  quiet?: boolean;
  unlisted?: boolean;
}

export function usePageHandle(): { texts: PageNamespace[]; quiet: boolean; unlisted: boolean } {
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  return {
    texts: [...new Set<PageNamespace>(['web', ...handles.flatMap((handle) => handle?.texts ?? [])])],
    quiet: handles.findLast((handle) => handle?.quiet !== undefined)?.quiet ?? false,
    unlisted: handles.some((handle) => handle?.unlisted),
  };
}
