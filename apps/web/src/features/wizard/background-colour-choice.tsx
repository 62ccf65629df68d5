import type { RequirementAnswer } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { RadioCard } from '../../components/choice.tsx';
import type { BackgroundColour } from './photo-request.ts';

interface BackgroundColourChoiceProps {
  choices: RequirementAnswer['background_choices'];
  value: BackgroundColour | undefined;
  onChange: (colour: BackgroundColour | null) => void;
}

/** The colours that the rule allows; the first one is the record's own. */
export function BackgroundColourChoice({ choices, value, onChange }: BackgroundColourChoiceProps) {
  const { t } = useTranslation(['web', 'engine']);
  const [first] = choices;
  const chosen = value ?? first?.colour;
  return (
    <fieldset className="grid gap-2 border border-line bg-sheet p-4">
      <legend className="contents">
        <span className="text-sm font-medium">{t('backgroundColour.legend')}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ colour, hex }) => (
          <RadioCard
            key={colour}
            name="background-colour"
            value={colour}
            checked={colour === chosen}
            onChange={() => onChange(colour === first?.colour ? null : colour)}
            className="flex min-h-11 items-center gap-2 rounded-md border border-line-strong px-3 text-sm hover:border-ink has-checked:border-ink has-checked:bg-ink/4"
          >
            <span
              aria-hidden="true"
              style={{ backgroundColor: hex }}
              className="size-5 rounded-sm border border-line-strong"
            />
            {t(`engine:colours.${colour}`)}
          </RadioCard>
        ))}
      </div>
      <p className="text-xs text-ink-soft">{t('backgroundColour.about')}</p>
    </fieldset>
  );
}

/** The colour in the address, if the document allows it. */
export function allowedColour(
  typed: string | null,
  choices: RequirementAnswer['background_choices'],
): BackgroundColour | undefined {
  return choices.find(({ colour }) => colour === typed)?.colour;
}
