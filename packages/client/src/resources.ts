import type { components, operations } from './api-types.ts';

type Schemas = components['schemas'];

export type Photo = Schemas['Photo'];
export type PhotoWithReport = Schemas['PhotoWithReport'];
export type PhotoFile = Schemas['PhotoFile'];
export type Report = Schemas['Report'];
export type Check = Schemas['Check'];
export type Original = Schemas['Original'];
export type DocumentOrder = Schemas['DocumentOrder'];
export type Job = Schemas['Job'];
export type Requirement = Schemas['Requirement'];
export type ListedRequirement = Schemas['ListedRequirement'];
export type Credits = Schemas['Credits'];
export type Problem = Schemas['Problem'];

/** Something happened to the account; the same in every try. */
export type WebhookEvent = Schemas['WebhookEvent'];

/** Every code that the service may answer; codes are never renamed. */
export type ErrorCode = Problem['code'];

/** What a photo is wanted for, beside the portrait. */
export type PhotoWish = Omit<
  operations['makePhoto']['requestBody']['content']['multipart/form-data'],
  'file' | 'cropOnly'
> & { cropOnly?: boolean };

/** A portrait in memory, or the path of its file where Node runs. */
export type Picture = Blob | Uint8Array | string;
