/** Projects of the tests that mostly wait for browsers and services, and those that mostly compute. */
export const halves = {
  waiting: ['e2e', 'service'],
  computing: ['dom', 'lab', 'nets', 'trials', 'unit'],
} as const;
