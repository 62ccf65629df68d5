import type { components, operations } from './api-types.ts';

type Schemas = components['schemas'];

export type Photo = Schemas['Photo'];
export type PhotoWithReport = Schemas['PhotoWithReport'];
export type PhotoFile = Schemas['PhotoFile'];
export type Report = Schemas['Report'];
export type Check = Schemas['Check'];
export type CheckResult = Schemas['CheckResult'];
export type Original = Schemas['Original'];
export type DocumentOrder = Schemas['DocumentOrder'];
export type JobOrder = Schemas['JobOrder'];
export type Job = Schemas['Job'];
export type Requirement = Schemas['Requirement'];
export type ListedRequirement = Schemas['ListedRequirement'];
export type Credits = Schemas['Credits'];
export type Problem = Schemas['Problem'];

/** An event of the account. Every delivery of the same event has the same id. */
export type WebhookEvent = Schemas['WebhookEvent'];

/** Every error code of the service. Codes are never renamed. */
export type ErrorCode = Problem['code'];

/** The document a photo is wanted for, and how it should be made. */
export type PhotoWish = Omit<
  operations['makePhoto']['requestBody']['content']['multipart/form-data'],
  'file'
>;

/** The document by whose rules a picture is checked, and what the picture is meant as. */
export type CheckWish = Omit<
  operations['checkPhoto']['requestBody']['content']['multipart/form-data'],
  'file'
>;

/** A portrait in memory, or in Node the path of its file. */
export type Picture = Blob | Uint8Array | string;
