/**
 * The version of the contract that this front end needs: the first two numbers of `schema/version`. The first number
 * counts changes that break a document, the second counts additions.
 */
export const CONTRACT = [1, 4] as const;

/** The consequences of a site's contract version for this front end. */
export interface ContractFit {
	/** True if this front end may send the documents that need the companion plugin. */
	fits: boolean;
	/**
	 * A sentence with the update that a person should make, and the reason; `null` if no update is needed.
	 */
	advice: string | null;
}

/**
 * Compares a site's version of the contract with the version that this front end needs.
 * @param version `1.3.0`, as the companion plugin states it; a text in another format fits no contract
 */
export function fitContract(version: string): ContractFit {
	const [major, minor] = CONTRACT;
	const ours = `${major}.${minor}`;
	const [, theirMajor, theirMinor] = /^(\d+)\.(\d+)\.\d+$/.exec(version) ?? [];
	const versions = `The companion plugin answers version ${version || '(none)'} of the contract, this front end asks for ${ours}`;
	if (theirMajor === undefined || Number(theirMajor) < major) {
		return {
			fits: false,
			advice: `${versions}. Update the companion plugin; until then pages show what WordPress renders.`,
		};
	}
	if (Number(theirMajor) > major) {
		return {
			fits: false,
			advice: `${versions}. Update this front end; until then pages show what WordPress renders.`,
		};
	}
	if (Number(theirMinor) < minor) {
		return {
			fits: true,
			advice: `${versions}. Update the companion plugin for what was added since.`,
		};
	}
	return { fits: true, advice: null };
}

/** Returns true if a version of the contract is the given version or a later compatible version. */
export function isFrom(version: string, [major, minor]: readonly [number, number]): boolean {
	const [, ownMajor, ownMinor] = /^(\d+)\.(\d+)\./.exec(version) ?? [];
	return Number(ownMajor) === major && Number(ownMinor) >= minor;
}
