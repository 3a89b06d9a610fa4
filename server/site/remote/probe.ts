import { fitContract, isFrom } from '../../../domain/contract-version';
import type { Capabilities, GraphQLExecutor } from '../contract/renderer';
import { ProbeExtensionDocument, type ProbeExtensionQuery } from './probe.extension.generated';
import { ProbeCoreDocument } from './probe.generated';
import { GraphQLRefused } from './remote-executor';

/** Version of the contract that brought `elementorLoop`. */
const FIRST_WITH_LOOPS = [1, 2] as const;

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
	return { ...(await extensionOf(execute)), address: settings?.url ?? null };
}

const NONE: Capabilities = { elementor: false, loops: false, forms: false };

/** A site without the extension refuses the whole document; one whose version does not fit is asked no further. */
async function extensionOf(execute: GraphQLExecutor): Promise<Omit<Probed, 'address'>> {
	try {
		const { data } = await execute({ query: ProbeExtensionDocument });
		const config = (data as ProbeExtensionQuery).elementorSiteConfig;
		if (!config) return { capabilities: NONE, advice: null };
		const { fits, advice } = fitContract(config.contractVersion);
		const loops = isFrom(config.contractVersion, FIRST_WITH_LOOPS);
		return { capabilities: fits ? { ...NONE, elementor: true, loops } : NONE, advice };
	} catch (error) {
		if (error instanceof GraphQLRefused) return { capabilities: NONE, advice: null };
		throw error;
	}
}
