import type { Namespace } from '@vesika/messages';
import { useMatches } from 'react-router';

export type PageNamespace = Exclude<Namespace, 'mail'>;

/** What a route module exports as `handle`. */
export interface PageHandle {
  /** Catalogues the page shows, beside `web`. */
  texts?: readonly PageNamespace[];
  /** The page only shows something: its scripts wait for the visitor's first move. What the innermost route says counts. */
  quiet?: boolean;
  /** Search engines are asked to leave the page out. */
  unlisted?: boolean;
}

/** What all matching routes ask for together. */
export function usePageHandle(): { texts: PageNamespace[]; quiet: boolean; unlisted: boolean } {
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  return {
    texts: [...new Set<PageNamespace>(['web', ...handles.flatMap((handle) => handle?.texts ?? [])])],
    quiet: handles.findLast((handle) => handle?.quiet !== undefined)?.quiet ?? false,
    unlisted: handles.some((handle) => handle?.unlisted),
  };
}
