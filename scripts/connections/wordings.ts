/** The descriptions that one part of the contract gives to its lists and their fields. */
export interface Wording {
	/** Describes an interface by the entries of its lists. */
	any: (entries: string) => string;
	anyEdge: (entries: string) => string;
	anyPageInfo: (entries: string) => string;
	/** Describes a type by the entries of its list. */
	list: (entries: string) => string;
	/** Describes an edge by the name of its entry. */
	listEdge: (entry: string) => string;
	listPageInfo: (entries: string) => string;
	/** Describes a link to exactly one node by this node. */
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
	cursor: 'Cursor of the entry, for the arguments after and before.',
	node: 'The entry itself.',
};

export const CORE_WORDING: Wording = {
	any: (entries) => `A part of any list of ${entries}.`,
	anyEdge: (entries) => `An entry of any list of ${entries}.`,
	anyPageInfo: (entries) => `Position of a part of any list of ${entries}.`,
	list: (entries) => `A part of the list: ${entries}.`,
	listEdge: (entry) => `An entry of a list: ${entry}.`,
	listPageInfo: (entries) => `Position of a part of a list: ${entries}.`,
	link: (end) => `Link to ${end}.`,
	edge: CORE_EDGE,
	linkEdge: CORE_EDGE,
	fields: {
		edges: 'The entries with their cursors.',
		nodes: 'The entries without cursors.',
		pageInfo: 'Position of this part of the list.',
		endCursor: 'Cursor of the last entry. The argument after takes it for the next part.',
		hasNextPage: 'True if more entries follow.',
		hasPreviousPage: 'True if entries come before.',
		startCursor: 'Cursor of the first entry. The argument before takes it for the previous part.',
	},
};

const shopList = (entries: string) => `A list: ${entries}.`;
const shopEdge = (entry: string) => `An entry of a list: ${entry}.`;
const shopPageInfo = (entries: string) => `Position of a part of a list: ${entries}.`;

export const SHOP_WORDING: Wording = {
	any: shopList,
	anyEdge: shopEdge,
	anyPageInfo: shopPageInfo,
	list: shopList,
	listEdge: shopEdge,
	listPageInfo: shopPageInfo,
	link: (end) => `Link to ${end}.`,
	edge: { cursor: 'Its cursor.', node: 'The entry.' },
	linkEdge: { cursor: 'Always null.', node: 'The target of the link.' },
	fields: {
		edges: 'Its entries, each with its cursor.',
		nodes: 'Its entries.',
		pageInfo: 'Position of this part of the list.',
		endCursor: 'Cursor of the last entry of this part.',
		hasNextPage: 'True if more entries follow; known only with the argument first.',
		hasPreviousPage: 'True if entries come before; known only with the argument last.',
		startCursor: 'Cursor of the first entry of this part.',
	},
};
