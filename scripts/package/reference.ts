import { join } from 'node:path';
import { Application } from 'typedoc';

/** The reference of a workspace's interface, out of its docstrings, as pages. Throws: Error where one cannot be read. */
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
  if (!project) throw new Error(`no reference could be made of ${workspace}`);
  await application.generateDocs(project, folder);
}
