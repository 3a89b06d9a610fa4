import { describe, expect, it } from 'vitest';
import { askRestNames } from './rest-names';
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

	it('lists posts before other types of a taxonomy, and none that it does not show', async () => {
		const { taxonomies } = await site(
			{ boat: entry('boat', 'boats'), post: entry('post', 'posts') },
			{ kind: entry('kind', 'kinds', { types: ['boat', 'post', 'gone'] }) },
		);
		expect(taxonomies.get('kind')?.contentTypes.map(({ name }) => name)).toEqual(['post', 'boat']);
	});

	it('is the name itself where REST has none of its own', async () => {
		const { types } = await site({ a: entry('a', ''), b: entry('b', false) }, {});
		expect([...types.values()].map(({ restBase }) => restBase)).toEqual(['a', 'b']);
	});

	it('is nothing for what stands in the namespace of a plugin, and for junk', async () => {
		const foreign = entry('product', 'products', { rest_namespace: 'shop/v1' });
		const { types, taxonomies } = await site(
			{ foreign, junk: 7, none: null, nameless: { rest_base: 'x' } },
			{ kind: entry('kind', 'kinds', { types: 'post' }) },
		);
		expect(types.size).toBe(0);
		expect(taxonomies.get('kind')?.contentTypes).toEqual([]);
	});

	it.each([
		[{}, {}, 401],
		[[], {}, 200],
		[{}, null, 200],
	])('is a fault where REST does not say: %j %j %i', async (types, taxonomies, status) => {
		await expect(site(types, taxonomies, status)).rejects.toThrow(RestRefused);
	});
});
