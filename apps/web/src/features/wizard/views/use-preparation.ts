import { useQuery } from '@tanstack/react-query';
import type { DocumentName } from '@vesika/contract';
import { useState } from 'react';
import { requirementsQuery } from '../../../photo/photo-requirements.ts';
import { mayMake, ownPhoto, supplyRule } from '../../../report/rules/supply/own-photo.ts';
import { ServiceError } from '../../../shell/api/request.ts';
import type { Choices } from '../../../take/choose/use-choices.ts';
import { useFirstPurpose } from '../../../take/choose/use-first-purpose.ts';
import { allowedColour } from '../background-colour-choice.tsx';
import { useWizard } from '../machine/use-wizard.ts';
import type { CaptionText, PhotoOptions } from '../photo-request.ts';

export type Preparation = ReturnType<typeof usePreparation>;

/** The rules of the chosen document, and the options that they leave open. */
export function usePreparation() {
  const { state, choices } = useWizard();
  const requirements = useQuery(
    requirementsQuery(choices.countryCode, choices.documentType, choices.variant),
  );
  const answer = requirements.data;
  useFirstPurpose(choices, answer);
  const [caption, setCaption] = useState<CaptionText>({});
  const supply = supplyRule(answer);
  const isEditingForbidden = answer?.editing_forbidden_by_authority === true;
  const colours = answer?.background_choices ?? [];
  const options: PhotoOptions = {
    cropOnly: isEditingForbidden && choices.cropOnly,
    childAgeYears: state.subject.ageYears,
    backgroundColour: allowedColour(choices.backgroundColour, colours),
  };
  return {
    requirements,
    answer,
    supply,
    /** The operator has switched the document off. */
    isOff: requirements.error instanceof ServiceError && requirements.error.code === 'requirement-not-found',
    /** The authority takes no photo of the visitor's own. */
    isShut: supply !== undefined && !mayMake(ownPhoto(supply), choices.way),
    isEditingForbidden,
    colours,
    options,
    caption,
    setCaption,
    main: mainDocument(choices),
  };
}

export const ofNoCountry = 'ZZ';

/** The document that the others of a set are chosen beside; null before a country is chosen and for a document of none. */
function mainDocument({ countryCode, documentType, variant }: Choices): DocumentName | null {
  if (countryCode === null || countryCode === ofNoCountry) return null;
  return { countryCode, documentType, ...(variant !== null && { variant }) };
}
