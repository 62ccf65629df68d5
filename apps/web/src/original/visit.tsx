import { createContext, type ReactNode, use, useState } from 'react';
import type { ChosenPhoto } from './photo-source.ts';

/** What pages leave for the next one as long as the document is open. Files cannot be kept in browser storage. */
export interface Visit {
  handedOver: File | null;
  carried: { photo: ChosenPhoto; owner: string | null } | null;
  country: string | null;
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
