import { describe, expect, it } from 'vitest';
import { ownLinks } from './own-links';
import { guessBase, guessStructure } from './permalinks';

describe('links of an exported site', () => {
	const links = ownLinks('https://bay.example/blog', (path) => path === '2026/a.png');

	it.each([
		['"https://bay.example/blog/about/"', '"/about/"'],
		['http://www.bay.example/blog/about/?a=1#b', '/about/?a=1#b'],
		['https://bay.example/blog', '/'],
		['"https:\\/\\/bay.example\\/blog\\/about\\/"', '"\\/about\\/"'],
		[
			'https://bay.example/blog/wp-content/uploads/2026/a-300x200.png',
			'/wp-content/uploads/2026/a.png',
		],
	])('lead to this one: %s', (written, path) => expect(links(written)).toBe(path));

	it.each([
		'https://bay.example/',
		'https://bay.example/blogger/',
		'https://bay.example.org/blog/about/',
		'https://bay.example:8443/blog/about/',
		'https://sub.bay.example/blog/about/',
		'https://bay.example/blog/wp-content/uploads/2026/b.png',
		'https://bay.example/blog/price-list.pdf',
	])('stay where they are: %s', (written) => expect(links(written)).toBe(written));

	it('of a site without an address stay as well', () => {
		expect(ownLinks('', () => false)('https://bay.example/')).toBe('https://bay.example/');
	});
});

describe('the permalink structure', () => {
	const post = (path: string, own = {}) => ({
		path,
		slug: 'one',
		databaseId: '7',
		author: 'ann',
		categories: ['trips', 'short'],
		...own,
	});

	it.each([
		['/one/', '/%postname%/'],
		['/2026/05/01/one/', '/%year%/%monthnum%/%day%/%postname%/'],
		['/stories/one/', '/stories/%postname%/'],
		['/trips/short/one/', '/%category%/%postname%/'],
		['/ann/one/', '/%author%/%postname%/'],
		['/archives/7', '/archives/%post_id%/'],
		['/7/one/', '/7/%postname%/'],
		['/1900/one/', '/%year%/%postname%/'],
		['/2099/one/', '/%year%/%postname%/'],
		['/1899/one/', '/1899/%postname%/'],
		['/2100/one/', '/2100/%postname%/'],
		['/20261/one/', '/20261/%postname%/'],
		['/2026/5/one/', '/%year%/5/%postname%/'],
		['/2026/005/one/', '/%year%/005/%postname%/'],
		['/05/one/', '/05/%postname%/'],
		['/2026/05/1/one/', '/%year%/%monthnum%/1/%postname%/'],
	])('is read from %s', (path, structure) => expect(guessStructure([post(path)])).toBe(structure));

	it('is the structure of most posts, and null where no address shows one', () => {
		expect(guessStructure([post('/one/'), post('/s/one/'), post('/s/one/')])).toBe(
			'/s/%postname%/',
		);
		expect(guessStructure([post(''), post('/other/')])).toBeNull();
	});
});

describe('the first part of the addresses of a type', () => {
	it.each([
		['/portfolio/one/', 'portfolio'],
		['/one/', null],
		['/portfolio/boats/one/', null],
		['/portfolio/one/comments/', null],
		['/portfolio/other/', null],
	])('of %s is %s', (path, base) => expect(guessBase([{ path, slug: 'one' }])).toBe(base));
});
