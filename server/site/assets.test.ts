import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
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
	writeFileSync(join(folder, '.vite/inspector.json'), JSON.stringify(EDITORS));
	writeFileSync(join(folder, '.vite/fonts.json'), JSON.stringify(FONTS));
	writeFileSync(join(folder, 'assets/client-1a2b.js'), 'plain');
	writeFileSync(join(folder, 'assets/client-1a2b.js.br'), 'brotli');
	writeFileSync(join(folder, 'assets/font-5e6f.woff2'), 'font');
	return folder;
}

/** A family with two files: one that the build cut, and one that stays in its package. */
const FONTS = {
	standIns: [],
	families: [
		{
			...{
				name: 'Newsreader',
				aliases: [],
				isSerif: true,
				ascent: 1,
				descent: 0.2,
				lineGap: 0,
				widths: [],
				italicAverage: null,
			},
			files: [
				{ ...fontFile('/assets/font-5e6f.woff2'), source: null },
				{
					...fontFile('/assets/fonts/newsreader-1.0.0.woff2'),
					source: {
						package: '@fontsource-variable/newsreader',
						file: 'newsreader-latin-wght-normal.woff2',
					},
				},
			],
		},
	],
};

function fontFile(address: string) {
	return {
		address,
		style: 'normal',
		weight: [400, 400],
		stretch: null,
		unicodeRange: 'U+20',
		isCore: true,
	};
}

const text = (bytes: Uint8Array | null | undefined) => Buffer.from(bytes ?? []).toString();

/** The manifest of the editor's view. */
const EDITORS = {
	'web/inspector/main.tsx': { file: 'assets/editor/inspector-7a8b.js', imports: [] },
};

describe('the files of a build', () => {
	it('have the addresses of the manifest', async () => {
		const { manifest } = await readBuiltAssets(build(), 'https://site.test');
		expect(manifest.address('web/client.ts')).toBe('/assets/client-1a2b.js');
		expect(manifest.imports('web/client.ts')).toEqual(['/assets/shared-3c4d.js']);
		expect(() => manifest.address('web/other.ts')).toThrow('web/other.ts');
		expect(manifest.editorAddress('web/inspector/main.tsx')).toBe(
			'/assets/editor/inspector-7a8b.js',
		);
	});

	it('are sent as the build compressed them, for a year', async () => {
		const assets = await readBuiltAssets(build(), 'https://site.test');
		const file = await assets.find('/assets/client-1a2b.js');
		if (!file) throw new Error('The file was not found.');
		const ask = (acceptEncoding: string) =>
			answerFrom(file, { acceptEncoding, ifNoneMatch: null, headOnly: false });
		expect([ask('br'), ask('')].map(({ body }) => text(body))).toEqual(['brotli', 'plain']);
		expect(text(gunzipSync(ask('gzip').body ?? ''))).toBe('plain');
		expect(ask('gzip').headers).toMatchObject({ 'content-encoding': 'gzip' });
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

	it('must exist, or the start names the command to run', async () => {
		await expect(readBuiltAssets('/nowhere', 'https://site.test')).rejects.toThrow('npm run build');
	});

	it('have the fonts among them that stay in their packages', async () => {
		const assets = await readBuiltAssets(build(), 'https://site.test');
		expect(assets.manifest.fonts.families.map(({ name }) => name)).toEqual(['Newsreader']);
		const found = await assets.find('/assets/fonts/newsreader-1.0.0.woff2');
		expect(found?.headers['content-type']).toBe('font/woff2');
		expect(found?.headers['cache-control']).toContain('immutable');
		expect(await assets.find('/assets/fonts/newsreader-latin-wght-normal.woff2')).toBeNull();
		expect(await assets.find('/assets/fonts/../../package.json')).toBeNull();
	});

	it('name the command to run where the fonts are missing', async () => {
		const folder = build();
		rmSync(join(folder, '.vite/fonts.json'));
		await expect(readBuiltAssets(folder, 'https://site.test')).rejects.toThrow('npm run build');
	});
});
