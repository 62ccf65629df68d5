/** Runs before each file of the `dom` project: starts the English texts and unmounts what a test rendered. */

import { cleanup } from '@testing-library/react';
import { pageNamespaces } from '@vesika/messages';
import { afterEach, beforeAll } from 'vitest';
import { startTexts } from '../i18n/setup.ts';

beforeAll(() => startTexts('en', pageNamespaces));
afterEach(cleanup);
