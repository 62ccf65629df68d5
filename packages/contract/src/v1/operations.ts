import type { V1OperationId } from '../v1-endpoints.ts';
import { v1CheckPhoto } from './check.ts';
import { v1GetCredits } from './credits.ts';
import { v1GetJob, v1StartJob } from './job.ts';
import { v1FetchOriginal, v1SendOriginal } from './original.ts';
import {
  v1DeleteOwnDocument,
  v1DescribeDocument,
  v1GetOwnDocument,
  v1ListOwnDocuments,
} from './own-document.ts';
import { v1DeletePhoto, v1GetPhoto, v1ListPhotos, v1MakePhoto, v1UnlockPhoto } from './photo.ts';
import { v1GetRequirement, v1ListRequirements } from './requirement.ts';
import { v1MakeSignature } from './signature.ts';
import type { V1Operation } from './v1-operation.ts';
import {
  v1CreateWebhookEndpoint,
  v1DeleteWebhookEndpoint,
  v1ListWebhookDeliveries,
  v1ListWebhookEndpoints,
  v1RetryWebhookDelivery,
  v1RotateWebhookSecret,
  v1TestWebhookEndpoint,
  v1UpdateWebhookEndpoint,
} from './webhook.ts';

/** The operations for programs, authenticated by key, in the order of the document. */
export const v1Operations = {
  v1MakePhoto,
  v1SendOriginal,
  v1FetchOriginal,
  v1ListPhotos,
  v1GetPhoto,
  v1UnlockPhoto,
  v1DeletePhoto,
  v1StartJob,
  v1GetJob,
  v1CheckPhoto,
  v1MakeSignature,
  v1ListRequirements,
  v1GetRequirement,
  v1DescribeDocument,
  v1ListOwnDocuments,
  v1GetOwnDocument,
  v1DeleteOwnDocument,
  v1ListWebhookEndpoints,
  v1CreateWebhookEndpoint,
  v1UpdateWebhookEndpoint,
  v1DeleteWebhookEndpoint,
  v1RotateWebhookSecret,
  v1TestWebhookEndpoint,
  v1ListWebhookDeliveries,
  v1RetryWebhookDelivery,
  v1GetCredits,
} satisfies { [Id in V1OperationId]: V1Operation & { id: Id } };
