export * from './acts.ts';
export * from './people.ts';
