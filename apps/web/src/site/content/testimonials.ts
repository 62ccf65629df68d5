export const testimonials = [
  { id: 'elif', name: 'Elif K.', countryCode: 'TR', documentType: 'passport' },
  { id: 'marcus', name: 'Marcus T.', countryCode: 'US', documentType: 'visa' },
  { id: 'ines', name: 'Inês R.', countryCode: 'PT', documentType: 'id' },
] as const;
