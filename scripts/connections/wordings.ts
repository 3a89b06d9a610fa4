/** The descriptions that a part of the contract gives its lists and their fields. */
export interface Wording {
	/** An interface by what is in its lists. */
	any: (entries: string) => string;
	anyEdge: (entries: string) => string;
	anyPageInfo: (entries: string) => string;
	/** A type by what is in its list. */
	list: (entries: string) => string;
	/** Of one entry, by what it is called. */
	listEdge: (entry: string) => string;
	listPageInfo: (entries: string) => string;
	/** A link to exactly one by what it leads to. */
	link: (end: string) => string;
	edge: EdgeWording;
	linkEdge: EdgeWording;
	fields: Readonly<
		Record<
			| 'edges'
			| 'nodes'
			| 'pageInfo'
			| 'endCursor'
			| 'hasNextPage'
			| 'hasPreviousPage'
			| 'startCursor',
			string
		>
	>;
}

interface EdgeWording {
	cursor: string;
	node: string;
}

const CORE_EDGE = {
	cursor: 'Place in the list, to go on from with after or before.',
	node: 'The entry itself.',
};

export const CORE_WORDING: Wording = {
	any: (entries) => `A part of any list of ${entries}.`,
	anyEdge: (entries) => `One entry of any list of ${entries}.`,
	anyPageInfo: (entries) => `Where a part of any list of ${entries} stands.`,
	list: (entries) => `A part of the list: ${entries}.`,
	listEdge: (entry) => `One entry of a list: ${entry}.`,
	listPageInfo: (entries) => `Where a part of a list stands: ${entries}.`,
	link: (end) => `Link to ${end}.`,
	edge: CORE_EDGE,
	linkEdge: CORE_EDGE,
	fields: {
		edges: 'The entries with their cursors.',
		nodes: 'The entries without cursors.',
		pageInfo: 'Where this part of the list stands.',
		endCursor: 'Cursor of the last entry; give it as after for what follows.',
		hasNextPage: 'True if more entries follow.',
		hasPreviousPage: 'True if entries come before.',
		startCursor: 'Cursor of the first entry; give it as before for what comes before.',
	},
};

const shopList = (entries: string) => `A list: ${entries}.`;
const shopEdge = (entry: string) => `One entry of a list: ${entry}.`;
const shopPageInfo = (entries: string) => `The part of a list: ${entries}.`;

export const SHOP_WORDING: Wording = {
	any: shopList,
	anyEdge: shopEdge,
	anyPageInfo: shopPageInfo,
	list: shopList,
	listEdge: shopEdge,
	listPageInfo: shopPageInfo,
	link: (end) => `A link to one: ${end}.`,
	edge: { cursor: 'Its place in the list.', node: 'The entry.' },
	linkEdge: { cursor: 'Always null.', node: 'The target of the link.' },
	fields: {
		edges: 'Its entries, each with its cursor.',
		nodes: 'Its entries.',
		pageInfo: 'The part of the list.',
		endCursor: 'Cursor of the last entry of this part.',
		hasNextPage: 'True if entries follow; known only where the query asks for a part with first.',
		hasPreviousPage:
			'True if entries come before; known only where the query asks for a part with last.',
		startCursor: 'Cursor of the first entry of this part.',
	},
};
