/** Changes of the API that programs notice, newest first. They are written in English, as the reference is. */
export const apiChanges: readonly { day: string; text: string; isIncompatible: boolean }[] = [
  {
    day: '2026-11-29',
    text:
      '`advice` of a check is an object: `key` as before, and `text` in the language of `Accept-Language`. `originalId` of a ' +
      'job stands with each of its `documents`. The remedy `mend` is called `fix`.',
    isIncompatible: true,
  },
  {
    day: '2026-11-29',
    text:
      'A job takes up to ten photos of several portraits, and `GET /api/v1/jobs/{jobId}/archive` returns their files as a ' +
      'ZIP. `GET /api/v1/print-sheet` returns print sheets. Test keys do both with watermarked photos.',
    isIncompatible: false,
  },
  {
    day: '2026-11-28',
    text:
      'Every list answers `data` and `nextCursor`; endpoints, deliveries and own documents have `id`; `request-invalid` names ' +
      'all fields in `errors`. Photos of an uploaded portrait are ordered at `POST /api/v1/originals/{originalId}/photos`.',
    isIncompatible: true,
  },
  {
    day: '2026-11-28',
    text: '`reference` on photos, jobs and events, `GET /api/v1/events`, and webhooks of test keys.',
    isIncompatible: false,
  },
];
