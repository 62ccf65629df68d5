import type { Endpoint } from './endpoint.ts';

/** Method and path of every operation of the API for programs. This file imports no schemas. */
export const v1Endpoints = {
  v1MakePhoto: { method: 'POST', path: '/api/v1/photos' },
  v1SendOriginal: { method: 'POST', path: '/api/v1/originals' },
  v1FetchOriginal: { method: 'POST', path: '/api/v1/originals/fetch' },
  v1ListPhotos: { method: 'GET', path: '/api/v1/photos' },
  v1GetPhoto: { method: 'GET', path: '/api/v1/photos/:photoId' },
  v1UnlockPhoto: { method: 'POST', path: '/api/v1/photos/:photoId/unlock' },
  v1DeletePhoto: { method: 'DELETE', path: '/api/v1/photos/:photoId' },
  v1StartJob: { method: 'POST', path: '/api/v1/jobs' },
  v1GetJob: { method: 'GET', path: '/api/v1/jobs/:jobId' },
  v1CheckPhoto: { method: 'POST', path: '/api/v1/checks' },
  v1MakeSignature: { method: 'POST', path: '/api/v1/signatures' },
  v1ListRequirements: { method: 'GET', path: '/api/v1/requirements' },
  v1GetRequirement: { method: 'GET', path: '/api/v1/requirements/:countryCode/:documentType' },
  v1DescribeDocument: { method: 'POST', path: '/api/v1/own-documents' },
  v1ListOwnDocuments: { method: 'GET', path: '/api/v1/own-documents' },
  v1GetOwnDocument: { method: 'GET', path: '/api/v1/own-documents/:documentId' },
  v1DeleteOwnDocument: { method: 'DELETE', path: '/api/v1/own-documents/:documentId' },
  v1ListWebhookEndpoints: { method: 'GET', path: '/api/v1/webhook-endpoints' },
  v1CreateWebhookEndpoint: { method: 'POST', path: '/api/v1/webhook-endpoints' },
  v1UpdateWebhookEndpoint: { method: 'POST', path: '/api/v1/webhook-endpoints/:endpointId' },
  v1DeleteWebhookEndpoint: { method: 'DELETE', path: '/api/v1/webhook-endpoints/:endpointId' },
  v1RotateWebhookSecret: { method: 'POST', path: '/api/v1/webhook-endpoints/:endpointId/secret' },
  v1TestWebhookEndpoint: { method: 'POST', path: '/api/v1/webhook-endpoints/:endpointId/test' },
  v1ListWebhookDeliveries: { method: 'GET', path: '/api/v1/webhook-endpoints/:endpointId/deliveries' },
  v1RetryWebhookDelivery: { method: 'POST', path: '/api/v1/webhook-deliveries/:deliveryId/retry' },
  v1GetCredits: { method: 'GET', path: '/api/v1/credits' },
} as const satisfies Record<`v1${string}`, Endpoint>;

export type V1OperationId = keyof typeof v1Endpoints;
