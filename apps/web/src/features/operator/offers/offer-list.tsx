import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

interface OfferListProps {
  title: string;
  about: string;
  create: ReactNode;
  items: ReactNode[];
}

export function OfferList({ title, about, create, items }: OfferListProps) {
  const { t } = useTranslation('operator');
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      <p className="max-w-[60ch] text-ink-soft">{about}</p>
      <div>{create}</div>
      {items.length === 0 ? (
        <p className="text-ink-soft">{t('list.none')}</p>
      ) : (
        <ul className="divide-y divide-line border border-line bg-sheet text-sm">{items}</ul>
      )}
    </section>
  );
}

interface OfferProps {
  name: string;
  facts: readonly (string | null)[];
  /** Ends the offer; null if it has ended. */
  end: ReactNode | null;
}

export function Offer({ name, facts, end }: OfferProps) {
  const { t } = useTranslation('operator');
  return (
    <li className="grid gap-2 px-4 py-3">
      <p className="font-medium break-all" dir="auto">
        {name}
      </p>
      <p className="break-words text-ink-soft">{facts.filter((fact) => fact !== null).join(' · ')}</p>
      {end ?? <p className="text-ink-soft">{t('package.ended')}</p>}
    </li>
  );
}
