import { describe, expect, it } from 'vitest';
import { askRestNames, restInLanguage } from './rest-names';
import { RestRefused } from './rest-refusal';

const entry = (slug: string, rest_base: unknown, more: object = {}) => ({
	slug,
	name: `${slug} label`,
	rest_base,
	rest_namespace: 'wp/v2',
	...more,
});

const site = (types: unknown, taxonomies: unknown, status = 200) =>
	askRestNames(async (path) => ({ status, body: path === 'wp/v2/types' ? types : taxonomies }));

describe('a name of core REST', () => {
	it('is named by type and taxonomy', async () => {
		const { types, taxonomies } = await site(
			{ post: entry('post', 'posts'), boat: entry('boat', 'boats') },
			{ kind: entry('kind', 'kinds', { hierarchical: true, types: ['boat', 'post', 'gone'] }) },
		);
		expect(types.get('boat')).toEqual({ name: 'boat', label: 'boat label', restBase: 'boats' });
		expect(taxonomies.get('kind')).toMatchObject({ restBase: 'kinds', isHierarchical: true });
	});

	it.each([undefined, false, 'yes'])(
		'has no hierarchy if `hierarchical` is %j',
		async (hierarchical) => {
			const { taxonomies } = await site({}, { kind: entry('kind', 'kinds', { hierarchical }) });
			expect(taxonomies.get('kind')?.isHierarchical).toBe(false);
		},
	);

	it('has no label where REST gives none, and needs no namespace', async () => {
		const { types } = await site(
			{ a: entry('a', 'as', { name: 7, rest_namespace: undefined }), b: entry('b', 'bs') },
			{},
		);
		expect([...types.values()]).toEqual([
			{ name: 'a', label: '', restBase: 'as' },
			{ name: 'b', label: 'b label', restBase: 'bs' },
		]);
	});

	it('lists posts before other types of a taxonomy, and none that it does not show', async () => {
		const { taxonomies } = await site(
			{ boat: entry('boat', 'boats'), post: entry('post', 'posts'), crew: entry('crew', 'crews') },
			{ kind: entry('kind', 'kinds', { types: ['boat', 'crew', 'post', 'gone'] }) },
		);
		expect(taxonomies.get('kind')?.contentTypes.map(({ name }) => name)).toEqual([
			'post',
			'boat',
			'crew',
		]);
	});

	it('is the name itself where REST has none of its own', async () => {
		const { types } = await site({ a: entry('a', ''), b: entry('b', false) }, {});
		expect([...types.values()].map(({ restBase }) => restBase)).toEqual(['a', 'b']);
	});

	it('is undefined for a type in the namespace of a plugin, and for junk', async () => {
		const foreign = entry('product', 'products', { rest_namespace: 'shop/v1' });
		const { types, taxonomies } = await site(
			{ foreign, junk: 7, none: null, nameless: { rest_base: 'x' } },
			{ kind: entry('kind', 'kinds', { types: 'post' }), nameless: { rest_base: 'x' } },
		);
		expect(types.size).toBe(0);
		expect([...taxonomies.keys()]).toEqual(['kind']);
		expect(taxonomies.get('kind')?.contentTypes).toEqual([]);
	});

	it.each([
		[{}, {}, 400],
		[{}, {}, 401],
		[[], {}, 200],
		[{}, null, 200],
	])('is a fault where REST lacks it: %j %j %i', async (types, taxonomies, status) => {
		await expect(site(types, taxonomies, status)).rejects.toThrow(RestRefused);
	});

	it('names the refusal of REST', async () => {
		await expect(site({}, [])).rejects.toThrow(
			'REST refused wp/v2/taxonomies: 200, which names nothing.',
		);
	});
});

describe('a path of core REST in a language', () => {
	it.each([
		['wp/v2/posts', 'wp/v2/posts?lang=de'],
		['wp/v2/posts?per_page=3', 'wp/v2/posts?per_page=3&lang=de'],
		['wp/v2/types', 'wp/v2/types'],
		['wp/v2/taxonomies', 'wp/v2/taxonomies'],
	])('%s is %s', (path, expected) => {
		expect(restInLanguage(path, 'de')).toBe(expected);
	});

	it('keeps a slug from adding parameters', () => {
		expect(restInLanguage('wp/v2/posts', 'de&page=2')).toBe('wp/v2/posts?lang=de%26page%3D2');
	});
});
