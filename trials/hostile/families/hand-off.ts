import { requestLine } from '@vesika/contract';
import { type Answer, ask, jsonOf, upload } from '../ask.ts';
import type { Family, HostileCase } from '../hostile-case.ts';
import type { Victim } from '../victim.ts';

interface Draft {
  imageUrl: string | null;
}

/** The attacker makes a link, the victim opens it, and the attacker reaches for what the victim does then. */
export const handOff: Family = {
  name: 'hand-off',
  cases: () => [
    attack('the face of who opens the link, through the session of its maker', async (server) => {
      const { attacker, victim } = await opened(server);
      const face = await uploadAs(server, victim);
      const answer = await as(server, attacker, 'getDraft');
      const { draft } = jsonOf<{ draft: Draft | null }>(answer);
      return nameIn(draft?.imageUrl) === nameIn(face) ? answer : refused;
    }),
    attack('the victim’s picture by its link, with the session of the maker', async (server) => {
      const { attacker, victim } = await opened(server);
      const body = { imageUrl: await uploadAs(server, victim), countryCode: 'DE', documentType: 'passport' };
      return ask(server.url, { ...requestLine('inspectPhoto'), headers: { ...attacker }, body });
    }),
    attack('the picture of who opens the link, claimed to an account of its maker', async (server) => {
      const { attacker, victim } = await opened(server);
      const face = await uploadAs(server, victim);
      await ask(server.url, {
        ...requestLine('claimPhotos'),
        headers: { ...attacker, ...server.stranger.headers },
      });
      const answer = await as(server, victim, 'getDraft');
      const { draft } = jsonOf<{ draft: Draft | null }>(answer);
      return nameIn(draft?.imageUrl) === nameIn(face) ? refused : answer;
    }),
    attack('the session of who opens the link', async (server) => {
      const attacker = await sessionWithPicture(server);
      const token = await linkOf(server, attacker);
      const victim = await sessionWithPicture(server);
      const answer = await redeem(server, victim, token);
      const given = cookieOf(answer);
      return given === undefined || given === victim.cookie ? refused : answer;
    }),
    attack('what was in the browser of who opens the link', async (server) => {
      const attacker = await sessionWithPicture(server);
      const victim = await emptySession(server);
      const own = await uploadAs(server, victim);
      await redeem(server, victim, await linkOf(server, attacker));
      await as(server, victim, 'discardDraft');
      const answer = await as(server, victim, 'getDraft');
      const { draft } = jsonOf<{ draft: Draft | null }>(answer);
      return nameIn(draft?.imageUrl) === nameIn(own) ? refused : answer;
    }),
    attack('a picture that was taken after the link was made', async (server) => {
      const maker = await sessionWithPicture(server);
      const token = await linkOf(server, maker);
      await uploadAs(server, maker);
      return redeem(server, await emptySession(server), token);
    }),
    attack('the same link twice', async (server) => {
      const { token } = await opened(server);
      return redeem(server, await emptySession(server), token);
    }),
    attack('a session by a link that only opens choices', async (server) => {
      const body = { countryCode: 'DE', documentType: 'passport' };
      const answer = await ask(server.url, { ...requestLine('choicesLink'), body });
      const { url } = jsonOf<{ url: string }>(answer);
      return new URL(url).hash === '' && cookieOf(answer) === undefined ? refused : answer;
    }),
    attack('what was begun in the browser of who opens the link of a described document', async (server) => {
      const victim = await sessionWithPicture(server);
      const begun = async () => {
        const { draft } = jsonOf<{ draft: Draft | null }>(await as(server, victim, 'getDraft'));
        return JSON.stringify({ ...draft, imageUrl: nameIn(draft?.imageUrl) });
      };
      const before = await begun();
      const shared = { document: 'other', country: 'ZZ', variant: 'own-3000x4000-bblue', photo: 'kept' };
      const url = `/create?${new URLSearchParams(shared)}`;
      const answer = await ask(server.url, { method: 'GET', url, headers: { ...victim } });
      const isUnchanged = answer.status === 200 && (await begun()) === before;
      return isUnchanged && cookieOf(answer) === undefined ? refused : answer;
    }),
    attack('a session by the preview of a link', async (server) => {
      const token = await linkOf(server, await sessionWithPicture(server));
      const answer = await ask(server.url, { ...requestLine('previewResumeLink'), body: { token } });
      const isNamed = /photos\/|anon_/.test(answer.body.toString());
      return cookieOf(answer) === undefined && !isNamed ? refused : answer;
    }),
    attack('a mailed sign-in by a form of another site, in a browser without Sec-Fetch-Site', ({ url }) =>
      ask(url, {
        method: 'POST',
        url: '/auth/v1/verify/link',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'https://evil.example',
        },
        body: 'type=magiclink&token=a',
      }),
    ),
  ],
};

/** Stands for an attack that ended without what it was after. */
const refused: Answer = { status: 403, code: 'resume-link-invalid', headers: {}, body: Buffer.alloc(0) };

function attack(what: string, send: HostileCase['send']): HostileCase {
  const expected = ['403 resume-link-invalid', '404 image-not-found', '400 request-invalid'];
  return { what, expected, send, withinMs: 30_000 };
}

interface Session {
  cookie: string;
}

async function opened(server: Victim) {
  const attacker = await sessionWithPicture(server);
  const token = await linkOf(server, attacker);
  const answer = await redeem(server, undefined, token);
  const cookie = cookieOf(answer);
  if (cookie === undefined) throw new Error(`the link was answered ${answer.status}`);
  return { attacker, victim: { cookie }, token };
}

async function sessionWithPicture({ url, portrait }: Victim): Promise<Session> {
  return { cookie: cookieOf(await upload(url, portrait)) ?? '' };
}

/** Every upload opens a session, and a discarded draft leaves nothing in it. */
async function emptySession(server: Victim): Promise<Session> {
  const session = await sessionWithPicture(server);
  await as(server, session, 'discardDraft');
  return session;
}

async function uploadAs({ url, portrait }: Victim, session: Session): Promise<string> {
  return jsonOf<{ imageUrl: string }>(await upload(url, portrait, { headers: { ...session } })).imageUrl;
}

async function linkOf({ url }: Victim, session: Session): Promise<string> {
  const answer = await ask(url, { ...requestLine('handOff'), headers: { ...session }, body: {} });
  const link = new URL(jsonOf<{ url: string }>(answer).url);
  return new URLSearchParams(link.hash.slice(1)).get('resume') ?? '';
}

function redeem({ url }: Victim, session: Session | undefined, token: string): Promise<Answer> {
  return ask(url, { ...requestLine('resume'), headers: { ...session }, body: { token } });
}

function as({ url }: Victim, session: Session, id: 'getDraft' | 'discardDraft'): Promise<Answer> {
  return ask(url, { ...requestLine(id), headers: { ...session } });
}

function cookieOf({ headers }: Answer): string | undefined {
  return headers['set-cookie']?.[0]?.split(';')[0];
}

function nameIn(imageUrl: string | null | undefined): string | undefined {
  return imageUrl?.replace(/\?.*$/, '').split('/').at(-1);
}
