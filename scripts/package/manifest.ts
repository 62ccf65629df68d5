export interface Manifest {
  name: string;
  version: string;
  description?: string;
  license: string;
  type: 'module';
  bin?: Record<string, string>;
  exports?: string | Record<string, string>;
  dependencies?: Record<string, string>;
  sideEffects?: boolean;
}

/** The fields of a manifest that bundling reads. */
export type Part = Pick<Manifest, 'name' | 'dependencies'>;

/** Node version and systems that a tarball supports. */
interface Platforms {
  node: string;
  os?: ReadonlyArray<string>;
  cpu?: ReadonlyArray<string>;
  libc?: ReadonlyArray<string>;
}

/**
 * The manifest of a tarball: entry points in JavaScript with types, and bundled dependencies for the workspaces inside.
 */
export function publishedManifest(
  own: Manifest,
  inside: ReadonlyArray<Manifest>,
  parts: ReadonlyArray<Part>,
  { node, ...platforms }: Platforms,
) {
  const travelling = [...inside, ...parts].map(({ name }) => name);
  const requested = [own, ...inside, ...parts].flatMap(({ dependencies = {} }) =>
    Object.entries(dependencies),
  );
  const { name, version, description, license, type, bin, sideEffects } = own;
  return {
    name,
    version,
    description,
    license,
    type,
    ...(sideEffects === undefined ? {} : { sideEffects }),
    engines: { node },
    ...platforms,
    ...(bin ? { bin } : {}),
    exports: publishedExports(own),
    dependencies: Object.fromEntries([
      ...requested.filter(([dependency]) => !travelling.includes(dependency)).sort(),
      ...travelling.map((dependency) => [dependency, '*']),
    ]),
    ...(travelling.length > 0 ? { bundleDependencies: travelling } : {}),
  };
}

/** Manifest of a bundled workspace; its dependencies are listed in the outer manifest. */
export function innerManifest(own: Manifest) {
  const { name, version, license, type } = own;
  return { name, version, license, type, exports: publishedExports(own) };
}

function publishedExports({ exports = {} }: Manifest) {
  const doors = typeof exports === 'string' ? { '.': exports } : exports;
  return Object.fromEntries(Object.entries(doors).map(([door, path]) => [door, publishedDoor(path)]));
}

function publishedDoor(path: string) {
  if (!path.endsWith('.ts')) return path;
  const module = path.slice(0, -'.ts'.length);
  return { types: `${module}.d.ts`, default: `${module}.js` };
}
