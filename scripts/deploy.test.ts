import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { environmentSchema } from '../apps/server/src/platform/env.ts';
import { createMetrics } from '../apps/server/src/platform/metrics/metrics.ts';

const deploy = join(import.meta.dirname, '../deploy');
const read = (name: string) => readFile(join(deploy, name), 'utf8');
/** Of Node, the container and the roles of a process. */
const others = new Set(['NODE_ENV', 'HOME', 'TMPDIR', 'ROLE']);
const settings = new Set([...Object.keys(environmentSchema.shape), ...others]);
const unknown = (names: readonly string[]) => names.filter((name) => !settings.has(name));

describe('what is deployed', () => {
  it('sets only what the service knows: compose', async () => {
    const { services } = parse(await read('compose.yaml'), { merge: true });
    for (const name of ['web1', 'web2', 'worker1', 'worker2']) {
      expect(unknown(Object.keys(services[name].environment)), name).toEqual([]);
      expect(services[name].read_only, name).toBe(true);
    }
    expect([services.web2.environment.ROLE, services.worker2.environment.ROLE]).toEqual(['web', 'worker']);
  });

  it('sets only what the service knows: Kubernetes', async () => {
    const { resources } = parse(await read('kubernetes/kustomization.yaml'));
    const files = (await readdir(join(deploy, 'kubernetes'))).filter((name) => name !== 'kustomization.yaml');
    expect(resources.toSorted()).toEqual(files.toSorted());
    for (const file of files) {
      for (const document of parseAllDocuments(await read(`kubernetes/${file}`))) {
        expect(document.errors, file).toEqual([]);
        const { kind, data = {}, spec } = document.toJS();
        if (kind === 'ConfigMap') expect(unknown(Object.keys(data)), file).toEqual([]);
        if (kind !== 'Deployment') continue;
        const [container] = spec.template.spec.containers;
        expect(unknown(container.env.map(({ name }: { name: string }) => name)), file).toEqual([]);
        expect(container.securityContext.readOnlyRootFilesystem, file).toBe(true);
      }
    }
  });

  it('sets only what the service knows: image and unit', async () => {
    const image = /ENV ((?:.*\\\n)*.*)/.exec(await read('Dockerfile'))![1]!;
    const unit = /^Environment=(.*)$/m.exec(await read('vesika.service'))![1]!;
    const names = [...`${image} ${unit}`.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(8);
    expect(unknown(names)).toEqual([]);
  });

  it('shows every metric of ours, and none that is not there', async () => {
    const shown = new Set((await read('grafana-dashboard.json')).match(/vesika_[a-z_]+/g));
    const measured = createMetrics()
      .registry.getMetricsAsArray()
      .map(({ name }) => name);
    const plain = [...shown].map((name) => name.replace(/_(bucket|sum|count)$/, ''));
    const ours = measured.filter((name) => name.startsWith('vesika_'));
    expect([...new Set(plain)].toSorted()).toEqual(ours.toSorted());
  });
});
