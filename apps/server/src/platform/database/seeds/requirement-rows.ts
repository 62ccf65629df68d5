import { allRequirements, listCountries, type PhotoRequirement } from '@vesika/requirements';
import type { countries, photoRequirements } from '../schema/index.ts';

type CountryRow = typeof countries.$inferInsert;
type RequirementRow = typeof photoRequirements.$inferInsert;

export function countryRows(): CountryRow[] {
  return listCountries().map(({ code, name, region }, index) => ({
    countryCode: code,
    countryName: name,
    region,
    isActive: true,
    displayOrder: index + 1,
  }));
}

export function requirementRows(): RequirementRow[] {
  return allRequirements().map(requirementRow);
}

function requirementRow(record: PhotoRequirement): RequirementRow {
  const { size, headHeight, background, minDpi } = record;
  return {
    countryCode: record.countryCode,
    documentType: record.documentType,
    variant: record.variant,
    isPrimary: record.isPrimary,
    size: `${size.widthMm}x${size.heightMm} mm`,
    background: background.name,
    headHeight: `${headHeight.minMm}-${headHeight.maxMm} mm`,
    resolution: resolutionOf(record),
    widthMm: size.widthMm,
    heightMm: size.heightMm,
    backgroundColor: background.name,
    backgroundHex: background.hex,
    headHeightMinMm: headHeight.minMm,
    headHeightMaxMm: headHeight.maxMm,
    glassesAllowed: record.glasses.allowed,
    smileAllowed: record.smileAllowed,
    minDpi: minDpi.value,
    maxFileSizeKb: record.file.maxKb,
    specialNotes: record.specialNotes,
    verified: record.verified,
    sourceDate: record.sourceDate,
  };
}

function resolutionOf({ pixels, minDpi }: PhotoRequirement): string {
  const { widthPx, heightPx } = pixels;
  return widthPx !== null && heightPx !== null ? `${widthPx}x${heightPx} px` : `${minDpi.value} DPI`;
}
