import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { type OwnPhoto, wayOf } from '../../photo/supply/own-photo.ts';
import { applicationList } from '../../photo/supply/supply-words.ts';

/** The way of somebody who has a photographer's file and wants it measured. */
export const checkWay = 'check';

interface SupplyWaysProps {
  own: OwnPhoto;
  onWay: (way: string) => void;
}

/** Where the authority takes no photo of one's own: the applications for which it does, and what else can be done. */
export function SupplyWays({ own, onWay }: SupplyWaysProps) {
  const { t } = useTranslation(['web', 'engine', 'supply']);
  const language = useLanguage();
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <h3 className="text-sm font-semibold tracking-normal">{t('supply:ways.title')}</h3>
      {own.exceptions.map(({ appliesTo, isPublished }) => (
        <Way
          key={wayOf(appliesTo)}
          name={t('supply:ways.make', { list: applicationList(t, language, appliesTo) })}
          about={isPublished ? t('supply:ways.accepted') : t('supply:ways.unpublished')}
          onPress={() => onWay(wayOf(appliesTo))}
        />
      ))}
      {own.hasStudioFile && (
        <Way
          name={t('supply:ways.check')}
          about={t('supply:ways.checkAbout')}
          onPress={() => onWay(checkWay)}
        />
      )}
      <p className="text-sm text-ink-soft">{t('supply:ways.other')}</p>
    </div>
  );
}

function Way({ name, about, onPress }: { name: string; about: string; onPress: () => void }) {
  return (
    <div className="grid justify-items-start gap-1">
      <Button className="bg-sheet" onClick={onPress}>
        {name}
      </Button>
      <p className="text-sm text-ink-soft">{about}</p>
    </div>
  );
}
