/** What `import … from 'vesika'` brings: the engine, the sheets it is printed on, and the requirements it is asked to meet. */
export * from '@vesika/engine';
export { renderCertificate } from '@vesika/engine/certificate';
export * from '@vesika/engine/print';
export type { Answers } from '@vesika/report';
export type { Check, PhotoReport, Verdict } from '@vesika/report/schema';
export * from '@vesika/requirements';
