import { describe, expect, it } from 'vitest';
import { packageManifest } from './manifest';
import { packedMap } from './packed-map';

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
		expect(JSON.parse(map)).toEqual({
			version: 3,
			mappings: 'AAAA',
			sources: ['outrigger:server/app.ts', 'outrigger:hono/dist/hono.js', 'outrigger:'],
		});
	});
});
