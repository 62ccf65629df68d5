import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ProofView, type ProofViewProps } from './proof-view.tsx';

export default function ProofSection(props: ProofViewProps) {
  const { t, ready } = useTranslation('adjust');
  const id = useId();
  if (!ready || !props.report.proof) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="pb-3 text-2xl font-semibold">
        {t('proof.section')}
      </h2>
      <div className="border-t border-ink pt-4">
        <ProofView {...props} />
      </div>
    </section>
  );
}
