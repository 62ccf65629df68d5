import { useTranslation } from 'react-i18next';
import { Select } from '../../components/select.tsx';
import { useOwnDocuments } from '../../photo/own/own-documents.ts';

interface OwnDocumentFieldProps {
  /** The chosen variant. */
  value: string | null;
  onChange: (variant: string) => void;
}

/** The documents that the account keeps; nothing if there are none. */
export function OwnDocumentField({ value, onChange }: OwnDocumentFieldProps) {
  const { t } = useTranslation();
  const documents = useOwnDocuments();
  if (documents.length === 0) return null;
  const isChosen = documents.some(({ use }) => use.variant === value);
  return (
    <Select
      label={t('document.mine')}
      value={isChosen ? value! : ''}
      onChange={(variant) => variant !== '' && onChange(variant)}
      options={[
        ['', t('document.mine')] as const,
        ...documents.map(({ use, name }) => [use.variant, name] as const),
      ]}
    />
  );
}
