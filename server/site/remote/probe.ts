import type { Capabilities, GraphQLExecutor } from '../contract/renderer';
import { ProbeExtensionDocument } from './probe.extension.generated';
import { ProbeCoreDocument } from './probe.generated';
import { GraphQLRefused } from './remote-executor';

/** What a probe found out. */
export interface Probed {
	capabilities: Capabilities;
	/** Address by which WordPress calls itself; `null` where it does not say. */
	address: string | null;
}

/**
 * Asks a real WordPress what it can answer, with the documents themselves: introspection is usually closed.
 * @throws WordPressUnavailable when WPGraphQL does not answer at all
 */
export async function probe(execute: GraphQLExecutor): Promise<Probed> {
	const { data } = await execute({ query: ProbeCoreDocument });
	const settings = (data as { generalSettings?: { url?: string | null } | null }).generalSettings;
	return {
		capabilities: { elementor: await hasExtension(execute) },
		address: settings?.url ?? null,
	};
}

/** A site without the extension refuses the whole document. */
async function hasExtension(execute: GraphQLExecutor): Promise<boolean> {
	try {
		const { data } = await execute({ query: ProbeExtensionDocument });
		return Boolean((data as { elementorSiteConfig?: unknown }).elementorSiteConfig);
	} catch (error) {
		if (error instanceof GraphQLRefused) return false;
		throw error;
	}
}
