import { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { readPhoto } from '../input-files.ts';
import { addPhotoOptions, type PhotoOptions } from '../photo-options.ts';
import { photoRequest, runPhotos } from '../photo-run.ts';
import { chosenDocument, type RequirementOptions } from '../requirement-choice.ts';
import { loadTexts } from '../texts.ts';

export function checkCommand({ terminal, finish }: CommandContext): Command {
  const command = new Command('check')
    .summary('check finished photos against the requirements; nothing is changed')
    .description(
      'Measures each FILE as a finished photo and tells you, requirement by requirement, whether it passes.\n' +
        'Nothing is written.',
    )
    .argument('<FILE...>', 'JPG, PNG or WEBP, up to 10 MB each; - reads standard input');
  return addPhotoOptions(command, { named: true })
    .addHelpText(
      'after',
      `
Examples:
  $ vesika check photo.jpg --country DE --document passport
  $ curl -s https://example.org/photo.jpg | vesika check - --country DE --document passport
  $ vesika check scans/*.png --country usa --document visa --json > reports.jsonl`,
    )
    .action(async (files: string[], options: PhotoOptions & RequirementOptions) => {
      const document = chosenDocument(options);
      finish(
        await runPhotos({
          files,
          documents: [document],
          json: options.json,
          terminal,
          texts: await loadTexts(),
          read: readPhoto,
          work: async ({ open }) => {
            const { engine, source } = await open();
            const request = photoRequest(document.answer, options);
            return { report: await engine.checkPhoto(source, request), outputs: [] };
          },
        }),
      );
    });
}
