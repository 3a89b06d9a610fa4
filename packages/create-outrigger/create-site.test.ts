import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSite } from './create-site';

const made = (version: string) => ({ version, engines: { node: '>=20' } });
const TEMPLATE = join(import.meta.dirname, 'template');

describe('createSite', () => {
	let place = '';

	beforeEach(() => {
		place = mkdtempSync(join(tmpdir(), 'create-outrigger-'));
	});
	afterEach(() => {
		rmSync(place, { recursive: true, force: true });
	});

	it('writes a site that depends on this version of outrigger', () => {
		const folder = join(place, 'Bay Boats!');
		const { code, says } = createSite([folder], TEMPLATE, made('1.2.3'));
		expect(says).toContain('npm install');
		expect(code).toBe(0);
		expect(readdirSync(folder).sort()).toEqual([
			'.env.example',
			'.gitignore',
			'Containerfile',
			'README.md',
			'content',
			'package.json',
		]);
		const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
		expect(manifest).toMatchObject({
			name: 'bay-boats',
			dependencies: { outrigger: '^1.2.3' },
			engines: { node: '>=20' },
		});
		expect(
			readFileSync(join(folder, 'README.md'), 'utf8').trim().split('\n').length,
		).toBeLessThanOrEqual(10);
	});

	it('takes an empty folder, and refuses a folder with files without touching them', () => {
		const folder = join(place, 'site');
		mkdirSync(folder);
		expect(createSite([folder], TEMPLATE, made('1.0.0')).code).toBe(0);
		writeFileSync(join(folder, 'README.md'), 'mine');
		expect(createSite([folder], TEMPLATE, made('1.0.0'))).toEqual({
			code: 2,
			says: `${folder} has files already. Choose a new folder.\n`,
		});
		expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe('mine');
	});

	it.each([[[]], [['--help']], [['one', 'two']]])(
		'demands exactly one folder where it gets %j',
		(words) => {
			expect(createSite(words, TEMPLATE, made('1.0.0')).code).toBe(2);
		},
	);

	it('leaves nothing behind if the template cannot be read', () => {
		const { code, says } = createSite([join(place, 'site')], join(place, 'none'), made('1.0.0'));
		expect(code).toBe(2);
		expect(says).toContain('could not be written');
		expect(readdirSync(place)).toEqual([]);
	});
});
