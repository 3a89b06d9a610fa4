import { ALL_CAPABILITIES, NO_CAPABILITIES } from '@outrigger/rules/wordpress/capabilities';
import fc from 'fast-check';
import { contentFolder } from 'outrigger/testing/content-folder';
import { openSite, WHOLE_SITE_URL, type WholeSite } from 'outrigger/testing/whole-site';
import { describe, expect, it } from 'vitest';
import {
	anyCategory,
	contentOf,
	generatedChoices,
	generatedList,
	generatedSite,
	LIST_ID,
} from '../support/generated-lists';
import {
	type NaiveChoice,
	type NaiveList,
	type NaivePost,
	type NaiveSite,
	naiveArchive,
	naiveCounts,
	naiveItems,
} from '../support/naive-lists';

const LISTS = 3;
const PER_ARCHIVE = 3;
const FEED_LENGTH = 10;

/** A request to one site: the page of a list, with filters. */
const question = fc.record({
	list: fc.integer({ min: 0, max: LISTS - 1 }),
	choices: generatedChoices,
	page: fc.constantFrom(1, 1, 2, 3, 9),
	about: fc.nat(),
});
const archiveQuestion = fc.record({
	term: anyCategory,
	choices: generatedChoices,
	page: fc.constantFrom(1, 2),
});
const generated = fc.record({
	site: generatedSite,
	lists: fc.array(generatedList, { minLength: LISTS, maxLength: LISTS }),
	questions: fc.array(question, { minLength: 8, maxLength: 8 }),
	archives: fc.array(archiveQuestion, { minLength: 5, maxLength: 5 }),
});

/**
 * Returns the content of the list's container: its items, and the number of items on all pages.
 */
function shownIn(html: string): { slugs: string[]; total: number } {
	const begin = html.indexOf('class="elementor-posts-container');
	const end = html.indexOf('</nav>', begin);
	const list = begin < 0 ? '' : html.slice(begin, end < 0 ? undefined : end);
	return {
		slugs: [...list.matchAll(/elementor-post__title"><a href="[^"]*\/([^/"]+)\/"/g)].map(
			([, slug]) => slug ?? '',
		),
		total: Number(/data-total="(\d+)"/.exec(list)?.[1] ?? 0),
	};
}

/** The terms that a filter offers with their counts. */
function countsIn(html: string, filterId: string): Record<string, number> {
	const begin = html.indexOf(`data-id="${filterId}"`);
	const form = begin < 0 ? '' : html.slice(begin, html.indexOf('data-id=', begin + 1));
	const found = form.matchAll(/data-filter="([^"]+)".*?item-count"> \((\d+)\)/g);
	return Object.fromEntries([...found].map(([, slug = '', count]) => [slug, Number(count)]));
}

const filterQuery = (choices: readonly NaiveChoice[]) =>
	choices.map(({ taxonomy, terms, join }) => {
		const value = terms.map((id) => `t${id}`).join(join === 'OR' ? '~' : '+');
		return `e-filter-${LIST_ID}-${taxonomy}=${value}`;
	});

function addressOf(path: string, parameters: readonly string[]): string {
	return parameters.length > 0 ? `${path}?${parameters.join('&')}` : path;
}

async function refreshed(
	site: WholeSite,
	documentId: number,
	path: string,
	page: number,
	choices: readonly NaiveChoice[],
): Promise<string> {
	const filters = choices.map(({ taxonomy, terms, join }) => [
		taxonomy,
		{ terms: terms.map((id) => `t${id}`), logicalJoin: join },
	]);
	const address = addressOf(path, page > 1 ? [`e-page-${LIST_ID}=${page}`] : []);
	const response = await site.app.request(
		`${WHOLE_SITE_URL}/wp-json/elementor-pro/v1/refresh-loop`,
		{
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({
				post_id: documentId,
				widget_id: LIST_ID,
				widget_filters: filters.length > 0 ? { taxonomy: Object.fromEntries(filters) } : {},
				pagination_base_url: WHOLE_SITE_URL + address,
			}),
		},
	);
	expect(response.status).toBe(200);
	return ((await response.json()) as { data: string }).data;
}

/** The items on a page of a list; the last page if the list ends before the requested page. */
function pageOf(items: readonly NaivePost[], perPage: number, page: number): string[] {
	const last = Math.max(1, Math.ceil(items.length / perPage));
	const start = (Math.min(page, last) - 1) * perPage;
	return items.slice(start, start + perPage).map(({ slug }) => slug);
}

async function bodyOf(site: WholeSite, path: string): Promise<string> {
	const response = await site.get(path);
	expect([path, response.status]).toEqual([path, 200]);
	return response.text();
}

/** Checks a list on its page and in the answer of a refresh call. */
async function checkList(
	site: WholeSite,
	naive: NaiveSite,
	list: NaiveList,
	at: number,
	{ choices, page }: { choices: NaiveChoice[]; page: number },
): Promise<number> {
	const items = naiveItems(naive, list, choices);
	const parameters = [...filterQuery(choices), ...(page > 1 ? [`e-page-${LIST_ID}=${page}`] : [])];
	const html = await bodyOf(site, addressOf(`/list-${at}/`, parameters));
	const shown = shownIn(html);
	expect(shownIn(await refreshed(site, 900 + at, `/list-${at}/`, page, choices))).toEqual(shown);
	expect(shown.total).toBe(items.length);
	if (list.orderBy !== 'rand' || list.kind === 'by_id') {
		expect(shown.slugs).toEqual(pageOf(items, list.perPage, page));
	} else if (list.offset === 0) {
		const pages: string[] = [];
		for (let one = 1; one <= Math.ceil(items.length / list.perPage); one += 1) {
			const part = shownIn(await refreshed(site, 900 + at, `/list-${at}/`, one, choices));
			pages.push(...part.slugs);
		}
		expect(pages.toSorted()).toEqual(items.map(({ slug }) => slug).toSorted());
	}
	for (const [filter, taxonomy] of [
		['ca7e901', 'category'],
		['7a90001', 'post_tag'],
	] as const) {
		const expected = naiveCounts(naive, taxonomy, (choice) => naiveItems(naive, list, [choice]));
		expect(countsIn(html, filter)).toEqual(expected);
	}
	return items.length;
}

/** Checks an archive on its page and in its feed. */
async function checkArchive(
	site: WholeSite,
	naive: NaiveSite,
	{ term, choices, page }: { term: number; choices: NaiveChoice[]; page: number },
): Promise<void> {
	const path = archivePath(naive, term);
	const whole = naiveArchive(naive, term, []);
	const isThere = page === 1 || whole.length > PER_ARCHIVE;
	const items = naiveArchive(naive, term, choices);
	const own = isThere ? page : 1;
	const html = await bodyOf(
		site,
		addressOf(own > 1 ? `${path}page/${own}/` : path, filterQuery(choices)),
	);
	expect(shownIn(html)).toEqual({
		slugs: pageOf(items, PER_ARCHIVE, own),
		total: items.length,
	});
	expect(shownIn(await refreshed(site, 899, path, own, choices))).toEqual(shownIn(html));
	const expected = naiveCounts(naive, 'category', (choice) => naiveArchive(naive, term, [choice]));
	expect(countsIn(html, 'ca7e901')).toEqual(expected);
	const feed = await bodyOf(site, `${path}feed/`);
	const fed = [...feed.matchAll(/<guid[^>]*>[^<]*\?p=(\d+)/g)].map(([, id]) => Number(id));
	expect(fed).toEqual(whole.slice(0, FEED_LENGTH).map(({ id }) => id));
}

function archivePath(naive: NaiveSite, id: number): string {
	const term = naive.terms.find((one) => one.id === id);
	if (!term) return '/category/';
	return `${archivePath(naive, term.parent)}${term.slug}/`;
}

describe.each([
	['whole lists', ALL_CAPABILITIES],
	['only what core REST tells', { ...NO_CAPABILITIES, elementor: true }],
])('lists, archives and filters of a WordPress that delivers %s', (_, capabilities) => {
	it('show the same as a walk over every item', async () => {
		let seen = 0;
		await fc.assert(
			fc.asyncProperty(generated, async ({ site: naive, lists, questions, archives }) => {
				const site = await openSite(contentFolder(contentOf(naive, lists)), capabilities);
				for (const asked of questions) {
					const configured = lists[asked.list];
					if (!configured) continue;
					// Core REST does not order posts by their menu order; without the extension WPGraphQL orders them.
					const isOrderedByGraphQL = !capabilities.loops && configured.orderBy === 'menu_order';
					const list = { ...configured, isOrderedByGraphQL };
					seen += await checkList(site, naive, list, asked.list, asked);
					const about = naive.posts[asked.about % naive.posts.length];
					if (list.kind !== 'related' || !about || about.isDraft || list.orderBy === 'rand')
						continue;
					const related = naiveItems(naive, list, asked.choices, about);
					const path = `/${about.slug}/`;
					const html = await refreshed(site, 900 + asked.list, path, asked.page, asked.choices);
					expect(shownIn(html)).toEqual({
						slugs: pageOf(related, list.perPage, asked.page),
						total: related.length,
					});
					seen += related.length;
				}
				for (const asked of archives) await checkArchive(site, naive, asked);
				await site.app.close();
			}),
			{ numRuns: 6, endOnFailure: true },
		);
		// The number depends on chance; if it were zero, the lists above would have compared nothing.
		expect(seen).toBeGreaterThan(0);
	});
});
