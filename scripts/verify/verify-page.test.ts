import type { RequestListener } from 'node:http';
import { allRequirements } from '@vesika/requirements';
import PdfDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { leadsTo, localServers } from '../../apps/server/src/testing/local-servers.ts';
import { type CitedPage, citedPages, type Statement } from './cited-pages.ts';
import { findStatement } from './find-statement.ts';
import { createPoliteFetch } from './polite-fetch.ts';
import { reviewList } from './review-list.ts';
import { verifyPage } from './verify-page.ts';

const serverOf = localServers();
const open = { isAllowed: () => true, allowHttp: true, bytesMax: 200_000, timeoutMs: 600 };

const matrix = citedPages(allRequirements().filter(({ countryCode }) => countryCode === 'NL')).find(
  ({ address }) => address.includes('pasfotomaken-amsterdam'),
)!;
const quotes = matrix.statements.flatMap(({ quote }) => quote ?? []);
const width: Statement = {
  record: 'NL passport standard',
  fact: 'headWidth',
  quote: null,
  values: [
    { value: 16, unit: 'mm' },
    { value: 20, unit: 'mm' },
  ],
};

const html = (text: string) =>
  `<!doctype html><meta charset="utf-8"><title>Photos</title><script>var mm = "16 mm";</script><p>${text}</p>` +
  `<p>${'Words of the authority on other things. '.repeat(4)}</p>`;
const page = (body: string | Buffer): RequestListener => answering({ '/page': [200, body] });

/** A site that answers its paths, and anything else with 404. */
function answering(
  paths: Readonly<Record<string, [status: number, body: string | Buffer]>>,
): RequestListener {
  return (request, response) => {
    const [status, body] = paths[request.url!] ?? [404, ''];
    response.writeHead(status).end(body);
  };
}

async function verified(listener: RequestListener, statements: Statement[] = matrix.statements) {
  const port = await serverOf(listener);
  const cited: CitedPage = { address: `http://127.0.0.1:${port}/page`, title: 'Matrix', statements };
  return verifyPage(cited, createPoliteFetch(open, 0));
}

function pdf(text: string | null): Promise<Buffer> {
  const document = new PdfDocument();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  if (text) document.text(text);
  else document.rect(0, 0, 300, 300).fill();
  document.end();
  return new Promise((done) => {
    document.on('end', () => done(Buffer.concat(chunks)));
  });
}

describe('a cited page', () => {
  it('is cited with its sentences and with the numbers of the facts that rest on it', () => {
    expect(quotes).toContain('Width: from ear set to ear set minimum 16 mm and maximum 20 mm.');
    const { fact, values } = width;
    expect(matrix.statements).toContainEqual(expect.objectContaining({ fact, values }));
  });

  it('holds if all sentences stand there, however they are marked up', async () => {
    const marked = quotes.map((quote) => quote.replaceAll(' ', ' <b> </b>\n')).join('<br>');
    expect(await verified(page(html(marked)))).toMatchObject({ outcome: 'holds' });
  });

  it('is changed if one number is another, and shows the sentence of before beside that of now', async () => {
    const body = quotes.join(' ').replace('maximum 20 mm', 'maximum 21 mm');
    const answer = await verified(page(html(body)));
    expect(answer.outcome).toBe('changed');
    const list = reviewList([answer], '2026-12-01');
    expect(list).toContain('0 gone');
    const line = list.split('\n').find((each) => each.includes('minimum 16 mm and maximum 20 mm'))!;
    expect(line.split(' | ')[3]).toContain('maximum 21 mm');
  });

  it.each([
    ['in centimetres', 'The face is 1.6 to 2.0 cm wide.'],
    ['with decimal commas', 'La largeur du visage est de 1,6 à 2 centimètres.'],
    ['in Chinese', '面部宽度16毫米至20毫米。'],
    ['in Arabic', 'عرض الوجه من 16 إلى 20 مم.'],
    ['in Russian', 'Ширина лица от 16 до 20 миллиметров.'],
  ])('holds if the numbers stand there %s', async (_how, text) => {
    expect(await verified(page(html(text)), [width])).toMatchObject({ outcome: 'holds' });
  });

  it.each([
    ['in another unit', 'The file has 16 kB to 20 kB.'],
    ['as a part of another number', 'The photo is 116 mm or 20.5 mm wide.'],
    ['in a script that nobody reads', 'The face is as wide as before.'],
  ])('is changed if the numbers stand there %s', async (_how, text) => {
    expect(await verified(page(html(text)), [width])).toMatchObject({ outcome: 'changed' });
  });

  it('is read from a PDF', async () => {
    expect(await verified(page(await pdf(quotes.join('\n'))))).toMatchObject({ outcome: 'holds' });
    const other = quotes.join('\n').replace('16 mm', '15 mm');
    expect(await verified(page(await pdf(other)))).toMatchObject({ outcome: 'changed' });
  });

  it('is read where it moved to', async () => {
    const moved: RequestListener = (request, response) => {
      if (request.url === '/page') response.writeHead(301, { location: '/new' }).end();
      else answering({ '/new': [200, html(quotes.join(' '))] })(request, response);
    };
    expect(await verified(moved)).toMatchObject({ outcome: 'holds' });
  });

  it.each([404, 410])('is gone with status %i', async (status) => {
    expect(await verified(answering({ '/page': [status, 'x'] }))).toMatchObject({
      outcome: 'gone',
      why: `refused ${status}`,
    });
  });

  it.each<[string, string, RequestListener]>([
    ['its site blocks programs', 'refused 403', answering({ '/page': [403, 'x'] })],
    ['its site is out of order', 'refused 503', answering({ '/page': [503, 'x'] })],
    ['its site never answers', 'unreachable', () => undefined],
    ['it is too large', 'too-large', page('x'.repeat(200_001))],
    ['it is a picture', 'no text', page(Buffer.from([0xff, 0xd8, 0xff, 0, 0, 0]))],
    ['a script fills it in', 'no text', page('<div id="root"></div><script>render("16 mm")</script>')],
    ['it is a broken PDF', 'no text', page(`%PDF-1.7 ${'broken '.repeat(40)}`)],
    [
      'its robots.txt asks programs to stay away',
      'robots',
      answering({ '/robots.txt': [200, 'User-agent: *\nDisallow: /page'], '/page': [200, html('16 mm')] }),
    ],
    [
      'its robots.txt is out of order',
      'robots',
      answering({ '/robots.txt': [500, ''], '/page': [200, 'x'] }),
    ],
  ])('cannot be read if %s', async (_what, why, listener) => {
    expect(await verified(listener)).toMatchObject({ outcome: 'unreadable', why });
  });

  it('cannot be read if it is a scan', async () => {
    expect(await verified(page(await pdf(null)))).toMatchObject({ outcome: 'unreadable', why: 'no text' });
  });

  it('is never fetched from a private address', async () => {
    const fetchPage = createPoliteFetch({
      ...open,
      isAllowed: (address) => address !== '127.0.0.1',
      resolve: leadsTo('127.0.0.1'),
    });
    expect(await verifyPage({ ...matrix, address: 'http://photos.example/page' }, fetchPage)).toMatchObject({
      outcome: 'unreadable',
      why: 'address-private',
    });
  });
});

describe('thirty pages as we opened them', () => {
  const recorded = citedPages(allRequirements())
    .map(({ statements, ...cited }) => ({
      ...cited,
      statements: statements.filter(({ quote }) => quote !== null),
    }))
    .filter(({ statements }) => statements.some(({ quote }) => /\d\d/.test(quote!)))
    .slice(0, 30);

  it('all hold, and all are changed when their numbers are others', async () => {
    expect(recorded).toHaveLength(30);
    for (const { statements } of recorded) {
      const body = statements.map(({ quote }) => quote).join(' ');
      expect(await verified(page(html(body)), statements)).toMatchObject({ outcome: 'holds' });
      const others = body.replaceAll(/\d\d/g, '77');
      expect(await verified(page(html(others)), statements)).toMatchObject({ outcome: 'changed' });
    }
  });

  it('state almost all numbers that the records take from them, in whatever language and unit', () => {
    const known = citedPages(allRequirements()).flatMap(({ statements }) => {
      const text = statements.flatMap(({ quote }) => quote ?? []).join('. ');
      return statements
        .filter(({ values }) => values.length > 0 && text !== '')
        .map((statement) => findStatement(text, statement).holds);
    });
    const found = known.filter(Boolean).length;
    console.log(
      `${found} of ${known.length} facts with numbers are found again in the sentences of their page.`,
    );
    expect(known.length).toBeGreaterThan(250);
    expect(found / known.length).toBeGreaterThan(0.85);
  });
});
