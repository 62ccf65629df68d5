/** The public module of the package `vesika`: the engine, print sheets and requirements. */
export * from '@vesika/engine';
export { renderCertificate } from '@vesika/engine/certificate';
export * from '@vesika/engine/print';
export type { Answers } from '@vesika/report';
export type { Check, PhotoReport, Verdict } from '@vesika/report/schema';
export * from '@vesika/requirements';
