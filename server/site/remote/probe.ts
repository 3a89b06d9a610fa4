import { homePathOf } from '@outrigger/rules/address/language-path';
import { type Capabilities, NO_CAPABILITIES } from '@outrigger/rules/wordpress/capabilities';
import { fitContract, isFrom } from '@outrigger/rules/wordpress/contract-version';
import type { GraphQLExecutor } from '../contract/renderer';
import type { RestReader } from '../core-rest/rest-reader';
import { haveDirectories, type ListedLanguage } from './lists-in-language';
import { languagesInRest, type RestLanguage } from './polylang-rest';
import { ProbeExtensionDocument, type ProbeExtensionQuery } from './probe.extension.generated';
import {
	ProbeCoreDocument,
	type ProbeCoreQuery,
	ProbeViewerDocument,
	type ProbeViewerQuery,
} from './probe.generated';
import { ProbeLanguagesDocument, type ProbeLanguagesQuery } from './probe.languages.generated';
import { ProbeShopDocument, type ProbeShopQuery } from './probe.shop.generated';
import { GraphQLRefused } from './remote-executor';

/** The version of the contract that introduced `elementorLoop`. */
const FIRST_WITH_LOOPS = [1, 2] as const;
/** The version of the contract that introduced `ElementorPopup.displaySettings`. */
const FIRST_WITH_DISPLAY = [1, 3] as const;
/** The version of the contract that introduced `elementorAtomicDocuments`. */
const FIRST_WITH_ATOMIC = [1, 4] as const;

/** The results of a probe. */
export interface Probed {
	capabilities: Capabilities;
	/** The address that WordPress uses for itself; `null` if it does not return one. */
	address: string | null;
	/**
	 * The changes that the operator should make, in sentences: plain permalinks, an extension of
	 * another version than ours.
	 */
	advice: readonly string[];
	/** Languages whose lists WordPress does not separate by itself; none if absent. */
	mixed?: readonly ListedLanguage[];
	/** Languages that only core REST names; none if absent. */
	named?: readonly RestLanguage[];
}

/**
 * Finds out what a real WordPress can answer by running the documents themselves: introspection is usually closed.
 * @throws WordPressUnavailable when WPGraphQL does not answer at all
 */
export async function probe(
	execute: GraphQLExecutor,
	reader: Pick<RestReader, 'list'>,
): Promise<Probed> {
	const data = (await execute({ query: ProbeCoreDocument })).data as Partial<ProbeCoreQuery>;
	const { capabilities, advice } = await extensionOf(execute);
	const shop = await sells(execute);
	const extended = await languagesOf(execute);
	const named = extended.length > 0 ? [] : await languagesWithDirectories(reader);
	return withLanguages(
		{
			capabilities: { ...capabilities, shop },
			advice: hasPlainPermalinks(data) ? [PLAIN_PERMALINKS, ...advice] : advice,
			address: data.generalSettings?.url ?? null,
		},
		{ extended, named },
		reader,
	);
}

/** Adds the languages to the result of a probe: those of Polylang's extension of WPGraphQL, or those of core REST. */
export async function withLanguages(
	found: Probed,
	{ extended, named }: { extended: readonly ListedLanguage[]; named: readonly RestLanguage[] },
	reader: Pick<RestReader, 'list'>,
): Promise<Probed> {
	const languages = [...extended, ...named];
	const probed: Probed = {
		...found,
		...(named.length > 0 && { named }),
		capabilities: { ...found.capabilities, languages: languages.length > 1 },
	};
	return (await mixesLanguages(probed, reader)) ? withMixedLists(probed, languages) : probed;
}

/** The advice for a site without pretty permalinks, whose addresses contain ids. */
export const PLAIN_PERMALINKS =
	'WordPress has plain permalinks (/?p=12), so every address here shows the front page. Choose another structure in WordPress, under Settings → Permalinks, for example "Post name".';

/** The advice for a site with several languages that cannot list the content of a single language. */
const MIXED_LISTS =
	'WordPress has several languages without a directory for each, and its lists know none (free Polylang without the companion plugin): lists show the posts of all languages. Give each language a directory in the settings of Polylang, or install the companion plugin or Polylang Pro.';

/**
 * Returns true if lists contain all languages. Polylang Pro and the companion plugin filter lists. Polylang Pro is
 * recognised by core REST, where it names the language of each post.
 */
async function mixesLanguages(
	{ capabilities: { languages, elementor } }: Probed,
	reader: Pick<RestReader, 'list'>,
): Promise<boolean> {
	if (!languages || elementor) return false;
	const { items } = await reader.list('wp/v2/posts?per_page=1&_fields=id,lang');
	return items.some((post) => !('lang' in post));
}

/**
 * The languages of a Polylang that core REST names: WPGraphQL answers in each of their directories, and the addresses
 * of the items of a list begin with the directory of their language.
 */
export async function languagesWithDirectories(
	reader: Pick<RestReader, 'list'>,
): Promise<readonly RestLanguage[]> {
	const named = await languagesInRest(reader);
	return haveDirectories(named) ? named : [];
}

/** Adds the languages whose lists the host has to separate, by the directories of their items. */
function withMixedLists(probed: Probed, mixed: readonly ListedLanguage[]): Probed {
	const advice = haveDirectories(mixed) ? probed.advice : [...probed.advice, MIXED_LISTS];
	return { ...probed, advice, mixed };
}

/** Returns true if published posts have only addresses like `/?p=12` or `/?page_id=2`. */
function hasPlainPermalinks({ contentNodes }: Partial<ProbeCoreQuery>): boolean {
	return (contentNodes?.nodes ?? []).some(({ uri }) => hasPlainAddress(uri));
}

/** Returns true if an address or a path of this site is that of content without a permalink. */
export function hasPlainAddress(address: string | null): boolean {
	return /\/(?:index\.php)?\?(?:p|page_id)=\d+$/.test(address ?? '');
}

/**
 * Returns true if WordPress knows an editor; WPGraphQL treats a request with wrong credentials as anonymous, without a
 * message.
 * @param execute runs queries with the rights of the editor
 * @throws WordPressUnavailable when WPGraphQL does not answer
 */
export async function isKnownEditor(execute: GraphQLExecutor): Promise<boolean> {
	const { data } = await execute({ query: ProbeViewerDocument });
	return Boolean((data as ProbeViewerQuery).viewer);
}

/**
 * Returns true if the site has a shop. A site without WooGraphQL, or with an unsuitable version, refuses the whole
 * document.
 */
async function sells(execute: GraphQLExecutor): Promise<boolean> {
	try {
		const { data } = await execute({ query: ProbeShopDocument });
		return Boolean((data as ProbeShopQuery).products);
	} catch (error) {
		if (error instanceof GraphQLRefused) return false;
		throw error;
	}
}

/**
 * The languages by Polylang's extension of WPGraphQL. A site without the extension refuses the whole document; a site
 * with it may have a single language.
 */
async function languagesOf(execute: GraphQLExecutor): Promise<ListedLanguage[]> {
	try {
		const { data } = await execute({ query: ProbeLanguagesDocument });
		return ((data as ProbeLanguagesQuery).languages ?? []).flatMap((one): ListedLanguage[] => {
			const { slug, homeUrl } = one ?? {};
			return slug ? [{ slug, homePath: homePathOf(homeUrl ?? '/', slug) ?? '/' }] : [];
		});
	} catch (error) {
		if (error instanceof GraphQLRefused) return [];
		throw error;
	}
}

const listed = (advice: string | null) => (advice === null ? [] : [advice]);

/**
 * The version of the companion plugin. A site without it refuses the whole document. The probe sends no further
 * document to a site with an unsuitable version.
 */
async function extensionOf(execute: GraphQLExecutor): Promise<Omit<Probed, 'address'>> {
	try {
		const { data } = await execute({ query: ProbeExtensionDocument });
		const config = (data as ProbeExtensionQuery).elementorSiteConfig;
		if (!config) return { capabilities: NO_CAPABILITIES, advice: [] };
		const { contractVersion } = config;
		const { fits, advice } = fitContract(contractVersion);
		if (!fits) return { capabilities: NO_CAPABILITIES, advice: listed(advice) };
		const parts = {
			loops: isFrom(contractVersion, FIRST_WITH_LOOPS),
			displaySettings: isFrom(contractVersion, FIRST_WITH_DISPLAY),
			atomic: isFrom(contractVersion, FIRST_WITH_ATOMIC),
		};
		return {
			capabilities: { ...NO_CAPABILITIES, elementor: true, ...parts },
			advice: listed(advice),
		};
	} catch (error) {
		if (error instanceof GraphQLRefused) return { capabilities: NO_CAPABILITIES, advice: [] };
		throw error;
	}
}
