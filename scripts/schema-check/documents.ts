import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutUnmask } from '@outrigger/rules/wordpress/without-unmask';
import {
	type DefinitionNode,
	type DocumentNode,
	type FragmentDefinitionNode,
	Kind,
	type OperationDefinitionNode,
	parse,
	Source,
	visit,
} from 'graphql';

/**
 * The set of a document by the plugin that it needs. Core documents need only WPGraphQL; extension documents need the
 * companion plugin, shop documents WooGraphQL, and documents about languages the Polylang extension.
 */
export type DocumentSet = 'core' | 'extension' | 'shop' | 'languages';

/** An operation with all its fragments, from any file. */
export interface FrontEndDocument {
	/** `Page` */
	name: string;
	/** The path of its file: `web/page.graphql`. */
	file: string;
	/** The line at which it begins in the file, from 1. */
	line: number;
	set: DocumentSet;
	operation: OperationDefinitionNode;
	document: DocumentNode;
}

/** A file of documents, with its text. */
export interface DocumentFile {
	path: string;
	text: string;
}

/**
 * Reads every `*.graphql` below a folder, in the order of their paths.
 * @param root folder that `folder` lies in; the working folder if absent
 */
export function readDocumentFiles(folder: string, root = ''): DocumentFile[] {
	return (
		readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
			// A document that only the embedded WordPress can answer is not sent to other sites.
			.filter((path) => path.endsWith('.graphql') && !path.endsWith('.embedded.graphql'))
			.sort()
			.map((path) => ({
				path: join(folder, path),
				text: readFileSync(join(root, folder, path), 'utf8'),
			}))
	);
}

const NAMED_SETS = ['extension', 'shop', 'languages'] as const;

/**
 * Returns the set of a file by the ending of its name: `page.extension.graphql`, `cart.shop.graphql`; `core` for a name
 * without such an ending.
 */
export function documentSetOf(path: string): DocumentSet {
	return NAMED_SETS.find((set) => path.endsWith(`.${set}.graphql`)) ?? 'core';
}

const PLUGINS = {
	core: 'wpgraphql',
	extension: 'wpgraphql',
	shop: 'woographql',
	languages: 'polylang',
} as const satisfies Record<DocumentSet, string>;

/** The plugin that answers a document's fields, if it is not the companion plugin. */
export const pluginOf = ({ set }: Pick<FrontEndDocument, 'set'>) => PLUGINS[set];

/**
 * The operations of the files, each with its fragments.
 * @throws GraphQLError with file and line if a file has a syntax error
 */
export function collectDocuments(files: readonly DocumentFile[]): FrontEndDocument[] {
	const parsed = files.map(({ path, text }) => ({
		path,
		definitions: withoutUnmask(parse(new Source(text, path))).definitions,
	}));
	const fragments = new Map(
		parsed
			.flatMap(({ definitions }) => definitions)
			.filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
			.map((fragment) => [fragment.name.value, fragment]),
	);
	return parsed.flatMap(({ path, definitions }) =>
		definitions.filter(isOperation).map((operation) => ({
			name: operation.name?.value ?? '(without a name)',
			file: path,
			line: operation.loc?.startToken.line ?? 1,
			set: documentSetOf(path),
			operation,
			document: {
				kind: Kind.DOCUMENT,
				definitions: [operation, ...fragmentsOf(operation, fragments)],
			},
		})),
	);
}

const isOperation = (node: DefinitionNode): node is OperationDefinitionNode =>
	node.kind === Kind.OPERATION_DEFINITION;

/**
 * Collects all fragments that an operation uses, directly or through other fragments. If a fragment is defined in no
 * file, the validator reports it.
 */
function fragmentsOf(
	operation: OperationDefinitionNode,
	fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): FragmentDefinitionNode[] {
	const used = new Set<FragmentDefinitionNode>();
	const follow = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
		visit(node, {
			FragmentSpread({ name: { value } }) {
				const fragment = fragments.get(value);
				if (!fragment || used.has(fragment)) return;
				used.add(fragment);
				follow(fragment);
			},
		});
	};
	follow(operation);
	return [...used];
}
