import { useTranslation } from 'react-i18next';
import type { ReferenceField } from '../../site/data/api-reference.server.ts';
import { Marked } from './marked.tsx';

export function FieldTable({ fields, label }: { fields: readonly ReferenceField[]; label: string }) {
  const { t } = useTranslation('developers');
  return (
    <ul aria-label={label} className="divide-y divide-line border-y border-line text-sm">
      {fields.map(({ name, place, type, required, description }) => (
        <li
          key={name}
          dir="ltr"
          lang="en"
          className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <p className="min-w-0">
            <code className="font-mono break-all [font-variant-ligatures:none]">{name}</code>
            {required && <span className="ms-2 text-xs text-stamp">{t('reference.required')}</span>}
          </p>
          <p className="min-w-0 text-ink-soft">
            <span className="font-mono text-xs break-words [font-variant-ligatures:none]">
              {place} · {type}
            </span>
            {description && (
              <span className="block">
                <Marked>{description}</Marked>
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
