import { createContext, type ReactNode, use, useState } from 'react';
import type { ChosenPhoto } from './photo-source.ts';

/** What pages leave for the next one as long as the document is open. Files cannot be kept in browser storage. */
export interface Visit {
  /** A file chosen on a page that makes no photos itself; the wizard takes it once. */
  handedOver: File | null;
  /** The photo on the wizard's desk and the user who chose it; `owner` is null for a guest. */
  carried: { photo: ChosenPhoto; owner: string | null } | null;
  /** The country chosen last, for the wizard of another document. */
  country: string | null;
  /** True until the wizard has been left for the first time: a reload only restores what was on screen. */
  isFirstWizard: boolean;
}

const VisitContext = createContext<Visit | null>(null);

export function VisitProvider({ children }: { children: ReactNode }) {
  const [visit] = useState<Visit>(() => ({
    handedOver: null,
    carried: null,
    country: null,
    isFirstWizard: true,
  }));
  return <VisitContext value={visit}>{children}</VisitContext>;
}

export function useVisit(): Visit {
  const visit = use(VisitContext);
  if (!visit) throw new Error('no VisitProvider above');
  return visit;
}
