import { useTranslation } from 'react-i18next';
import { Select } from '../../components/select.tsx';
import { useKeptDocuments } from '../../photo/own/kept-documents.ts';

interface KeptFieldProps {
  /** The chosen variant. */
  value: string | null;
  onChange: (variant: string) => void;
}

/** The documents that the account keeps; nothing if there are none. */
export function KeptField({ value, onChange }: KeptFieldProps) {
  const { t } = useTranslation();
  const documents = useKeptDocuments();
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
