import type { Lists } from '../../schema/connections';
import type { Wording } from './wordings';

/**
 * Writes the SDL of all lists of one part of the contract: connections, edges and page infos, with the descriptions of
 * that part.
 */
export function connectionSdl(all: Readonly<Record<string, Lists>>, words: Wording): string {
	const blocks = Object.entries(all).flatMap(([node, { any, lists = {}, links = {} }]) => [
		...(any === undefined ? [] : anyList(node, any, words)),
		...Object.entries(lists).flatMap(([name, what]) => list(name, node, what, words)),
		...Object.entries(links).map(([name, end]) => link(name, node, end, words)),
	]);
	return `# Written by \`npm run codegen\`.\n\n${blocks.join('\n\n')}\n`;
}

/** The interfaces that all lists of a node type share. */
function anyList(node: string, entries: string, words: Wording): string[] {
	const type = `interface ${node}Connection`;
	return [
		block(words.any(entries), `${type} implements Connection`, listFields(node, node, words)),
		block(words.anyEdge(entries), `${type}Edge implements Edge`, edgeFields(node, words.edge)),
		block(
			words.anyPageInfo(entries),
			`${type}PageInfo implements WPPageInfo & PageInfo`,
			infoFields(words),
		),
	];
}

function list(
	name: string,
	node: string,
	what: string | readonly [string, string],
	words: Wording,
): string[] {
	const [entries, entry] = typeof what === 'string' ? [what, what] : what;
	const type = `type ${name}Connection`;
	const any = `${node}Connection`;
	return [
		block(
			words.list(entries),
			`${type} implements ${any} & Connection`,
			listFields(name, node, words),
		),
		block(
			words.listEdge(entry),
			`${type}Edge implements ${any}Edge & Edge`,
			edgeFields(node, words.edge),
		),
		block(
			words.listPageInfo(entries),
			`${type}PageInfo implements ${any}PageInfo & WPPageInfo & PageInfo`,
			infoFields(words),
		),
	];
}

function link(name: string, node: string, end: string, words: Wording): string {
	const interfaces = `OneToOneConnection & Edge & ${node}ConnectionEdge`;
	return block(
		words.link(end),
		`type ${name}ConnectionEdge implements ${interfaces}`,
		edgeFields(node, words.linkEdge),
	);
}

const listFields = (name: string, node: string, { fields }: Wording) => ({
	[`edges: [${name}ConnectionEdge!]!`]: fields.edges,
	[`nodes: [${node}!]!`]: fields.nodes,
	[`pageInfo: ${name}ConnectionPageInfo!`]: fields.pageInfo,
});

const edgeFields = (type: string, { cursor, node }: Wording['edge']) => ({
	'cursor: String': cursor,
	[`node: ${type}!`]: node,
});

const infoFields = ({ fields }: Wording) => ({
	'endCursor: String': fields.endCursor,
	'hasNextPage: Boolean!': fields.hasNextPage,
	'hasPreviousPage: Boolean!': fields.hasPreviousPage,
	'startCursor: String': fields.startCursor,
});

/** @param fields each field with its type → its description */
function block(
	description: string,
	head: string,
	fields: Readonly<Record<string, string>>,
): string {
	const lines = Object.entries(fields).map(([field, text]) => `\t"${text}"\n\t${field}`);
	return `"${description}"\n${head} {\n${lines.join('\n')}\n}`;
}
