import { photoRequirements, type RequirementAnswer } from '@vesika/contract';
import {
  childRulesOf,
  documentsOf,
  firstToKnow,
  glassesPermission,
  leadingSources,
  type PhotoRequirement,
  refusesEditing,
  smileAllowed,
  variantsOf,
} from '@vesika/requirements';
import { backgroundChoices } from '@vesika/requirements/background-choice';
import { ownDocumentOf } from '@vesika/requirements/own-document';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { serve } from '../../../platform/http/route.ts';
import { acceptedLanguage } from '../../../platform/words/preferred-language.ts';
import { requireActive } from '../active-countries.ts';
import { withNotesIn } from '../notes-in.ts';
import { findSiteNotes } from '../site-notes.ts';
import { requirementFor } from './requirement-for.ts';

export function servePhotoRequirements(app: FastifyInstance, db: Database): void {
  serve(app, photoRequirements, async ({ query, headers }, reply) => {
    await requireActive(db, query);
    const { requirement, ...rest } = requirementFor(query);
    const language = acceptedLanguage(headers['accept-language']);
    const localized = await withNotesIn(language, requirement);
    const notes = await findSiteNotes(db);
    const variants = variantsOf(query.countryCode, query.documentType);
    reply.header('cache-control', 'public, max-age=300').header('vary', 'accept-language');
    return {
      ...columnsOf(localized),
      ...rest,
      leading: leadingSources(requirement),
      ...firstToKnow(localized),
      record: requirement,
      background_choices: backgroundChoices(requirement),
      operator_note: notes(requirement.countryCode, language) ?? null,
      child_rules: childRules(requirement),
      variants: variants.map(nameOf),
      documents: documentsWith(requirement, query.countryCode).map((record) => ({
        document_type: record.documentType,
        ...nameOf(record),
      })),
    };
  });
}

/** An own document is not among the records, so it is listed with the answer that it is in. */
function documentsWith(requirement: PhotoRequirement, countryCode: string): readonly PhotoRequirement[] {
  const records = documentsOf(countryCode);
  return ownDocumentOf(requirement.variant) ? [...records, requirement] : records;
}

function nameOf({ variant, label, isPrimary }: PhotoRequirement) {
  return { variant, label, isPrimary };
}

function columnsOf(record: PhotoRequirement) {
  const { size, headHeight, background } = record;
  return {
    country_code: record.countryCode,
    document_type: record.documentType,
    variant: record.variant,
    size: `${size.widthMm} x ${size.heightMm} mm`,
    background: colourWords(background.colour),
    headHeight:
      headHeight.maxMm === null
        ? `at least ${headHeight.minMm} mm`
        : `${headHeight.minMm}-${headHeight.maxMm} mm`,
    resolution: resolutionText(record),
    width_mm: size.widthMm,
    height_mm: size.heightMm,
    background_color: colourWords(background.colour),
    background_hex: background.hex,
    head_height_min_mm: headHeight.minMm,
    head_height_max_mm: headHeight.maxMm,
    head_height_includes_hair: headHeight.includesHair === true,
    glasses_allowed: record.glasses && glassesPermission(record) === 'allowed',
    smile_allowed: smileAllowed(record),
    min_dpi: record.minDpi?.value ?? null,
    max_file_size_kb: record.file.maxKb,
    special_notes: record.specialNotes,
    editing_forbidden_by_authority: refusesEditing(record) ? true : null,
  };
}

function colourWords(colour: PhotoRequirement['background']['colour']): string {
  return colour.replaceAll('-', ' ');
}

function childRules({ countryCode, documentType }: PhotoRequirement): RequirementAnswer['child_rules'] {
  return childRulesOf(countryCode, documentType).map((rule) => ({
    age_years_below: rule.ageYearsBelow,
    relaxed: [...rule.relaxed],
    left_open: [...rule.leftOpen],
    head_height: rule.headHeight && {
      min_mm: rule.headHeight.minMm,
      max_mm: rule.headHeight.maxMm,
      source: rule.headHeight.source,
    },
    guidance: rule.guidance.map(({ says, source }) => ({ says: [...says], source })),
    source: rule.source,
  }));
}

function resolutionText({ pixels, minDpi }: PhotoRequirement): string | null {
  if (pixels.widthPx !== null && pixels.heightPx !== null) return `${pixels.widthPx} x ${pixels.heightPx} px`;
  return minDpi && `${minDpi.value} DPI`;
}
