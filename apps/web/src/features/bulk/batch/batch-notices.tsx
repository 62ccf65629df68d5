import type { Batch } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { SourceLine } from '../../../report/rules/source-line.tsx';
import { supplyName } from '../../../report/rules/supply/own-photo.ts';
import { kindTitle } from '../../../report/rules/supply/supply-words.ts';
import { useBatchWords } from '../use-batch-words.ts';

type Notice = Batch['notices'][number];

export function BatchNotices({ notices }: { notices: readonly Notice[] }) {
  const words = useBatchWords();
  if (notices.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {notices.map((notice) => (
        <li
          key={`${notice.countryCode} ${notice.documentType} ${notice.variant}`}
          className="flex items-start gap-3 border border-unsure bg-sheet p-4"
        >
          <Icon name="warning" className="mt-1 shrink-0 text-unsure" />
          <div className="min-w-0">
            <h2 className="font-semibold">{words.document(notice)}</h2>
            <Warnings notice={notice} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Warnings({ notice: { supply, warnings } }: { notice: Notice }) {
  const { t } = useTranslation(['web', 'engine', 'supply']);
  return (
    <ul className="grid gap-1 text-sm">
      {warnings.map(({ code, source }) => (
        <li key={code}>
          <p>
            {code === 'own-photo-refused' ? kindTitle(t, supplyName(supply)) : t(`supply:warnings.${code}`)}
          </p>
          {source && <SourceLine {...source} />}
        </li>
      ))}
    </ul>
  );
}
