import type { NamedDocument } from '@vesika/requirements/search';
import { Command } from 'cmdk';
import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { atIdle } from '../../components/at-idle.ts';
import { Button } from '../../components/button.tsx';
import { Flag } from '../../components/flag.tsx';
import { Icon } from '../../components/icon.tsx';
import type { CountryGroup, NamedCountry } from './country-groups.ts';
import { type FoundCountry, type FoundGroup, findCountries, searchIn } from './find-countries.ts';

export interface CountryChoices {
  groups: readonly CountryGroup[] | undefined;
  retry?: (() => void) | undefined;
}

interface CountrySearchProps {
  choices: CountryChoices;
  value: string | null;
  /** The document is set if one was searched for. */
  onChoose: (code: string, document?: NamedDocument) => void;
}

export function CountrySearch({ choices: { groups, retry }, value, onChoose }: CountrySearchProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  // Builds the index before the user types.
  useEffect(() => atIdle(groups ? [groups] : [], searchIn), [groups]);
  // Renders the popular countries first, which fill the window, and the others in a transition.
  const opened = useDeferredValue(groups, groups?.slice(0, 1));
  const isSearching = typed.trim() !== '';
  const found = useMemo(() => groups && findCountries(groups, typed), [groups, typed]);
  const shown = isSearching ? found : opened;

  // If the user presses Enter before the list is loaded, the best match is chosen once it is.
  const choose = useCallback(
    ({ code, document }: FoundCountry) => (document ? onChoose(code, document) : onChoose(code)),
    [onChoose],
  );
  const [isAwaited, setAwaited] = useState(false);
  const first = found?.[0]?.countries[0];
  useEffect(() => {
    if (!isAwaited || first === undefined) return;
    setAwaited(false);
    choose(first);
  }, [isAwaited, first, choose]);
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Enter' || nativeEvent.isComposing || !isSearching) return;
    setAwaited(list.current?.querySelector('[aria-selected=true]') === null);
  };

  return (
    <Command label={t('country.search')} shouldFilter={false} loop onKeyDown={onKeyDown}>
      <div className="flex items-center gap-2.5 border-b border-line px-3.5 text-ink-soft">
        <Icon name="search" />
        <Command.Input
          autoFocus
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            setAwaited(false);
          }}
          placeholder={t('country.search')}
          className="min-h-12 w-full bg-transparent text-base text-ink outline-none placeholder:text-ink-soft"
        />
      </div>
      <Command.List
        ref={list}
        label={t('country.list')}
        className="max-h-[300px] scroll-py-8 overflow-y-auto overscroll-contain p-1"
      >
        {!groups && !retry && <Command.Loading>{line(t('country.loading'))}</Command.Loading>}
        {retry && (
          <div className="grid justify-items-start gap-3 p-3 text-sm" role="alert">
            {t('country.failed')}
            <Button onClick={retry}>{t('country.retry')}</Button>
          </div>
        )}
        {groups && <Command.Empty>{line(t('country.empty'))}</Command.Empty>}
        {shown?.map((group) => (
          <Region key={group.region} group={group} value={value} onChoose={choose} />
        ))}
      </Command.List>
    </Command>
  );
}

function Region({
  group,
  value,
  onChoose,
}: {
  group: FoundGroup;
  value: string | null;
  onChoose: (country: FoundCountry) => void;
}) {
  const { t } = useTranslation(['web', 'engine']);
  return (
    <Command.Group
      heading={group.region === 'suggested' ? t('country.suggested') : t(`engine:regions.${group.region}`)}
      className="[&_[cmdk-group-heading]]:sticky [&_[cmdk-group-heading]]:-top-1 [&_[cmdk-group-heading]]:z-10 [&_[cmdk-group-heading]]:bg-sheet [&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-soft"
    >
      {group.countries.map((country) => (
        <Command.Item
          key={country.code}
          value={idOf(group.region, country)}
          onSelect={() => onChoose(country)}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2.5 select-none data-[selected=true]:bg-ink/7"
        >
          <Flag code={country.code} />
          <span className="min-w-0 flex-1">
            {country.name}
            {country.document && (
              <span className="block text-xs text-ink-soft">{country.document.names[0]}</span>
            )}
          </span>
          {country.code === value ? (
            <Icon name="check" className="text-stamp" />
          ) : (
            <span className="font-mono text-2xs text-ink-soft">{country.code}</span>
          )}
        </Command.Item>
      ))}
    </Command.Group>
  );
}

function idOf(region: CountryGroup['region'], { code }: NamedCountry): string {
  return `${region} ${code}`;
}

function line(text: string) {
  return <p className="px-3 py-6 text-center text-sm text-ink-soft">{text}</p>;
}
