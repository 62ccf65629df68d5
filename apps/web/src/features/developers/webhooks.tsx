import { useTranslation } from 'react-i18next';
import type { ApiReference } from '../../site/data/api-reference.server.ts';
import { Code } from './code.tsx';
import { FieldTable } from './field-table.tsx';
import { Marked } from './marked.tsx';

const verification = `import { createServer } from 'node:http';
import { verifyWebhook } from '@vesika/client';

createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  try {
    const secret = process.env.VESIKA_WEBHOOK_SECRET!;
    const event = verifyWebhook({ secret, headers: request.headers, body: Buffer.concat(parts) });
    console.log(event.type, event.data);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(8081);`;

/** Payloads of all events, and how a receiver knows that they are ours. */
export function Webhooks({ events }: Pick<ApiReference, 'events'>) {
  const { t } = useTranslation('developers');
  return (
    <section aria-labelledby="events" className="grid min-w-0 gap-4">
      <h2 id="events" className="scroll-mt-8 text-2xl font-bold">
        {t('events.title')}
      </h2>
      <p className="max-w-[65ch] text-ink-soft">
        <Marked>{t('events.text')}</Marked>
      </p>
      <Code label={t('events.title')}>{verification}</Code>
      {events.map(({ type, description, fields }) => (
        <details key={type}>
          <summary className="min-h-11 cursor-pointer content-center font-mono text-sm hover:text-stamp">
            <bdi>{type}</bdi>
          </summary>
          <p lang="en" dir="ltr" className="pb-2 text-sm text-ink-soft">
            {description}
          </p>
          <FieldTable fields={fields} label={type} />
        </details>
      ))}
    </section>
  );
}
