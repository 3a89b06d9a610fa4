import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withSource } from './source';

const of = (source: string | undefined, variables = {}) =>
	withSource(source, variables, '/demonstration');

describe('the source of a command', () => {
	it('is the demonstration by default', () => {
		expect(of(undefined)).toEqual({ CONTENT_DIR: '/demonstration' });
		expect(of(undefined, { CONTENT_DIR: ' ' }).CONTENT_DIR).toBe('/demonstration');
	});

	it('comes from the environment where the command line names none', () => {
		expect(of(undefined, { CONTENT_DIR: 'my-site' })).toEqual({ CONTENT_DIR: 'my-site' });
		const variables = { WORDPRESS_URL: 'https://example.org' };
		expect(of(undefined, variables)).toEqual(variables);
	});

	it('overrides the source in the environment', () => {
		const both = { CONTENT_DIR: 'old', WORDPRESS_URL: 'https://old.example' };
		expect(of('README.md', both)).toEqual({
			CONTENT_DIR: resolve('README.md'),
			WORDPRESS_URL: undefined,
		});
		expect(of('https://example.org/blog', both)).toEqual({
			CONTENT_DIR: undefined,
			WORDPRESS_URL: 'https://example.org/blog',
		});
	});

	it.each(['example.org', 'www.example.org/blog', 'localhost:8080'])(
		'reports for %s that an address begins with its scheme',
		(source) => {
			expect(() => of(source)).toThrow(`An address begins with its scheme: https://${source}`);
		},
	);

	it.each(['kit.zip', 'export.xml', 'no/folder', 'exprot'])(
		'reports that there is no %s',
		(source) => {
			expect(() => of(source)).toThrow(`There is no file or folder ${source}.`);
			expect(() => of(source)).not.toThrow('scheme');
		},
	);

	it.each([
		'ftp://example.org',
		'https://user@example.org',
		'https://example.org/?p=1',
		'https://',
	])('refuses the address %s', (source) => {
		expect(() => of(source)).toThrow('is no address of a WordPress');
	});
});
