import type { Capabilities, GraphQLExecutor } from '../contract/renderer';
import { ProbeExtensionDocument, type ProbeExtensionQuery } from './probe.extension.generated';
import { ProbeCoreDocument } from './probe.generated';
import { GraphQLRefused } from './remote-executor';

/** Version of the contract that brought `elementorLoop`. */
const FIRST_WITH_LOOPS = [1, 2] as const;

/** Version of the contract that brought `elementorSubmitForm`. */
const FIRST_WITH_FORMS = [1, 3] as const;

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
		capabilities: await extensionOf(execute),
		address: settings?.url ?? null,
	};
}

/** A site without the extension refuses the whole document. */
async function extensionOf(execute: GraphQLExecutor): Promise<Capabilities> {
	try {
		const { data } = await execute({ query: ProbeExtensionDocument });
		const config = (data as ProbeExtensionQuery).elementorSiteConfig;
		const version = config?.contractVersion ?? '';
		return {
			elementor: Boolean(config),
			loops: isFrom(version, FIRST_WITH_LOOPS),
			forms: isFrom(version, FIRST_WITH_FORMS),
		};
	} catch (error) {
		if (error instanceof GraphQLRefused) return { elementor: false, loops: false, forms: false };
		throw error;
	}
}

/** Whether a version of the contract is this one or a later one that breaks nothing. */
function isFrom(version: string, [major, minor]: readonly [number, number]): boolean {
	const [, ownMajor, ownMinor] = /^(\d+)\.(\d+)\./.exec(version) ?? [];
	return Number(ownMajor) === major && Number(ownMinor) >= minor;
}
