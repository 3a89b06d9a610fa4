import { NO_CAPABILITIES } from '@outrigger/rules/wordpress/capabilities';
import { buildSchema, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { GraphQLExecutor } from '../contract/renderer';
import { isKnownEditor, probe as lookAt } from './probe';
import { ProbeCoreDocument } from './probe.generated';
import { ProbeLanguagesDocument } from './probe.languages.generated';
import { ProbeShopDocument } from './probe.shop.generated';
import { GraphQLRefused } from './remote-executor';

/** @param posts of core REST */
const probe = (execute: GraphQLExecutor, posts: Record<string, unknown>[] = []) =>
	lookAt(execute, { list: async () => ({ items: posts, total: posts.length }) });

/**
 * The result of the probe of a WordPress whose extension reports this version; null for a WordPress without the
 * extension.
 */
const wholeProbe = (contractVersion: string | null, found?: { found: number } | null) => {
	return probe(async ({ query }) => {
		if (query === ProbeCoreDocument)
			return { data: { generalSettings: { url: 'https://wp.example' } } };
		if (query === ProbeShopDocument) {
			if (found === undefined) throw new GraphQLRefused('Cannot query field.');
			return { data: { products: found } };
		}
		if (contractVersion === null) throw new GraphQLRefused('Cannot query field.');
		return { data: { elementorSiteConfig: { contractVersion } } };
	});
};
const probed = async (contractVersion: string | null) =>
	(await wholeProbe(contractVersion)).capabilities;

/** The additions of WPML GraphQL to the schema, in the names of its public documentation. */
const WPML = buildSchema(`
	type Language { code: String country_flag_url: String native_name: String translated_name: String }
	type Post { language: Language languageCode: String translations: [Post] }
	type Query { languages: [Language] posts(language: String): [Post] }
`);

describe('the lists of a site in several languages', () => {
	const found = (
		posts: Record<string, unknown>[],
		{ hasExtension = false, german = 'https://wp.example/de/' } = {},
	) =>
		probe(async ({ query }) => {
			if (query === ProbeCoreDocument) return { data: {} };
			if (query === ProbeLanguagesDocument) {
				const english = { slug: 'en', homeUrl: 'https://wp.example/' };
				return { data: { languages: [english, { slug: 'de', homeUrl: german }] } };
			}
			if (!hasExtension) throw new GraphQLRefused('Cannot query field.');
			return { data: { elementorSiteConfig: { contractVersion: '1.4.0' } } };
		}, posts);

	it('are mixed where neither the companion plugin nor Polylang Pro parts them', async () => {
		expect((await found([{ id: 1 }])).mixed).toEqual([
			{ slug: 'en', homePath: '/' },
			{ slug: 'de', homePath: '/de/' },
		]);
		expect((await found([{ id: 1, lang: 'de' }])).mixed).toBeUndefined();
		expect((await found([{ id: 1 }], { hasExtension: true })).mixed).toBeUndefined();
		expect((await found([])).mixed).toBeUndefined();
	});

	it('lead to advice where no directories tell the languages apart', async () => {
		expect((await found([{ id: 1 }])).advice).toEqual([]);
		const { advice } = await found([{ id: 1 }], { german: 'https://wp.example/' });
		expect(advice).toEqual([expect.stringContaining('posts of all languages')]);
	});
});

describe('the probe of a WordPress', () => {
	it('finds the extension, and the features of its version', async () => {
		expect(await probed(null)).toEqual(NO_CAPABILITIES);
		const THIRD = { ...NO_CAPABILITIES, elementor: true, loops: true, displaySettings: true };
		for (const version of ['1.4.0', '1.4.7', '1.10.0']) {
			expect(await probed(version)).toEqual({ ...THIRD, atomic: true });
		}
		for (const version of ['1.3.0', '1.3.7']) expect(await probed(version)).toEqual(THIRD);
		for (const version of ['1.2.0', '1.2.9']) {
			expect(await probed(version)).toEqual({ ...NO_CAPABILITIES, elementor: true, loops: true });
		}
		for (const version of ['1.1.9', '1.0.0']) {
			expect(await probed(version)).toEqual({ ...NO_CAPABILITIES, elementor: true });
		}
	});

	it('leaves out an extension whose version breaks documents, and names the part to update', async () => {
		for (const version of ['0.9.0', '2.2.0', '11.2.0', '', 'next']) {
			expect(await probed(version)).toEqual(NO_CAPABILITIES);
			expect((await wholeProbe(version)).advice.join()).toMatch(
				/^The companion plugin answers .* Update /,
			);
		}
		expect((await wholeProbe('1.4.0')).advice).toEqual([]);
		expect((await wholeProbe(null)).advice).toEqual([]);
	});

	it('treats an extension without a version as absent', async () => {
		const { capabilities } = await probe(async () => ({
			data: { elementorSiteConfig: null, products: null },
		}));
		expect(capabilities).toEqual(NO_CAPABILITIES);
	});

	it('finds a shop if WooGraphQL answers, with any builder', async () => {
		const shopOf = async (version: string | null, found?: { found: number } | null) =>
			(await wholeProbe(version, found)).capabilities;
		expect(await shopOf(null, { found: 0 })).toMatchObject({ elementor: false, shop: true });
		expect(await shopOf('1.2.0', { found: 8 })).toMatchObject({ elementor: true, shop: true });
		expect(await shopOf('1.2.0', null)).toMatchObject({ elementor: true, shop: false });
		expect(await shopOf('1.2.0')).toMatchObject({ elementor: true, shop: false });
	});

	it('finds languages where the Polylang extension names more than one', async () => {
		const languagesOf = async (slugs: readonly string[] | null) => {
			const { capabilities } = await probe(async ({ query }) => {
				if (query === ProbeCoreDocument) return { data: {} };
				if (query !== ProbeLanguagesDocument || slugs === null)
					throw new GraphQLRefused('Cannot query field.');
				return { data: { languages: slugs.map((slug) => ({ slug })) } };
			});
			return capabilities.languages;
		};
		expect(await languagesOf(['en', 'de'])).toBe(true);
		expect(await languagesOf(['en'])).toBe(false);
		expect(await languagesOf(null)).toBe(false);
	});

	it("does not take the fields of WPML's extension for those of Polylang's", async () => {
		const { capabilities } = await probe(async ({ query }) => {
			if (query === ProbeCoreDocument) return { data: {} };
			if (validate(WPML, query).length > 0) throw new GraphQLRefused('Cannot query field.');
			return { data: { languages: [{ code: 'en' }, { code: 'de' }] } };
		});
		expect(capabilities.languages).toBe(false);
	});

	it('the probe finds an editor that WordPress does not know and treats as anonymous', async () => {
		expect(await isKnownEditor(async () => ({ data: { viewer: { id: 'x' } } }))).toBe(true);
		expect(await isKnownEditor(async () => ({ data: { viewer: null } }))).toBe(false);
	});

	it.each([
		['/?p=12', true],
		['/?page_id=2', true],
		['/index.php?p=12', true],
		['/first/', false],
		['/?boat=wren', false],
		['/', false],
	])(
		'finds plain permalinks by the addresses of published content: %s, %s',
		async (uri, isPlain) => {
			const { advice } = await probe(async ({ query }) => ({
				data:
					query === ProbeCoreDocument
						? { contentNodes: { nodes: [{ uri: '/' }, { uri }] } }
						: { elementorSiteConfig: null, products: null },
			}));
			expect(advice.join()).toMatch(isPlain ? /^WordPress has plain permalinks/ : /^$/);
		},
	);

	it('passes on that nothing answers', async () => {
		const away = () => Promise.reject(new Error('away'));
		await expect(probe(away)).rejects.toThrow('away');
	});
});
