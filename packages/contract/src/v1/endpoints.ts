import type { Endpoint } from '../endpoint.ts';

/** Where each operation for programs of customers is served. Imports nothing that loads schemas. */
export const v1Endpoints = {
  v1MakePhoto: { method: 'POST', path: '/api/v1/photos' },
  v1SendOriginal: { method: 'POST', path: '/api/v1/originals' },
  v1ListPhotos: { method: 'GET', path: '/api/v1/photos' },
  v1GetPhoto: { method: 'GET', path: '/api/v1/photos/:photoId' },
  v1UnlockPhoto: { method: 'POST', path: '/api/v1/photos/:photoId/unlock' },
  v1DeletePhoto: { method: 'DELETE', path: '/api/v1/photos/:photoId' },
  v1StartJob: { method: 'POST', path: '/api/v1/jobs' },
  v1GetJob: { method: 'GET', path: '/api/v1/jobs/:jobId' },
  v1CheckPhoto: { method: 'POST', path: '/api/v1/checks' },
  v1ListRequirements: { method: 'GET', path: '/api/v1/requirements' },
  v1GetRequirement: { method: 'GET', path: '/api/v1/requirements/:countryCode/:documentType' },
  v1GetCredits: { method: 'GET', path: '/api/v1/credits' },
} as const satisfies Record<`v1${string}`, Endpoint>;

export type V1OperationId = keyof typeof v1Endpoints;
