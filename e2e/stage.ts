import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Email } from 'postal-mime';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { openBrowser } from './browser.ts';
import { listenForComplaints, tellWhatWasSeen } from './complaints.ts';
import { mailAmong, openMailbox } from './mailbox.ts';
import { startServer } from './server.ts';
import type { SharedPlaces } from './shared-service.ts';

export interface Visit {
  context: BrowserContext;
  page: Page;
  complaints: string[];
}

interface Service<Places> {
  places: Places;
  mails(): Email[] | Promise<Email[]>;
  close(): Promise<void>;
}

export interface Stage<Places> {
  server: Places;
  /** Waits for the newest mail to an address whose subject matches. */
  mailTo(address: string, subject: RegExp): Promise<Email>;
  /** A browser context that is closed after the test; a failed test leaves a screenshot. */
  visit(locale?: string, look?: BrowserContextOptions): Promise<Visit>;
  /** A browser context that all tests of the file share. */
  stay(locale?: string, look?: BrowserContextOptions): Promise<Visit>;
}

type OwnPlaces = Pick<SharedPlaces, 'url' | 'dataDir'>;

/** The shared service and a browser for a file's tests; call it once at the top of the file. */
export function openStage(): Stage<SharedPlaces> {
  return stageOf(sharedService);
}

/** The same with a separate service, for settings that would affect other files. */
export function openOwnStage(settings: Record<string, string>): Stage<OwnPlaces> {
  return stageOf(() => ownService(settings));
}

function stageOf<Places>(open: () => Promise<Service<Places>>): Stage<Places> {
  let service: Service<Places>;
  let visits: Visit[] = [];
  const stays: Visit[] = [];
  const close = (opened: Visit[]) => Promise.all(opened.map(({ context }) => context.close()));

  const stage: Stage<Places> = {
    // Assigned before any test runs.
    server: undefined as Places,
    mailTo: (address, subject) => mailAmong(service.mails, address, subject),
    visit: async (locale, look) => {
      const visit = await openVisit(locale, look);
      visits.push(visit);
      return visit;
    },
    stay: async (locale, look) => {
      const visit = await openVisit(locale, look);
      stays.push(visit);
      return visit;
    },
  };
  beforeAll(async () => {
    service = await open();
    stage.server = service.places;
  });
  afterAll(async () => {
    await close(stays);
    await service?.close();
  });
  afterEach(async ({ task }) => {
    for (const { page, complaints } of [...visits, ...stays]) {
      if (task.result?.state === 'fail') await tellWhatWasSeen(page, complaints, task.name);
    }
    await close(visits);
    visits = [];
  });
  return stage;
}

async function openVisit(locale = 'en-GB', look: BrowserContextOptions = {}): Promise<Visit> {
  const browser = await sharedBrowser();
  // Service workers are for the tests of offline starts: they would answer instead of the routes of a test.
  const quiet = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
  const context = await browser.newContext({ locale, ...quiet, ...look });
  const page = await context.newPage();
  return { context, page, complaints: listenForComplaints(page) };
}

let browser: Promise<Browser> | undefined;

/** All files of a process share one browser, which ends with the process. */
async function sharedBrowser(): Promise<Browser> {
  if (browser && !(await browser).isConnected()) browser = undefined;
  browser ??= openBrowser();
  return browser;
}

async function sharedService(): Promise<Service<SharedPlaces>> {
  const door = inject('sharedService');
  return {
    places: await askFor<SharedPlaces>(door),
    mails: () => askFor<Email[]>(`${door}/mails`),
    close: async () => undefined,
  };
}

async function askFor<Answer>(address: string): Promise<Answer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Answer;
}

async function ownService(settings: Record<string, string>): Promise<Service<OwnPlaces>> {
  const mailbox = await openMailbox();
  const server = await startServer({ SMTP_URL: mailbox.url, ...settings });
  return {
    places: server,
    mails: mailbox.mails,
    close: async () => {
      await server.stop();
      await mailbox.close();
    },
  };
}
