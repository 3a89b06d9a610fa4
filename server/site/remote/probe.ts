import { type Capabilities, NO_CAPABILITIES } from '@outrigger/rules/wordpress/capabilities';
import { fitContract, isFrom } from '@outrigger/rules/wordpress/contract-version';
import type { GraphQLExecutor } from '../contract/renderer';
import { ProbeExtensionDocument, type ProbeExtensionQuery } from './probe.extension.generated';
import { ProbeCoreDocument, ProbeViewerDocument, type ProbeViewerQuery } from './probe.generated';
import { ProbeShopDocument, type ProbeShopQuery } from './probe.shop.generated';
import { GraphQLRefused } from './remote-executor';

/** Version of the contract that brought `elementorLoop`. */
const FIRST_WITH_LOOPS = [1, 2] as const;
/** Version of the contract that brought `ElementorPopup.displaySettings`. */
const FIRST_WITH_DISPLAY = [1, 3] as const;

/** What a probe found out. */
export interface Probed {
	capabilities: Capabilities;
	/** Address by which WordPress calls itself; `null` where it does not say. */
	address: string | null;
	/** What to update, in a sentence: the extension is of another version than ours; `null` where nothing is. */
	advice: string | null;
}

/**
 * Asks a real WordPress what it can answer, with the documents themselves: introspection is usually closed.
 * @throws WordPressUnavailable when WPGraphQL does not answer at all
 */
export async function probe(execute: GraphQLExecutor): Promise<Probed> {
	const { data } = await execute({ query: ProbeCoreDocument });
	const settings = (data as { generalSettings?: { url?: string | null } | null }).generalSettings;
	const [{ capabilities, advice }, shop] = [await extensionOf(execute), await sells(execute)];
	return { capabilities: { ...capabilities, shop }, advice, address: settings?.url ?? null };
}

/**
 * Whether WordPress knows an editor; wrong credentials are those of nobody to WPGraphQL, without a word.
 * @param execute speaks for the editor
 * @throws WordPressUnavailable when WPGraphQL does not answer
 */
export async function isKnownEditor(execute: GraphQLExecutor): Promise<boolean> {
	const { data } = await execute({ query: ProbeViewerDocument });
	return Boolean((data as ProbeViewerQuery).viewer);
}

/** A site without WooGraphQL refuses the whole document, and so does one whose version does not know our documents. */
async function sells(execute: GraphQLExecutor): Promise<boolean> {
	try {
		const { data } = await execute({ query: ProbeShopDocument });
		return Boolean((data as ProbeShopQuery).products);
	} catch (error) {
		if (error instanceof GraphQLRefused) return false;
		throw error;
	}
}

/** A site without the extension refuses the whole document; one whose version does not fit is asked no further. */
async function extensionOf(execute: GraphQLExecutor): Promise<Omit<Probed, 'address'>> {
	try {
		const { data } = await execute({ query: ProbeExtensionDocument });
		const config = (data as ProbeExtensionQuery).elementorSiteConfig;
		if (!config) return { capabilities: NO_CAPABILITIES, advice: null };
		const { contractVersion } = config;
		const { fits, advice } = fitContract(contractVersion);
		if (!fits) return { capabilities: NO_CAPABILITIES, advice };
		const parts = {
			loops: isFrom(contractVersion, FIRST_WITH_LOOPS),
			displaySettings: isFrom(contractVersion, FIRST_WITH_DISPLAY),
		};
		return { capabilities: { ...NO_CAPABILITIES, elementor: true, ...parts }, advice };
	} catch (error) {
		if (error instanceof GraphQLRefused) return { capabilities: NO_CAPABILITIES, advice: null };
		throw error;
	}
}
