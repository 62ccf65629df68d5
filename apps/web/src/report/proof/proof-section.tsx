import { useTranslation } from 'react-i18next';
import { TitledSection } from '../../components/titled-section.tsx';
import { ProofView, type ProofViewProps } from './proof-view.tsx';

export default function ProofSection(props: ProofViewProps) {
  const { t, ready } = useTranslation(['adjust', 'engine']);
  if (!ready || !props.report.proof) return null;
  return (
    <TitledSection title={t('proof.section')} headingClass="pb-3 text-2xl font-semibold">
      <div className="border-t border-ink pt-4">
        <ProofView {...props} />
      </div>
    </TitledSection>
  );
}
