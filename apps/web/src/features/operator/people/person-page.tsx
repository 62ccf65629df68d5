import { useQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PageTitle } from '../../../components/page-title.tsx';
import { Act } from '../act-form.tsx';
import { answerOf } from '../answer-of.ts';
import { PackageField } from '../fields.tsx';
import { Loaded } from '../loaded.tsx';
import { Story } from './story.tsx';

export function PersonPage({ personId }: { personId: string }) {
  const query = useQuery(answerOf('operatorPerson', { params: { personId } }));
  return <Loaded query={query}>{(person) => <PersonView person={person} />}</Loaded>;
}

function PersonView({ person }: { person: Person }) {
  const { t } = useTranslation('operator');
  const name = person.email ?? t('kind.visitor');
  return (
    <>
      <PageTitle page={name} />
      <header className="grid gap-2">
        <h1 className="text-2xl font-bold break-all">{name}</h1>
        <ul className="flex flex-wrap gap-1.5 text-sm">
          {person.email !== null && <Mark>{t(`kind.${person.kind}`)}</Mark>}
          {person.isOperator && <Mark>{t('kind.operator')}</Mark>}
          {person.isLocked && <Mark>{t('kind.locked')}</Mark>}
        </ul>
      </header>
      <PersonActs person={person} />
      <Story events={person.story} />
    </>
  );
}

function Mark({ children }: { children: string }) {
  return <li className="rounded-xs border border-line-strong px-1.5 py-0.5">{children}</li>;
}

function PersonActs({ person: { personId, kind, isLocked, isOperator } }: { person: Person }) {
  const { t } = useTranslation('operator');
  const navigate = useNavigate();
  const params = { personId };
  if (kind === 'visitor') return null;
  return (
    <section aria-label={t('act.title')} className="flex flex-wrap items-start gap-2">
      <Act of="operatorMailLink" params={params} />
      <Act of="operatorGivePackage" params={params} body={({ field }) => ({ packageId: field('packageId') })}>
        <PackageField />
      </Act>
      {!isOperator && (
        <>
          <Act
            key={String(isLocked)}
            of="operatorLockAccount"
            name={t(isLocked ? 'act.unlock' : 'act.lock')}
            params={params}
            body={() => ({ locked: !isLocked })}
          />
          <Act
            of="operatorDeleteAccount"
            params={params}
            isGrave
            onDone={() => void navigate('/operator/people')}
          />
        </>
      )}
    </section>
  );
}

type Person = OperationAnswer<'operatorPerson'>;
