import { type Capabilities, NO_CAPABILITIES } from '@outrigger/rules/wordpress/capabilities';
import { fitContract, isFrom } from '@outrigger/rules/wordpress/contract-version';
import type { GraphQLExecutor } from '../contract/renderer';
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

/** Version of the contract that brought `elementorLoop`. */
const FIRST_WITH_LOOPS = [1, 2] as const;
/** Version of the contract that brought `ElementorPopup.displaySettings`. */
const FIRST_WITH_DISPLAY = [1, 3] as const;
/** Version of the contract that brought `elementorAtomicDocuments`. */
const FIRST_WITH_ATOMIC = [1, 4] as const;

/** The results of a probe. */
export interface Probed {
	capabilities: Capabilities;
	/** Address by which WordPress calls itself; `null` where it does not say. */
	address: string | null;
	/**
	 * The changes that the operator should make, in sentences: plain permalinks, an extension of
	 * another version than ours.
	 */
	advice: readonly string[];
}

/**
 * Asks a real WordPress what it can answer, with the documents themselves: introspection is usually closed.
 * @throws WordPressUnavailable when WPGraphQL does not answer at all
 */
export async function probe(execute: GraphQLExecutor): Promise<Probed> {
	const data = (await execute({ query: ProbeCoreDocument })).data as Partial<ProbeCoreQuery>;
	const { capabilities, advice } = await extensionOf(execute);
	const [shop, languages] = [await sells(execute), await hasLanguages(execute)];
	return {
		capabilities: { ...capabilities, shop, languages },
		advice: hasPlainPermalinks(data) ? [PLAIN_PERMALINKS, ...advice] : advice,
		address: data.generalSettings?.url ?? null,
	};
}

/** The advice for a site whose addresses are numbers. */
export const PLAIN_PERMALINKS =
	'WordPress has plain permalinks (/?p=12), so every address here shows the front page. Choose another structure in WordPress, under Settings → Permalinks, for example "Post name".';

/** `/?p=12`, `/?page_id=2`: published posts have no other address then. */
function hasPlainPermalinks({ contentNodes }: Partial<ProbeCoreQuery>): boolean {
	return (contentNodes?.nodes ?? []).some(({ uri }) => hasPlainAddress(uri));
}

/** Returns true for the own path or address of content without permalinks. */
export function hasPlainAddress(address: string | null): boolean {
	return /\/(?:index\.php)?\?(?:p|page_id)=\d+$/.test(address ?? '');
}

/**
 * Returns true if WordPress knows an editor; WPGraphQL treats a request with wrong credentials as
 * anonymous, without a message.
 * @param execute speaks for the editor
 * @throws WordPressUnavailable when WPGraphQL does not answer
 */
export async function isKnownEditor(execute: GraphQLExecutor): Promise<boolean> {
	const { data } = await execute({ query: ProbeViewerDocument });
	return Boolean((data as ProbeViewerQuery).viewer);
}

/**
 * A site without WooGraphQL refuses the whole document, and so does a site whose version does not
 * know our documents.
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

/** A site without the Polylang extension refuses the whole document; one with it may have a single language. */
async function hasLanguages(execute: GraphQLExecutor): Promise<boolean> {
	try {
		const { data } = await execute({ query: ProbeLanguagesDocument });
		return ((data as ProbeLanguagesQuery).languages ?? []).length > 1;
	} catch (error) {
		if (error instanceof GraphQLRefused) return false;
		throw error;
	}
}

const listed = (advice: string | null) => (advice === null ? [] : [advice]);

/**
 * A site without the extension refuses the whole document; the probe asks a site with an
 * unsuitable version no further.
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
