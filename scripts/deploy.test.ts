import { readdir, readFile } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import { requestLine } from '@vesika/contract';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { environmentSchema } from '../apps/server/src/platform/env.ts';
import { createMetrics } from '../apps/server/src/platform/metrics/metrics.ts';

const deploy = join(import.meta.dirname, '../deploy');
const read = (name: string) => readFile(join(deploy, name), 'utf8');
/** Settings of Node, the container and the process roles. */
const others = new Set(['NODE_ENV', 'HOME', 'TMPDIR', 'ROLE']);
const settings = new Set([...Object.keys(environmentSchema.shape), ...others]);
const unknown = (names: readonly string[]) => names.filter((name) => !settings.has(name));

interface Port {
  name: string;
  containerPort: number;
}

const settingOf = (image: string, name: string) => Number(new RegExp(` ${name}=(\\d+)`).exec(image)?.[1]);

/** Returns every object of the manifests. */
async function kubernetes() {
  const { resources } = parse(await read('kubernetes/kustomization.yaml'));
  const texts: string[] = await Promise.all(resources.map((name: string) => read(`kubernetes/${name}`)));
  return texts.flatMap((text) => parseAllDocuments(text)).map((document) => document.toJS());
}

const withinImage = (await readFile(join(deploy, '../.dockerignore'), 'utf8'))
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

/** Applies Docker's rule: the last matching line wins, and a line that names a folder includes its content. */
function isInImage(path: string): boolean {
  return withinImage.reduce((isIn, line) => {
    const pattern = line.replace(/^!/, '');
    const isMatch = matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`);
    return isMatch ? line.startsWith('!') : isIn;
  }, true);
}

describe('the image', () => {
  it.each([
    'deploy/.env',
    'deploy/example.env',
    '.env',
    'apps/server/.env.local',
    'tls.pem',
    'deploy/tls/tls.key',
    'data/secret',
    '.git/config',
  ])('excludes the secret %s', (path) => {
    expect(isInImage(path)).toBe(false);
  });

  it.each([
    'apps/server/src/start-service.test.ts',
    'apps/web/node_modules/react/index.js',
    'trials/load.ts',
    'e2e/prices.test.ts',
  ])('excludes %s, which the service does not run', (path) => {
    expect(isInImage(path)).toBe(false);
  });

  it.each([
    'package-lock.json',
    'scripts/start.mjs',
    'apps/server/src/start-service.ts',
    'apps/web/package.json',
    'e2e/package.json',
    'lab/package.json',
    'trials/package.json',
    'packages/messages/locales/en/web.json',
  ])('includes %s', (path) => {
    expect(isInImage(path)).toBe(true);
  });

  it('installs no development dependencies for running', async () => {
    const [build, run] = (await read('Dockerfile')).split(/^FROM /m).slice(1);
    const installs = [...build!.matchAll(/npm ci .*/g)].map(([command]) => command);
    expect(installs.at(-1)).toContain('--omit=dev');
    expect(run).not.toContain('npm');
  });
});

describe('the deployment files', () => {
  it('set only known variables: compose', async () => {
    const { services } = parse(await read('compose.yaml'), { merge: true });
    for (const name of ['web1', 'web2', 'worker1', 'worker2']) {
      expect(unknown(Object.keys(services[name].environment)), name).toEqual([]);
      expect(services[name].read_only, name).toBe(true);
    }
    for (const name of ['web1', 'worker2']) {
      expect(services[name].env_file).toEqual([{ path: '.env', required: false }]);
    }
    expect([services.web2.environment.ROLE, services.worker2.environment.ROLE]).toEqual(['web', 'worker']);
  });

  it('set only known variables: Kubernetes', async () => {
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

  it('set only known variables: image and unit', async () => {
    const image = /ENV ((?:.*\\\n)*.*)/.exec(await read('Dockerfile'))![1]!;
    const unit = /^Environment=(.*)$/m.exec(await read('vesika.service'))![1]!;
    const names = [...`${image} ${unit}`.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(8);
    expect(unknown(names)).toEqual([]);
  });

  it('use ports and paths that the service has', async () => {
    const image = await read('Dockerfile');
    const ports = { http: settingOf(image, 'PORT'), metrics: settingOf(image, 'METRICS_PORT') };
    expect(image).toContain(`EXPOSE ${ports.http} ${ports.metrics}`);
    expect(image).toContain(`}${requestLine('healthz').url}\``);
    const upstreams = [...(await read('nginx.conf')).matchAll(/server (\w+):(\d+) /g)];
    expect(upstreams.map(([, name, port]) => [name, Number(port)])).toEqual([
      ['web1', ports.http],
      ['web2', ports.http],
    ]);
    const all = await kubernetes();
    const probed = new Set([requestLine('healthz').url, requestLine('readyz').url]);
    for (const { spec } of all.filter(({ kind }) => kind === 'Deployment')) {
      const { metadata, spec: pod } = spec.template;
      const [container] = pod.containers;
      const named = container.ports.map(({ name, containerPort }: Port) => [name, containerPort]);
      expect(Object.fromEntries(named)).toEqual(ports);
      expect(metadata.annotations['prometheus.io/port']).toBe(String(ports.metrics));
      for (const name of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
        expect(probed, name).toContain(container[name].httpGet.path);
        expect(container[name].httpGet.port).toBe('http');
      }
      const volumes = pod.volumes.map(({ name }: { name: string }) => name);
      for (const { name } of container.volumeMounts) expect(volumes).toContain(name);
    }
    const service = all.find(({ kind }) => kind === 'Service');
    expect(service.spec.ports).toEqual([{ name: 'http', port: 80, targetPort: 'http' }]);
    const ingresses = all.filter(({ kind }) => kind === 'Ingress');
    for (const { spec } of ingresses) {
      const [{ backend }] = spec.rules[0].http.paths;
      expect(backend.service).toEqual({ name: service.metadata.name, port: { name: 'http' } });
    }
    const policy = all.find(({ kind }) => kind === 'NetworkPolicy');
    const open = policy.spec.ingress.flatMap(({ ports: some }: { ports: object[] }) => some);
    expect(open).toEqual([{ port: ports.http }, { port: ports.metrics }]);
    for (const { spec } of ingresses) expect(spec.ingressClassName).toBe('nginx');
    const scaled = all.filter(({ kind }) => kind === 'HorizontalPodAutoscaler');
    const deployments = all.filter(({ kind }) => kind === 'Deployment');
    expect(scaled.map(({ spec }) => spec.scaleTargetRef.name)).toEqual(
      deployments.map(({ metadata }) => metadata.name),
    );
    for (const { metadata, spec } of deployments) expect(spec, metadata.name).not.toHaveProperty('replicas');
    const { rules } = parse(await read('prometheus-adapter.yaml'));
    const adapted = rules.external.map(({ name }: { name: { as: string } }) => name.as);
    const metrics = createMetrics()
      .registry.getMetricsAsArray()
      .map(({ name }) => name);
    for (const { external } of scaled.flatMap(({ spec }) => spec.metrics))
      if (external) {
        expect(metrics).toContain(external.metric.name);
        expect(adapted).toContain(external.metric.name);
      }
  });

  it('allow request bodies as large as the service does', async () => {
    const batch = requestLine('addToBatch', { params: { batchId: 'b' } }).url;
    const bulkMb = environmentSchema.parse({}).BULK_MB;
    const nginx = await read('nginx.conf');
    const [, place, most] = /location ~ (\S+) \{\s*client_max_body_size (\d+)m;/.exec(nginx)!;
    expect(batch).toMatch(new RegExp(place!));
    expect(Number(most)).toBeGreaterThan(bulkMb);
    const ingress = (await kubernetes()).find(({ metadata }) => metadata.name === 'vesika-bulk');
    expect(batch).toMatch(new RegExp(ingress.spec.rules[0].http.paths[0].path));
    const size = ingress.metadata.annotations['nginx.ingress.kubernetes.io/proxy-body-size'];
    expect(Number.parseInt(size, 10)).toBeGreaterThan(bulkMb);
  });

  it('require no variable that the example omits', async () => {
    const example = [...(await read('example.env')).matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    const requested = [...(await read('compose.yaml')).matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name);
    expect([...new Set(requested)].toSorted()).toEqual(example.toSorted());
  });

  it('chart every metric of the service, and no other', async () => {
    const shown = new Set((await read('grafana-dashboard.json')).match(/vesika_[a-z_]+/g));
    const measured = createMetrics()
      .registry.getMetricsAsArray()
      .map(({ name }) => name);
    const plain = [...shown].map((name) => name.replace(/_(bucket|sum|count)$/, ''));
    const ours = measured.filter((name) => name.startsWith('vesika_'));
    expect([...new Set(plain)].toSorted()).toEqual(ours.toSorted());
  });

  it('alert by metrics that the service has, and each alert has its section of the runbook', async () => {
    const { groups } = parse(await read('alerts.yaml'));
    const rules: { alert: string; expr: string; annotations: { runbook: string } }[] = groups[0].rules;
    const measured = createMetrics()
      .registry.getMetricsAsArray()
      .map(({ name }) => name);
    const runbook = await readFile(join(deploy, '../docs/runbook.md'), 'utf8');
    expect(rules.length).toBeGreaterThan(5);
    for (const { alert, expr, annotations } of rules) {
      const used = (expr.match(/\b(vesika|nodejs)_[a-z0-9_]+/g) ?? []).map((name) =>
        name.replace(/_(bucket|sum|count)$/, ''),
      );
      for (const name of used) expect(measured, alert).toContain(name);
      expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
      expect(runbook).toContain(`\n## ${alert}\n`);
    }
  });

  it('scrape the processes that compose starts, and let them end before they are killed', async () => {
    const { services } = parse(await read('compose.yaml'), { merge: true });
    const { scrape_configs: jobs } = parse(await read('prometheus.yaml'));
    const metricsPort = settingOf(await read('Dockerfile'), 'METRICS_PORT');
    const own = Object.keys(services).filter((name) => services[name].image === 'vesika');
    expect(jobs[0].static_configs[0].targets).toEqual(own.map((name) => `${name}:${metricsPort}`));
    const all = await kubernetes();
    const { data } = all.find(({ kind }) => kind === 'ConfigMap');
    for (const { spec } of all.filter(({ kind }) => kind === 'Deployment')) {
      const { terminationGracePeriodSeconds } = spec.template.spec;
      expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(Number(data.SHUTDOWN_DELAY_SECONDS) + 60);
    }
    const { images } = parse(await read('kubernetes/kustomization.yaml'));
    expect(images[0].newTag).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
