import { describe, expect, it } from 'vitest';
import { exportedLink, pathOfPage } from './exported-link';

const SITE = 'https://site.test';
const link = (address: string, from = '/fleet/') =>
	exportedLink(address, from, { siteUrl: SITE, searchPath: '/search/' });

describe('a link of an exported page', () => {
	it.each([
		['/fleet', '/fleet/', '/fleet/'],
		['wren/#parts', '/fleet/wren/', '/fleet/wren/#parts'],
		['https://site.test/stories/page/2/', '/stories/page/2/', 'https://site.test/stories/page/2/'],
		['/stories/?paged=2', '/stories/page/2/', '/stories/page/2/'],
		['/a/?utm_source=x', '/a/', '/a/'],
		['?e-page-ab=2', '/fleet/?e-page-ab=2', '/fleet/e-page-ab/2/?e-page-ab=2'],
		['?e-filter-ab-t=x', '/fleet/?e-filter-ab-t=x', '/fleet/e-filter-ab-t/x/?e-filter-ab-t=x'],
		['?e-filter-a-t=x~y', '/fleet/', '/fleet/?e-filter-a-t=x%7Ey'],
		['?e-filter-a-t=x&e-filter-a-u=y', '/fleet/', '/fleet/?e-filter-a-t=x&e-filter-a-u=y'],
	])('%s requests %s and the export writes it as %s', (address, asked, href) => {
		expect(link(address)).toEqual({ kind: 'page', asked, href });
	});

	it('names the file of a feed', () => {
		expect(link('/feed/')).toEqual({ kind: 'file', asked: '/feed/', href: '/feed/index.xml' });
		expect(link('/?feed=rss2')).toMatchObject({ href: '/feed/index.xml' });
	});

	it('leads to the page of results', () => {
		expect(link('/?s=a+b')).toEqual({ kind: 'search', href: '/search/?s=a+b' });
	});

	it.each([
		'/graphql',
		'/wp-login.php?action=lostpassword',
		'/wp-admin/',
		'/wp-json/',
		'/a/?replytocom=3#respond',
		'/postcards/?page=%2Fgallery%2F',
	])('%s has no meaning', (address) => {
		expect(link(address).kind).toBe('without meaning');
	});

	it.each(['#top', 'mailto:a@site.test', 'https://other.test/', '//other.test/a', 'http://['])(
		'%s is no page of the site',
		(address) => {
			expect(link(address).kind).toBe('elsewhere');
		},
	);
});

it('the page of a query lies in a path', () => {
	expect(pathOfPage('/fleet/?e-filter-ab-t=x', SITE)).toBe('/fleet/e-filter-ab-t/x/');
	expect(pathOfPage('/fleet/', SITE)).toBe('/fleet/');
});
