/** The parts that a WordPress can answer beyond its core. */
export interface Capabilities {
	/** Element trees, templates and popups: the extension of the schema. */
	elementor: boolean;
	/** Whole lists in one answer; since version 1.2 of the contract. */
	loops: boolean;
	/** A popup's stored triggers and rules, for its editors; since version 1.3 of the contract. */
	displaySettings: boolean;
	/** The data of the builder's version 4 beside settings; since version 1.4 of the contract. */
	atomic: boolean;
	/** Forms by GraphQL, which the embedded WordPress takes; without it they go by the builder's own call. */
	forms: boolean;
	/** Products, carts and orders by WooGraphQL; without it the shop's widgets show the markup of WordPress. */
	shop: boolean;
	/** Answers about things for rent; the embedded WordPress gives them where its content has things for rent. */
	rental: boolean;
	/** Languages and translations by the Polylang extension of WPGraphQL: of a site in several languages. */
	languages: boolean;
}

/** The capabilities of WPGraphQL by itself. */
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

/** All of it, as the embedded WordPress does; whether its content has several languages is the content's affair. */
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
