import { picturesRoot } from '../photos/index.ts';
import { lettersRoot } from '../refusal-letters/index.ts';

/** All places of the storage. */
export const storedRoots = [picturesRoot, lettersRoot] as const;
