import { describe, expect, it } from 'vitest';
import { packageManifest, repositoryOf } from './manifest';
import { packedMap } from './packed-map';
import { releaseNotes } from './release-notes';

describe('the packed package', () => {
	it('depends on the libraries that its code imports, in exact versions, and on its fonts', () => {
		const { dependencies, bin } = packageManifest([
			'react-dom/server',
			'sharp',
			'react-dom/static',
		]);
		const names = Object.keys(dependencies).filter((name) => !name.startsWith('@fontsource'));
		expect(names).toEqual(['react-dom', 'sharp']);
		expect(Object.keys(dependencies).length).toBeGreaterThan(30);
		for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
		expect(bin).toEqual({ outrigger: 'outrigger.js' });
	});

	it('leaves Playwright to users who compare pages', () => {
		const { dependencies, peerDependenciesMeta } = packageManifest(['playwright']);
		expect(dependencies).not.toHaveProperty('playwright');
		expect(peerDependenciesMeta).toEqual({ playwright: { optional: true } });
	});

	it('is not made with a library that no package names', () => {
		expect(() => packageManifest(['left-pad'])).toThrow('The build imports left-pad');
	});

	it('names modules in its source maps, without paths of a machine and without their texts', () => {
		const map = packedMap(
			JSON.stringify({
				version: 3,
				mappings: 'AAAA',
				sources: ['../../server/app.ts', '/home/me/site/node_modules/hono/dist/hono.js', null],
				sourcesContent: ['secret', 'text', null],
			}),
		);
		expect(JSON.parse(map ?? '')).toEqual({
			version: 3,
			mappings: 'AAAA',
			sources: ['outrigger:server/app.ts', 'outrigger:hono/dist/hono.js', 'outrigger:'],
		});
	});

	it('has no maps of libraries', () => {
		const mapOf = (sources: string[]) => packedMap(JSON.stringify({ version: 3, sources }));
		const libraries = Array.from({ length: 10 }, (_, at) => `../node_modules/redis/${at}.js`);
		expect(mapOf(libraries)).toBeNull();
		expect(mapOf([...libraries.slice(1), '../server/app.ts'])).not.toBeNull();
	});

	it('names the repository that publishes it', () => {
		expect(repositoryOf({ GITHUB_REPOSITORY: 'bay/outrigger' })).toEqual({
			repository: { type: 'git', url: 'git+https://github.com/bay/outrigger.git' },
		});
		expect(repositoryOf({})).toEqual({});
	});
});

describe('the notes of a release', () => {
	const CHANGELOG =
		'# Changelog\n\n## Unreleased\n\n## 0.2.0 – 2026-11-26\n\n### Added\n\n- A.\n\n## 0.1.0\n\n- B.\n';

	it('are the section of its version', () => {
		expect(releaseNotes(CHANGELOG, '0.2.0')).toBe('### Added\n\n- A.\n');
		expect(releaseNotes(CHANGELOG, '0.1.0')).toBe('- B.\n');
	});

	it('are refused where the changelog was not cut', () => {
		expect(() => releaseNotes(CHANGELOG, '0.3.0')).toThrow('has no section for version 0.3.0');
		const uncut = CHANGELOG.replace('Unreleased\n', 'Unreleased\n\n- C.\n');
		expect(() => releaseNotes(uncut, '0.2.0')).toThrow('changes under "Unreleased"');
	});
});
