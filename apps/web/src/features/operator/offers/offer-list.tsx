import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskList, DeskSection } from '../desk-section.tsx';

interface OfferListProps {
  title: string;
  about: string;
  create: ReactNode;
  items: ReactNode[];
}

export function OfferList({ title, about, create, items }: OfferListProps) {
  return (
    <DeskSection title={title} about={about}>
      {create}
      <DeskList items={items} />
    </DeskSection>
  );
}

interface OfferProps {
  name: string;
  facts: readonly (string | null)[];
  /** Ends the offer, if it has not ended. */
  end: ReactNode;
}

export function Offer({ name, facts, end }: OfferProps) {
  const { t } = useTranslation('operator');
  return (
    <li className="grid gap-2 px-4 py-3">
      <p className="font-medium break-all" dir="auto">
        {name}
      </p>
      <p className="break-words text-ink-soft">{facts.filter((fact) => fact !== null).join(' · ')}</p>
      {end || <p className="text-ink-soft">{t('package.ended')}</p>}
    </li>
  );
}
