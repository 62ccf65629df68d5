import { useQuery } from '@tanstack/react-query';
import { limits } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { PageTop } from '../../../components/page-top.tsx';
import { answerOf } from '../answer-of.ts';
import { Loaded } from '../loaded.tsx';
import { useWords } from '../use-words.ts';

export function SearchPage() {
  const { t } = useTranslation('operator');
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.get('text') ?? '';
  return (
    <>
      <PageTop title={t('nav.people')} />
      <search>
        <form
          className="flex max-w-2xl flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            setParameters({ text: String(new FormData(event.currentTarget).get('text')).trim() });
          }}
        >
          <div className="min-w-0 grow basis-72">
            <TextField
              key={text}
              name="text"
              type="search"
              label={t('search.label')}
              hint={t('search.hint')}
              defaultValue={text}
              {...limits.search}
              required
              autoFocus
              autoComplete="off"
              dir="auto"
            />
          </div>
          <Button type="submit" variant="ink" className="mb-7 min-h-12 max-sm:w-full">
            {t('search.action')}
          </Button>
        </form>
      </search>
      {text !== '' && <Found text={text} />}
    </>
  );
}

/** A search that names one person leads to the story at once. */
function Found({ text }: { text: string }) {
  const { t } = useTranslation('operator');
  const { day } = useWords();
  const query = useQuery(answerOf('operatorSearch', { query: { text } }));
  return (
    <Loaded query={query}>
      {({ people }) => {
        const [first, second] = people;
        if (!first) return <p role="status">{t('search.none')}</p>;
        if (!second) return <Navigate to={`/operator/people/${first.personId}`} replace />;
        return (
          <ul className="divide-y divide-line border border-line bg-sheet">
            {people.map(({ personId, email, since }) => (
              <li key={personId}>
                <Link
                  to={`/operator/people/${personId}`}
                  className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 py-2 hover:bg-ink/4"
                >
                  <span className="min-w-0 font-medium break-all underline underline-offset-3">
                    {email ?? t('kind.visitor')}
                  </span>
                  <span className="text-sm text-ink-soft">{day(since)}</span>
                </Link>
              </li>
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}
