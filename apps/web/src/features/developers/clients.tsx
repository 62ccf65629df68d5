import { Tabs } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { Code } from './code.tsx';

interface ClientsProps {
  curl: string;
  siteUrl: string;
}

/** The first photo in each language that has a client; the names of languages are the same everywhere. */
export function Clients({ curl, siteUrl }: ClientsProps) {
  const { t } = useTranslation('developers');
  const samples = [
    ['curl', `export VESIKA_KEY=vk_test_…\n\n${curl}`],
    ['TypeScript', typescript(siteUrl)],
    ['Python', python(siteUrl)],
    ['MCP', mcp(siteUrl)],
  ] as const;
  return (
    <Tabs.Root defaultValue="curl" className="grid min-w-0 gap-3">
      <Tabs.List aria-label={t('start.title')} dir="ltr" className="flex flex-wrap gap-2">
        {samples.map(([name]) => (
          <Tabs.Trigger
            key={name}
            value={name}
            className="min-h-11 border border-line px-4 font-medium hover:border-ink data-[state=active]:border-ink data-[state=active]:bg-ink data-[state=active]:text-paper"
          >
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {samples.map(([name, code]) => (
        <Tabs.Content key={name} value={name} tabIndex={-1} className="min-w-0">
          <Code label={name}>{code}</Code>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function typescript(url: string): string {
  return `import { writeFile } from 'node:fs/promises';
import { openVesika } from '@vesika/client';

const vesika = openVesika({ key: process.env.VESIKA_KEY!, url: '${url}' });
const photo = await vesika.makePhoto({
  file: 'portrait.jpg',
  countryCode: 'BE',
  documentType: 'passport',
});
console.log(photo.verdict, photo.failedChecks);
const file = await vesika.download(photo.files[0]!);
await writeFile('passport.jpg', file.stream());`;
}

function python(url: string): string {
  return `import os
from pathlib import Path
from vesika import Vesika

vesika = Vesika(key=os.environ['VESIKA_KEY'], url='${url}')
photo = vesika.make_photo(file='portrait.jpg', country_code='BE', document_type='passport')
print(photo['verdict'], photo['failedChecks'])
Path('passport.jpg').write_bytes(vesika.download(photo['files'][0]))`;
}

function mcp(url: string): string {
  return `{
  "mcpServers": {
    "vesika": {
      "command": "npx",
      "args": ["vesika-mcp"],
      "env": { "VESIKA_URL": "${url}", "VESIKA_KEY": "vk_test_…" }
    }
  }
}`;
}
