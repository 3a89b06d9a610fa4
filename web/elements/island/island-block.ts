/** The JSON that follows an island's markup. */
export interface IslandBlock {
	/** The component's props. */
	props: object;
	/** Answers to the island's queries, in their order; null where an answer was incomplete. */
	data: readonly unknown[];
}

/**
 * Reads the JSON block after an island's root. @throws if it is missing or broken; the island then stays markup
 * @throws when it is missing or broken; the island then stays markup.
 */
export function readIslandBlock(root: Element): IslandBlock {
	const block = root.nextElementSibling;
	if (block?.getAttribute('type') !== 'application/json') {
		throw new Error('An island has no JSON block behind it.');
	}
	return JSON.parse(block.textContent ?? '') as IslandBlock;
}
