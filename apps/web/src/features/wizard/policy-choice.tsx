import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '../../components/choice.tsx';
import { Notice } from '../../components/notice.tsx';

interface PolicyChoiceProps {
  cropOnly: boolean;
  onChange: (cropOnly: boolean) => void;
}

export function PolicyChoice({ cropOnly, onChange }: PolicyChoiceProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-3">
      <Notice title={t('policy.title')}>
        <p className="text-ink-soft">{t('policy.body')}</p>
      </Notice>
      <ChoiceCards
        legend={t('policy.legend')}
        name="policy"
        value={cropOnly ? 'cropOnly' : 'full'}
        onChange={(way) => onChange(way === 'cropOnly')}
        options={(['cropOnly', 'full'] as const).map((way) => ({
          value: way,
          name: t(`policy.${way}.name`),
          about: t(`policy.${way}.about`),
        }))}
      />
    </div>
  );
}
