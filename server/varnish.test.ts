import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCdn } from './site/cache/cdn';
import { cdnKind } from './site/cache/cdn-kinds';
import { freePort } from './testing/free-port';
import { SITE_URL, tinySite } from './testing/tiny-site';

const hasVarnish = spawnSync('varnishd', ['-V']).status === 0;
const VCL = join(import.meta.dirname, '../deploy/varnish.vcl');

/** A real Varnish with the configuration file in `deploy/`, in front of a host. */
describe.runIf(hasVarnish)('Varnish before a host', () => {
	const warn = vi.fn();
	const folder = mkdtempSync(join(tmpdir(), 'outrigger-varnish-'));
	let site: ReturnType<typeof tinySite>;
	let server: Server;
	let varnish: ReturnType<typeof spawn>;
	let front: string;

	beforeAll(async () => {
		const port = await freePort();
		front = `http://127.0.0.1:${port}`;
		const kind = cdnKind({ kind: 'varnish', addresses: [front], zone: '', token: '', seconds: 0 });
		const cdn = createCdn({ kind, seconds: 86_400, siteUrl: SITE_URL, log: { warn } });
		site = tinySite({ parts: { cdn } });
		server = createServer(site.app.listener).listen(0, '127.0.0.1');
		await new Promise((resolve) => server.once('listening', resolve));
		const file = join(folder, 'site.vcl');
		const backend = `.host = "127.0.0.1";\n  .port = "${(server.address() as AddressInfo).port}";`;
		const vcl = readFileSync(VCL, 'utf8');
		writeFileSync(file, vcl.replace(/\.host = "balancer";\s+\.port = "8080";/, backend));
		varnish = spawn(
			'varnishd',
			['-F', '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,32m'],
			{ stdio: 'ignore' },
		);
		await vi.waitFor(() => fetch(`${front}/readyz`), { timeout: 20_000, interval: 100 });
	});
	afterAll(() => {
		varnish.kill();
		server.close();
		rmSync(folder, { recursive: true, force: true });
	});

	const get = async (path: string, headers: Record<string, string> = {}) => {
		const answer = await fetch(front + path, { headers });
		return { text: await answer.text(), headers: answer.headers };
	};

	it('keeps pages for all visitors and shows its tags to none', async () => {
		await get('/kept/');
		const asked = site.rendered.length;
		const { headers } = await get('/kept/?utm_source=letter', { cookie: '_ga=1' });
		expect(site.rendered).toHaveLength(asked);
		expect(headers.get('cache-control')).toContain('max-age=0');
		expect(headers.has('surrogate-key')).toBe(false);
		expect(headers.has('surrogate-control')).toBe(false);
	});

	it('forgets a page that a host purges, and keeps the others', async () => {
		site.text = 'before';
		await get('/one/');
		await get('/two/');
		site.text = 'after';
		site.change(['/one/']);
		await vi.waitFor(async () => expect((await get('/one/')).text).toContain('after'), 10_000);
		// The post of this page has not changed, so no host got a request.
		expect((await get('/two/')).text).toContain('before');
		site.change(['post:1']);
		await vi.waitFor(async () => expect((await get('/two/')).text).toContain('after'), 10_000);
		expect(warn).not.toHaveBeenCalled();
	});

	it('lets visitors with pages of their own pass', async () => {
		await get('/passed/');
		const asked = site.rendered.length;
		await get('/passed/', { cookie: 'wordpress_logged_in_0123456789abcdef=x' });
		expect(site.rendered.length).toBe(asked + 1);
	});

	it('takes purges of keys alone', async () => {
		const answer = await fetch(`${front}/`, { method: 'PURGE', headers: { 'x-purge-keys': '.*' } });
		expect(answer.status).toBe(400);
	});
});
