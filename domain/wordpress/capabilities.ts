/** The parts beyond its core that a WordPress can answer. */
export interface Capabilities {
	/** Element trees, templates and popups, which the companion plugin adds to the schema. */
	elementor: boolean;
	/** Whole lists in one answer, since version 1.2 of the contract. */
	loops: boolean;
	/** A popup's stored triggers and rules, for its editors, since version 1.3 of the contract. */
	displaySettings: boolean;
	/** The data of the builder's version 4 beside the settings, since version 1.4 of the contract. */
	atomic: boolean;
	/**
	 * Forms sent by GraphQL, which the embedded WordPress accepts; for other sites, forms use the builder's own
	 * request.
	 */
	forms: boolean;
	/**
	 * Products, carts and orders by WooGraphQL. Without it, the shop's widgets show the markup that WordPress renders.
	 */
	shop: boolean;
	/** Answers about things for rent. The embedded WordPress gives them if its content contains things for rent. */
	rental: boolean;
	/** Languages and translations of a multilingual site, by the Polylang extension of WPGraphQL. */
	languages: boolean;
}

/** The capabilities of WPGraphQL without any extension: none. */
export const NO_CAPABILITIES: Capabilities = {
	elementor: false,
	loops: false,
	displaySettings: false,
	atomic: false,
	forms: false,
	shop: false,
	rental: false,
	languages: false,
};

/** The capabilities of the embedded WordPress. Only `languages` depends on its content, so it is false here. */
export const ALL_CAPABILITIES: Capabilities = {
	elementor: true,
	loops: true,
	displaySettings: true,
	atomic: true,
	forms: true,
	shop: true,
	rental: true,
	languages: false,
};

/** Returns true if two sites have the same capabilities. */
export function haveSameCapabilities(one: Capabilities, other: Capabilities): boolean {
	return (Object.keys(NO_CAPABILITIES) as (keyof Capabilities)[]).every(
		(part) => one[part] === other[part],
	);
}
