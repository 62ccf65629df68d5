import { operations } from '@vesika/contract';
import type { Answer } from '../ask.ts';
import type { Family, HostileCase } from '../hostile-case.ts';
import { head, type WireOptions, wire } from '../wire.ts';

const invalid = ['400 request-invalid'];
const timedOut = ['408 upload-timed-out'];
/** The server aborts a form before these times: one without a byte, and one that never ends. */
const silentMsMax = 6000;
const formMsMax = 10_000;

const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fields = field('countryCode', 'DE') + field('documentType', 'passport');
const fileHead =
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
const end = '\r\n--x--\r\n';

/** Upload forms that no browser sends. */
export const forms: Family = {
  name: 'forms',
  cases: ({ portrait }) => {
    const picture = portrait.toString('latin1');
    const whole = `${fields}${fileHead}${picture}${end}`;
    return [
      form('without a boundary', invalid, whole, { type: 'multipart/form-data' }),
      form('with an empty boundary', invalid, whole, { type: 'multipart/form-data; boundary=' }),
      form('with a boundary of 5000 letters', invalid, whole, {
        type: `multipart/form-data; boundary=${'x'.repeat(5000)}`,
      }),
      form('with another boundary than it says', invalid, whole, { type: 'multipart/form-data; boundary=y' }),
      form('with two boundaries', ['200', ...invalid], whole, {
        type: 'multipart/form-data; boundary=x; boundary=y',
      }),
      form('of another kind', [...invalid, '415 content-type-unsupported'], whole, {
        type: 'multipart/mixed; boundary=x',
      }),
      form('that says it is JSON', [...invalid, '415 content-type-unsupported'], whole, {
        type: 'application/json',
      }),
      form('that says nothing', ['415 content-type-unsupported'], whole, { type: '' }),
      form('that is empty', invalid, '', {}),
      form('that is only its end', [...invalid, '400 upload-file-missing'], '--x--\r\n'),
      form('without its last boundary', invalid, whole.slice(0, -end.length)),
      form('whose last boundary breaks off', [...invalid, '200'], whole.slice(0, -4)),
      form(
        'whose parts have no disposition',
        [...invalid, ...timedOut],
        `--x\r\nX-Nothing: 1\r\n\r\n${picture}${end}`,
      ),
      form(
        'whose parts have an empty disposition',
        [...invalid, ...timedOut],
        `--x\r\nContent-Disposition:\r\n\r\n${picture}${end}`,
      ),
      form(
        'whose file is an attachment',
        [...invalid, ...timedOut],
        `--x\r\nContent-Disposition: attachment; name="file"; filename="a.jpg"\r\n\r\n${picture}${end}`,
      ),
      form(
        'of 5000 fields',
        invalid,
        Array.from({ length: 5000 }, (_, i) => field(`f${i}`, 'x')).join('') + end,
      ),
      form(
        'of 5000 fields of one name',
        invalid,
        Array.from({ length: 5000 }, () => field('countryCode', 'DE')).join('') + end,
      ),
      form(
        'of 2000 files',
        ['400 upload-files-several', '400 request-invalid', '400 upload-file-missing'],
        fields + Array.from({ length: 2000 }, () => `${fileHead}a\r\n`).join('') + end,
      ),
      form('of 20000 empty parts', [...invalid, ...timedOut], '--x\r\n\r\n\r\n'.repeat(20_000) + end),
      form(
        'whose part has 10000 headers',
        [...invalid, ...timedOut],
        `--x\r\n${'X-A: b\r\n'.repeat(10_000)}Content-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n${picture}${end}`,
      ),
      form(
        'whose part has a header of 1 MB',
        [...invalid, ...timedOut],
        `--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"; x="${'a'.repeat(1e6)}"\r\n\r\n${picture}${end}`,
      ),
      form('whose field is 1 MB', invalid, field('countryCode', 'D'.repeat(1e6)) + end),
      form('whose field has a name of 100 KB', ['200', ...invalid], field('c'.repeat(1e5), 'DE') + whole),
      form('whose field is called __proto__', invalid, field('__proto__', 'x') + whole),
      form('whose field is called constructor', ['200', ...invalid], field('constructor', 'x') + whole),
      form('whose field is called toString', ['200', ...invalid], field('toString', 'x') + whole),
      form(
        'whose country is a path',
        invalid,
        field('countryCode', '../../../etc') + field('documentType', 'passport') + fileHead + picture + end,
      ),
      form(
        'whose country ends in U+0000',
        invalid,
        field('countryCode', 'DE\0') + field('documentType', 'passport') + fileHead + picture + end,
      ),
      form(
        'whose document is SQL',
        invalid,
        field('countryCode', 'DE') +
          field('documentType', "passport'; drop table users; --") +
          fileHead +
          picture +
          end,
      ),
      form('whose file name holds U+0000', ['200', ...invalid], whole.replace('a.jpg', 'a\0.php')),
      form(
        'whose file name leads elsewhere',
        ['200', ...invalid],
        whole.replace('a.jpg', '../../../../tmp/a.jpg'),
      ),
      form(
        'whose file name is in another charset',
        ['200', ...invalid],
        whole.replace('filename="a.jpg"', `filename*=utf-7''%2e%2e%2fa.jpg`),
      ),
      form(
        'whose file is under another name',
        ['400 upload-file-missing'],
        whole.replace('name="file"', 'name="photo"'),
      ),
      form(
        'whose file says how it is encoded',
        ['200', ...invalid],
        whole.replace('Content-Type: image/jpeg', 'Content-Transfer-Encoding: base64'),
      ),
      form(
        'whose file has 12 MB',
        ['413 file-too-large'],
        fields + fileHead + picture + 'a'.repeat(12 * 2 ** 20) + end,
      ),
      form('that says it has 5 GB', ['413 file-too-large'], whole, {
        headers: { 'Content-Length': String(5e9) },
      }),
      form('that says it has fewer bytes', invalid, whole, { headers: { 'Content-Length': '200' } }),
      {
        ...form('that says it has more bytes', timedOut, whole, {
          headers: { 'Content-Length': String(whole.length + 5000) },
        }),
        withinMs: silentMsMax,
      },
      {
        ...form('that says all of it and sends nothing', timedOut, '', {
          headers: { 'Content-Length': '100000' },
        }),
        withinMs: silentMsMax,
      },
      {
        ...form('that comes a byte at a time', timedOut, `${fields}${fileHead}`, {
          headers: { 'Content-Length': '9000000' },
          drip: 'a',
        }),
        withinMs: formMsMax,
      },
      form('in chunks that lie about their length', invalid, `4\r\n${whole}\r\n0\r\n\r\n`, {
        headers: chunked,
      }),
      {
        ...form(
          'in a chunk of FFFFFFFFFFFFFFFF bytes',
          [...invalid, ...timedOut],
          `FFFFFFFFFFFFFFFF\r\n${whole}`,
          { headers: chunked },
        ),
        withinMs: silentMsMax,
      },
      form('in chunks whose length is no number', invalid, `zz\r\n${whole}\r\n0\r\n\r\n`, {
        headers: chunked,
      }),
      {
        ...form('in chunks without an end', timedOut, `${whole.length.toString(16)}\r\n${whole}\r\n`, {
          headers: chunked,
        }),
        expected: ['200', ...timedOut],
        withinMs: silentMsMax,
      },
      form(
        'in chunks with extensions of 64 KB',
        [...invalid, '413 body-too-large'],
        `1;${'a=b;'.repeat(16_000)}\r\n-\r\n`,
        { headers: chunked },
      ),
      form('that is packed', [...invalid, '415 content-type-unsupported', '200'], whole, {
        headers: { 'Content-Encoding': 'gzip' },
      }),
    ];
  },
};

const chunked = { 'Transfer-Encoding': 'chunked' };

interface FormOptions extends WireOptions {
  type?: string;
  headers?: Readonly<Record<string, string>>;
}

function form(
  what: string,
  expected: readonly string[],
  body: string,
  { type = 'multipart/form-data; boundary=x', headers, ...options }: FormOptions = {},
): HostileCase {
  const length: Record<string, string> = headers?.['Transfer-Encoding']
    ? {}
    : { 'Content-Length': String(body.length) };
  const { method, path } = operations.uploadPhoto;
  const start = head(`${method} ${path} HTTP/1.1`, {
    ...length,
    ...(type && { 'Content-Type': type }),
    ...headers,
    Connection: 'close',
  });
  const send = ({ url }: { url: string }): Promise<Answer> => wire(url, [start, body], options);
  return { what: `a form ${what}`, expected, send };
}
