import { expect, it } from 'vitest';
import { exportPath } from './export-path';

it.each([
	['/', 'index.html'],
	['/fleet/page/2/', 'fleet/page/2/index.html'],
	['/caf%C3%A9/', 'café/index.html'],
	['/a/photo.jpg', 'a/photo.jpg'],
])('%s lies in %s', (path, file) => {
	expect(exportPath(path)).toBe(file);
});

it.each([
	'/../a',
	'/%2e%2e/a',
	'/a%2Fb/',
	'/a%5cb/',
	'/a//b/',
	'/a%00b',
	'/%ff/',
	`/${'x'.repeat(256)}/`,
])('%s is refused', (path) => {
	expect(() => exportPath(path)).toThrow(/outside|too long|encoded/);
});
