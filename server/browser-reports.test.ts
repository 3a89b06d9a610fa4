import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createBrowserReports, REPORTS_FILE } from './browser-reports';
import { SITE_URL, tinySite } from './testing/tiny-site';

const silent = { warn: () => {} };
const violation = (blockedURL: string, effectiveDirective = 'script-src-elem') => ({
	type: 'csp-violation',
	url: `${SITE_URL}/a/?name=Mara`,
	body: { blockedURL, effectiveDirective, documentURL: `${SITE_URL}/a/?name=Mara` },
});

async function countsOf(...bodies: unknown[]) {
	const dataDir = mkdtempSync(join(tmpdir(), 'outrigger-reports-'));
	const reports = createBrowserReports(dataDir, silent);
	for (const body of bodies) reports.take(JSON.stringify(body));
	await reports.close();
	return JSON.parse(readFileSync(join(dataDir, REPORTS_FILE), 'utf8'));
}

describe('reports of browsers', () => {
	it('are counted by directive and origin, without the page and its parameters', async () => {
		expect(
			await countsOf(
				[violation('https://else.test/x.js?mara'), violation('https://else.test/y.js')],
				[violation('inline'), violation('data:text/plain,x', 'img-src')],
			),
		).toEqual({
			'csp-violation img-src data:': 1,
			'csp-violation script-src-elem https://else.test': 2,
			'csp-violation script-src-elem inline': 1,
		});
	});

	it('are of two hundred kinds at most, also where a visitor invents more', async () => {
		const invented = Array.from({ length: 3 }, (_, part) =>
			Array.from({ length: 100 }, (__, index) => violation(`https://${part}-${index}.test/`)),
		);
		expect(Object.keys(await countsOf(...invented))).toHaveLength(200);
	});

	it('are the only requests that the reports’ address takes', async () => {
		const { app } = tinySite();
		const page = await app.request(`${SITE_URL}/`);
		const [, path] = /default="([^"]+)"/.exec(page.headers.get('reporting-endpoints') ?? '') ?? [];
		const post = async (body: string) =>
			(
				await app.request(`${SITE_URL}${path}`, {
					method: 'POST',
					headers: { 'content-type': 'application/reports+json' },
					body,
				})
			).status;
		expect(await post(JSON.stringify([violation('inline')]))).toBe(204);
		expect(await post('{}')).toBe(400);
		expect(await post('x'.repeat(65 * 1024))).toBe(413);
	});
});

describe('security.txt', () => {
	const ask = async (environment: Record<string, string>) =>
		tinySite({ environment }).app.request(`${SITE_URL}/.well-known/security.txt`);

	it('names where a hole is reported, until a day within the year', async () => {
		const response = await ask({ SECURITY_CONTACT: 'mailto:security@boats.example' });
		expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
		const text = await response.text();
		expect(text).toContain('Contact: mailto:security@boats.example\n');
		expect(text).toContain(`Canonical: ${SITE_URL}/.well-known/security.txt\n`);
		const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
		expect(expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
	});

	it('is missing without a contact', async () => {
		expect((await ask({})).status).toBe(404);
	});
});
