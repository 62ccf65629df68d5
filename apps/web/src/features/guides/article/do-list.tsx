import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';

export function DoList({ verdict, lines }: { verdict: 'do' | 'dont'; lines: readonly string[] }) {
  const { t } = useTranslation('guides');
  const look = verdict === 'do' ? 'text-pass' : 'text-fail';
  return (
    <div>
      <h3 className="border-b border-line pb-2.5">
        <span
          className={`rounded-sm border border-current px-1.5 py-0.5 font-mono text-xs font-semibold ${look}`}
        >
          {t(`frame.${verdict}`)}
        </span>
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={line} className="flex items-start gap-3 border-b border-line py-2.5">
            <Icon name={verdict === 'do' ? 'check' : 'cross'} className={`mt-0.5 shrink-0 ${look}`} />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
