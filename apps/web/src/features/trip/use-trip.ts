import { useSearchParams } from 'react-router';
import { useHydrated } from '../../routing/use-hydrated.ts';

const destinationsMax = 12;
const code = /^[A-Z]{2}$/;

export function useTrip() {
  const hydrated = useHydrated();
  const [search, setSearch] = useSearchParams();
  const citizen = search.get('from')?.toUpperCase() ?? '';
  const from = hydrated && code.test(citizen) ? citizen : null;
  const named = (search.get('to') ?? '').toUpperCase().split(',');
  const to = hydrated
    ? [...new Set(named)].filter((each) => code.test(each) && each !== from).slice(0, destinationsMax)
    : [];
  const change = (params: { from: string | null; to: readonly string[] }) =>
    setSearch(
      {
        ...(params.from !== null && { from: params.from }),
        ...(params.to.length > 0 && { to: params.to.join() }),
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    from,
    to,
    setFrom: (country: string) => change({ from: country, to }),
    add: (country: string) => change({ from, to: [...to, country] }),
    remove: (country: string) => change({ from, to: to.filter((each) => each !== country) }),
  };
}
