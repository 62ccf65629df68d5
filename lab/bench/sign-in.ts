import { median } from './median.ts';
import { type BenchService, photoOver } from './service.ts';

const people = 20;
const password = 'correct horse';
/** Delay between upload and sign-ins, after which the photo is being made. */
const laterMs = 250;

/** Measures twenty simultaneous sign-ins on an idle server and while a photo is being made. */
export async function benchSignIn({ url }: BenchService, portrait: Buffer, runs: number): Promise<void> {
  const emails = Array.from({ length: people }, (_, n) => `person${n}@example.org`);
  for (const email of emails) await post(`${url}/auth/v1/signup`, { email, password });
  const signIn = async (email: string) => {
    const start = performance.now();
    await post(`${url}/auth/v1/token?grant_type=password`, { email, password });
    return performance.now() - start;
  };
  const slowest = async () => Math.max(...(await Promise.all(emails.map(signIn))));
  await slowest();

  const alone: number[] = [];
  const during: number[] = [];
  for (let run = 0; run < runs; run++) {
    alone.push(await slowest());
    const photo = photoOver(url, portrait);
    await new Promise((resolve) => setTimeout(resolve, laterMs));
    during.push(await slowest());
    await photo;
  }
  console.log(`\n${people} people sign in at once; the slowest of them`);
  console.log(`  nothing else     ${row(alone)}`);
  console.log(`  during a photo   ${row(during)}`);
}

function row(times: readonly number[]): string {
  return `${median(times).toFixed(0).padStart(6)} ms, ${Math.max(...times).toFixed(0)} ms in the worst run`;
}

async function post(url: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`the service answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}
