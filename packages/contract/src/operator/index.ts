export * from './acts.ts';
export * from './help.ts';
export * from './inbox.ts';
export * from './money.ts';
export * from './people.ts';
export * from './quality.ts';
export * from './rules.ts';
export * from './settings.ts';
