import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path';

const SITE = 'https://boats.test';

describe('one gate per question: a place on the own site', () => {
	it.each([
		['/fleet/?a=1#b', '/fleet/?a=1#b'],
		[`${SITE}/fleet/`, '/fleet/'],
		['https://evil.example/x/', '/'],
		['//evil.example/', '/'],
		['/\\evil.example', '/'],
		[`${SITE}//evil.example/`, '/'],
		['javascript:alert(1)', '/'],
		['', '/'],
		[null, '/'],
	])('%j leads to %j', (target, path) => {
		expect(ownPath(target, SITE)).toBe(path);
	});

	it('falls back to the path that the caller names', () => {
		expect(ownPath('https://evil.example/', SITE, '/home/')).toBe('/home/');
	});
});
