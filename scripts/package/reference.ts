import { join } from 'node:path';
import { Application } from 'typedoc';

/** Generates the API reference of a workspace from its doc comments. Throws: Error if one is invalid. */
export async function writeReference(workspace: string, folder: string): Promise<void> {
  const application = await Application.bootstrap({
    entryPoints: [join(workspace, 'src/index.ts')],
    tsconfig: join(import.meta.dirname, 'tsconfig.json'),
    readme: join(workspace, 'README.md'),
    excludeExternals: false,
    githubPages: false,
    disableSources: true,
    logLevel: 'Error',
  });
  const project = await application.convert();
  if (!project) throw new Error(`could not generate the reference of ${workspace}`);
  await application.generateDocs(project, folder);
}
