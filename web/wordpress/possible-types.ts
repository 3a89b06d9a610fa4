import contract from './possible-types.generated';

/** What lists are made of; no document asks through these, and each page's cache would take them in. */
const PART_OF_LIST = /(?:Connection|Edge|PageInfo)$/;

/** Interface → the types that have it, as the contract says (`npm run codegen`). */
export const possibleTypes: Readonly<Record<string, string[]>> = Object.fromEntries(
	Object.entries(contract.possibleTypes).filter(([name]) => !PART_OF_LIST.test(name)),
);
