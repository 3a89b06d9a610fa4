import { describe, expect, it } from 'vitest';
import { createListsInLanguage, haveDirectories } from './lists-in-language';

const EN = { slug: 'en', homePath: '/' };
const DE = { slug: 'de', homePath: '/de/' };
const ORIGIN = 'https://boats.example';

/** A WordPress that lists posts of all languages: two English posts, then a German one, and so on. */
function mixed(count: number, base = 'posts') {
	const asked: string[] = [];
	const items = Array.from({ length: count }, (_, at) => ({
		id: at + 1,
		[base === 'search' ? 'url' : 'link']: `${ORIGIN}${at % 3 === 2 ? '/de' : ''}/story-${at + 1}/`,
	}));
	return {
		asked,
		read: async (path: string) => {
			asked.push(path);
			const { searchParams } = new URL(path, ORIGIN);
			const [page, length] = ['page', 'per_page'].map((name) =>
				Number(searchParams.get(name) ?? 1),
			);
			const start = ((page ?? 1) - 1) * (length ?? 10);
			const total = items.length;
			return {
				status: 200,
				body: items.slice(start, start + (length ?? 10)),
				...{ total, totalPages: Math.ceil(total / (length ?? 10)) },
			};
		},
	};
}
const idsIn = (body: unknown) => (body as { id: number }[]).map(({ id }) => id);
const inLanguages = ({ read }: ReturnType<typeof mixed>, all = [EN, DE]) =>
	createListsInLanguage(read, () => all);

describe('a list of a WordPress that filters none by language', () => {
	it('holds the items in the directory of the language, filled up and counted', async () => {
		const site = mixed(250);
		const list = inLanguages(site);
		const first = await list('wp/v2/posts?orderby=date&page=1&per_page=5&_fields=id&lang=de');
		expect(idsIn(first.body)).toEqual([3, 6, 9, 12, 15]);
		expect([first.total, first.totalPages]).toEqual([83, 17]);
		const last = await list('wp/v2/posts?orderby=date&page=17&per_page=5&_fields=id&lang=de');
		expect(idsIn(last.body)).toEqual([243, 246, 249]);
		// Both pages are parts of one list, which the host reads once.
		expect(site.asked).toHaveLength(3);
		const shifted = await list('wp/v2/posts?orderby=date&offset=2&per_page=2&_fields=id&lang=de');
		expect(idsIn(shifted.body)).toEqual([9, 12]);
	});

	it('holds the items of the default language, which stand in no directory', async () => {
		const { body, total } = await inLanguages(mixed(6))(
			'wp/v2/posts?per_page=9&_fields=id&lang=en',
		);
		expect([idsIn(body), total]).toEqual([[1, 2, 4, 5], 4]);
	});

	it('is read no further than its one requested item', async () => {
		const site = mixed(400);
		const { body } = await inLanguages(site)(
			'wp/v2/posts?after=2026-05-01&per_page=1&_fields=id&lang=de',
		);
		expect([idsIn(body), site.asked.length]).toEqual([[3], 1]);
	});

	it('is read up to a thousand items', async () => {
		const site = mixed(2000);
		const { total } = await inLanguages(site)('wp/v2/posts?per_page=9&_fields=id&lang=de');
		expect([total, site.asked.length]).toEqual([333, 10]);
	});

	it('of a search is filtered by the addresses of its results', async () => {
		const site = mixed(6, 'search');
		const { body } = await inLanguages(site)('wp/v2/search?search=sea&_fields=id&lang=de');
		expect(idsIn(body)).toEqual([3, 6]);
		expect(site.asked[0]).toContain('_fields=id%2Curl');
	});

	it.each([
		['names its items', 'wp/v2/posts?include=1,2&lang=de', [EN, DE]],
		['is of files', 'wp/v2/media?per_page=2&lang=de', [EN, DE]],
		['is asked in no language', 'wp/v2/posts?per_page=2', [EN, DE]],
		['is of languages without directories', 'wp/v2/posts?lang=de', [EN, { ...DE, homePath: '/' }]],
	])('stays as it is where it %s', async (_, path, all) => {
		const site = mixed(6);
		await inLanguages(site, all)(path);
		expect(site.asked).toEqual([path]);
	});

	it('stays unchanged if its type is not translated', async () => {
		const asked: string[] = [];
		const list = createListsInLanguage(
			async (path) => {
				asked.push(path);
				const body = [{ id: 1, link: `${ORIGIN}/fleet/rib/` }];
				return { status: 200, body, total: 1, totalPages: 1 };
			},
			() => [EN, DE],
		);
		const { body } = await list('wp/v2/boats?per_page=5&_fields=id&lang=de');
		expect(idsIn(body)).toEqual([1]);
		expect(asked.at(-1)).toBe('wp/v2/boats?per_page=5&_fields=id&lang=de');
	});

	it('is refused where WordPress refuses it', async () => {
		const refusal = { status: 401, body: { code: 'rest_forbidden' }, total: 0, totalPages: 0 };
		const list = createListsInLanguage(
			async () => refusal,
			() => [EN, DE],
		);
		expect(await list('wp/v2/posts?per_page=5&lang=de')).toEqual(refusal);
	});
});

it('directories tell languages apart where each has one of its own', () => {
	expect(haveDirectories([EN, DE])).toBe(true);
	expect(haveDirectories([{ homePath: '/en/' }, DE])).toBe(true);
	expect(haveDirectories([EN, { homePath: '/' }])).toBe(false);
	expect(haveDirectories([EN])).toBe(false);
});
