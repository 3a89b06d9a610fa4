import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createOperation } from './operation';
import { languageOf, postsPerPage } from './page-facts';
import { record, stubSite } from './testing/stub-site';

const article = (id: number) => `<li class="wp-block-post post-${id} post type-post">x</li>`;

/** A site whose list shows some of its twelve posts; number 12 is the newest. */
async function shows(ids: readonly number[], sticky: readonly number[] = []) {
	const site = stubSite();
	const posts = Array.from({ length: 12 }, (_, index) => ({
		id: 12 - index,
		sticky: sticky.includes(12 - index),
	}));
	const path = '/wp-json/wp/v2/posts?per_page=100&orderby=date&order=desc';
	site.answers.set(path, () => Response.json(posts));
	site.answers.set('/wp-json/wp/v2/pages/2', () => Response.json(record(2, '/stories/')));
	site.answers.set('/stories/', () => new Response(ids.map(article).join('')));
	const known = { typeOf: new Map(), taxonomyOf: new Map() };
	return { site, operation: await createOperation(site.reader, parse('{ a }'), known, false) };
}

describe('how many posts a list shows', () => {
	it.each([
		['as many as its first page has', [12, 11, 10, 9], [], 4],
		['sticky posts stand before them', [3, 12, 11, 10, 9], [3], 4],
		['a sticky post is one of the newest', [11, 12, 10, 9], [11], 4],
		['ten where the page shows all', [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], [], 10],
		['ten where it shows none', [], [], 10],
	])('%s', async (_, ids, sticky, expected) => {
		expect(await postsPerPage((await shows(ids, sticky)).operation)).toBe(expected);
	});
});

describe('the language of a site', () => {
	it.each([
		['<!doctype html>\n<html class="x" lang="de-DE" dir="ltr">', 'de_DE'],
		["<html lang='el'>", 'el'],
		['<html>', null],
		[`<html ${'x'.repeat(5_000)} lang="de">`, null],
	])('%#: is the language of its front page', async (html, expected) => {
		const { site, operation } = await shows([]);
		site.answers.set('/', () => new Response(html));
		expect(await languageOf(operation)).toBe(expected);
	});
});
