import { createContext, type ReactNode, use, useState } from 'react';
import type { ChosenPhoto } from './photo-source.ts';

/** State that pages share as long as the document is open. Files cannot be kept in browser storage. */
export interface Visit {
  handedOver: File | null;
  carried: { photo: ChosenPhoto; owner: string | null } | null;
  country: string | null;
  isFirstWizard: boolean;
  /** The photos of this browser move to the account after a sign-in; if that fails, they stay in the visitor's session. */
  claim: { ended: Promise<void>; isNew: boolean };
}

const VisitContext = createContext<Visit | null>(null);

export function VisitProvider({ children }: { children: ReactNode }) {
  const [visit] = useState<Visit>(() => ({
    handedOver: null,
    carried: null,
    country: null,
    isFirstWizard: true,
    claim: { ended: Promise.resolve(), isNew: false },
  }));
  return <VisitContext value={visit}>{children}</VisitContext>;
}

export function useVisit(): Visit {
  const visit = use(VisitContext);
  if (!visit) throw new Error('no VisitProvider above');
  return visit;
}
