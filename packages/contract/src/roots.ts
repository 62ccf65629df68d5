/** Prefix of all operations except files, models and health. */
export const apiRoot = '/api/';
export const openapiPath = `${apiRoot}openapi.json` as const;
/** Prefix of the API for programs, authenticated by key. */
export const v1Root = `${apiRoot}v1/` as const;
export const v1OpenapiPath = `${v1Root}openapi.json` as const;
