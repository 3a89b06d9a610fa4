import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerFrom } from './answers/stored-body';
import { readBuiltAssets } from './assets';

function build(): string {
	const folder = mkdtempSync(join(tmpdir(), 'outrigger-assets-'));
	mkdirSync(join(folder, '.vite'));
	mkdirSync(join(folder, 'assets'));
	const manifest = {
		'web/client.ts': { file: 'assets/client-1a2b.js', imports: ['_shared.js'] },
		'_shared.js': { file: 'assets/shared-3c4d.js' },
	};
	writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
	writeFileSync(join(folder, 'assets/client-1a2b.js'), 'plain');
	writeFileSync(join(folder, 'assets/client-1a2b.js.br'), 'brotli');
	writeFileSync(join(folder, 'assets/client-1a2b.js.gz'), 'gzip');
	writeFileSync(join(folder, 'assets/font-5e6f.woff2'), 'font');
	return folder;
}

const text = (bytes: Uint8Array | null | undefined) => Buffer.from(bytes ?? []).toString();

describe('the files of a build', () => {
	it('have the addresses of the manifest', async () => {
		const { manifest } = await readBuiltAssets(build(), 'https://site.test');
		expect(manifest.address('web/client.ts')).toBe('/assets/client-1a2b.js');
		expect(manifest.imports('web/client.ts')).toEqual(['/assets/shared-3c4d.js']);
		expect(() => manifest.address('web/other.ts')).toThrow('web/other.ts');
	});

	it('are sent as the build compressed them, for a year', async () => {
		const assets = await readBuiltAssets(build(), 'https://site.test');
		const file = await assets.find('/assets/client-1a2b.js');
		if (!file) throw new Error('The file was not found.');
		const ask = (acceptEncoding: string) =>
			answerFrom(file, { acceptEncoding, ifNoneMatch: null, headOnly: false });
		expect([ask('br'), ask('gzip'), ask('')].map(({ body }) => text(body))).toEqual([
			'brotli',
			'gzip',
			'plain',
		]);
		expect(ask('br').headers).toMatchObject({
			'content-type': 'text/javascript; charset=utf-8',
			'cache-control': 'public, max-age=31536000, immutable',
			'x-content-type-options': 'nosniff',
		});
		expect((await assets.find('/assets/font-5e6f.woff2'))?.headers['content-type']).toBe(
			'font/woff2',
		);
	});

	it.each([
		'/assets/',
		'/assets/none.js',
		'/assets/../.vite/manifest.json',
		'/assets/client-1a2b.js.br',
		'/x',
	])('do not include %s', async (path) => {
		const assets = await readBuiltAssets(build(), 'https://site.test');
		expect(await assets.find(path)).toBeNull();
	});

	it('must be there, or the start says what to do', async () => {
		await expect(readBuiltAssets('/nowhere', 'https://site.test')).rejects.toThrow('npm run build');
	});
});
