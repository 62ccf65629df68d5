import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { dotted } from '../../../shell/i18n/dotted.ts';
import { Phrases } from '../../../shell/i18n/phrases.tsx';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { AuthorityLine } from '../authority-line.tsx';
import { KnownFrom } from '../known-from.tsx';
import { dateText } from '../rule-texts.ts';
import { ownPhoto, type SupplyKind, type SupplyRoute, type SupplyRule, supplyName } from './own-photo.ts';
import {
  bringLines,
  coveringText,
  detailText,
  kindLabel,
  kindTitle,
  refusedLines,
  scopeLines,
} from './supply-words.ts';

interface SupplyCardProps {
  rule: SupplyRule;
  children?: ReactNode;
  className?: string;
}

export function SupplyCard({ rule, children, className = '' }: SupplyCardProps) {
  const { t } = useTranslation(['web', 'engine', 'supply']);
  const language = useLanguage();
  const id = useId();
  const { supply, edits, discontinued, authority } = rule;
  const { isTaken } = ownPhoto(rule);
  const bring = bringLines(t, language, rule);
  const refused = refusedLines(t, language, rule);
  const covering = coveringText(t, rule);
  const first = (discontinued ?? supply).source;
  const sources = [discontinued, supply, ...supply.otherwise, edits].flatMap((fact) => fact?.source ?? []);
  const classes = isTaken ? 'border-line bg-sheet' : 'border-unsure bg-sheet';
  return (
    <section
      aria-labelledby={id}
      className={`grid content-start gap-3 border p-4 text-start ${classes} ${className}`}
    >
      <div className="flex items-start gap-3">
        <Icon
          name={discontinued ? 'warning' : icons[supply.kind ?? 'unknown']}
          className={`mt-1 shrink-0 ${isTaken ? 'text-ink-soft' : 'text-unsure'}`}
        />
        <div className="min-w-0">
          <p className="text-xs text-ink-soft">{t('supply:card.heading')}</p>
          <h2 id={id} className={`leading-snug font-semibold ${isTaken ? 'text-base' : 'text-lg'}`}>
            <Phrases>
              {discontinued ? t('supply:discontinued.title') : kindTitle(t, supplyName(supply))}
            </Phrases>
          </h2>
          {discontinued ? <Discontinued rule={discontinued} /> : <RouteLines route={supply} />}
        </div>
      </div>
      <div className="grid gap-1 border-t border-line pt-2.5 empty:hidden">
        {authority && <AuthorityLine authority={authority} />}
        <KnownFrom leading={first ? [first] : []} sources={sources} />
      </div>
      {supply.otherwise.length > 0 && (
        <Part title={t('supply:card.also')} lines={[]}>
          {supply.otherwise.map((route) => (
            <li key={`${route.kind} ${route.appliesTo.join()}`}>
              <p className="font-medium first-letter:uppercase">{kindLabel(t, supplyName(route))}</p>
              <RouteLines route={route} />
            </li>
          ))}
        </Part>
      )}
      <Part lines={covering ? [covering] : []} />
      <Part title={t('supply:card.bring')} lines={bring} />
      <Part lines={refused} />
      {children}
    </section>
  );
}

const icons: Record<SupplyKind | 'unknown', IconName> = {
  captured: 'camera',
  'certified-digital': 'camera',
  professional: 'camera',
  self: 'check',
  'self-or-professional': 'check',
  'none-needed': 'check',
  unknown: 'question',
};

function RouteLines({ route }: { route: SupplyRoute }) {
  const { t } = useTranslation(['web', 'engine', 'supply']);
  const language = useLanguage();
  const lines = scopeLines(t, language, route);
  return (
    <>
      {route.details.length > 0 && <p className="text-sm">{detailText(t, language, route)}</p>}
      {lines.length > 0 && <p className="text-sm">{dotted(lines)}</p>}
      {route.kind !== null && !route.source && (
        <p className="text-sm text-ink-soft">{t('supply:card.unverified')}</p>
      )}
    </>
  );
}

function Discontinued({ rule }: { rule: NonNullable<SupplyRule['discontinued']> }) {
  const { t } = useTranslation(['supply', 'web']);
  const language = useLanguage();
  return (
    <div className="grid gap-1 text-sm">
      {rule.since && <p>{t('supply:card.since', { date: dateText(language, rule.since) })}</p>}
      <p>
        <span className="text-ink-soft">{t('supply:discontinued.instead')}: </span>
        {t(`supply:discontinued.by.${rule.replacedBy}`)}
      </p>
    </div>
  );
}

interface PartProps {
  title?: string;
  lines: readonly string[];
  children?: ReactNode;
}

function Part({ title, lines, children }: PartProps) {
  if (lines.length === 0 && !children) return null;
  return (
    <div className="border-t border-line pt-2.5 text-sm">
      {title && <h3 className="mb-1 text-sm font-semibold tracking-normal">{title}</h3>}
      <ul className="grid gap-1.5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {children}
      </ul>
    </div>
  );
}
