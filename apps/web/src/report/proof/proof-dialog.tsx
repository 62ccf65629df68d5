import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../components/dialog-frame.tsx';
import { WithTexts } from '../../components/with-texts.tsx';
import { ProofView, type ProofViewProps } from './proof-view.tsx';

type ProofDialogProps = ProofViewProps & { onClose: () => void };

export default function ProofDialog(props: ProofDialogProps) {
  return (
    <WithTexts of={['adjust', 'engine']}>
      <Framed {...props} />
    </WithTexts>
  );
}

function Framed({ onClose, ...proof }: ProofDialogProps) {
  const { t } = useTranslation('adjust');
  return (
    <DialogFrame variant="sheet" title={t('proof.title')} about={t('proof.about')} onOpenChange={onClose}>
      <div className="p-4 sm:p-7">
        <ProofView {...proof} />
      </div>
    </DialogFrame>
  );
}
