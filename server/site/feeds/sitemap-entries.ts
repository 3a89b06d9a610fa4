import { languageAt } from '@outrigger/rules/address/language-path';
import { addressPath } from '@outrigger/rules/address/uri-path';
import { ask } from '../backend/ask';
import type { Backend } from '../backend/backend';
import { hiddenNodes } from '../backend/hidden-nodes';
import { siteLanguages } from '../backend/languages';
import type { SitemapEntry } from '../contract/sitemap-entry';
import {
	SitemapAuthorsDocument,
	SitemapContentDocument,
	SitemapTermsDocument,
} from './sitemap.generated';

/** The part of a WordPress that a sitemap is read from. */
export type WordPress = Pick<Backend, 'execute' | 'capabilities' | 'ownSitemap'>;

/** A hundred entries of a list, and the cursor of the next hundred; `null` at the end. */
interface Portion {
	/** The addresses in this portion. A promise, because the request that finds hidden content may still be running. */
	entries: Promise<SitemapEntry[]>;
	count: number;
	next: string | null;
}

/** The number of addresses in one part of the sitemap, the same as in WordPress. */
const PART_LENGTH = 2_000;
/**
 * The most addresses of each kind: content, terms and authors. They take five thousand requests to WordPress. Half a
 * million addresses take 83 MB while they are read (measured with paths of 40 characters).
 */
const MOST_OF_A_KIND = 500_000;
/**
 * The number of lists that are read at the same time. Each hundred contains the cursor of the next hundred, so one list
 * has one query at a time. With the queries for hidden content WordPress gets four queries at a time, most often in two
 * requests.
 */
const LISTS_AT_ONCE = 2;

interface Connection<Node> {
	nodes: readonly Node[];
	pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

function portion<Node extends { uri: string | null }>(
	connection: Connection<Node> | null | undefined,
	entriesOf: (nodes: (Node & { uri: string })[]) => Promise<SitemapEntry[]> | SitemapEntry[],
): Portion {
	const nodes = (connection?.nodes ?? [])
		.filter((node): node is Node & { uri: string } => /^\/(?!\/)/.test(node.uri ?? ''))
		.map((node) => ({ ...node, uri: addressPath(node.uri) }));
	const { endCursor, hasNextPage } = connection?.pageInfo ?? {
		endCursor: null,
		hasNextPage: false,
	};
	return {
		entries: Promise.resolve(entriesOf(nodes)),
		count: nodes.length,
		next: hasNextPage ? endCursor : null,
	};
}

/** Reads the hundred entries of a list after a cursor. */
type Source = (after: string | null) => Promise<Portion>;

/** The lists of content, of terms and of authors, each of which is read a hundred at a time. */
function sources(backend: WordPress): Source[] {
	const { execute } = backend;
	return [
		async (after) => {
			const { contentNodes } = await ask(execute, SitemapContentDocument, { after });
			return portion(contentNodes, async (nodes) => {
				const hidden = await hiddenNodes(
					backend,
					nodes.map(({ databaseId }) => databaseId),
				);
				return nodes
					.filter((node) => !('hasPassword' in node && node.hasPassword))
					.filter(({ databaseId }) => !hidden.has(databaseId))
					.map(({ uri, modifiedGmt }) => ({ uri, modified: modifiedGmt }));
			});
		},
		async (after) => {
			const { terms } = await ask(execute, SitemapTermsDocument, { after });
			return portion(terms, (nodes) =>
				nodes.filter(({ count }) => count).map(({ uri }) => ({ uri, modified: null })),
			);
		},
		async (after) => {
			const { users } = await ask(execute, SitemapAuthorsDocument, { after });
			return portion(users, (nodes) => nodes.map(({ uri }) => ({ uri, modified: null })));
		},
	];
}

/**
 * Reads the addresses of a site.
 *
 * @returns the parts of the sitemap; on a site with several languages each part has one language
 * @throws WordPressUnavailable
 */
export async function readSitemapParts(backend: WordPress): Promise<SitemapEntry[][]> {
	const languages = await siteLanguages(backend);
	// Some sites list the content of a language only in the list of that language.
	const slugs = languages.filter(({ homePath }) => homePath !== '/').map(({ slug }) => slug);
	const entries = await readAll(backend, slugs);
	const groups = new Map<string, SitemapEntry[]>();
	for (const entry of entries) {
		const home = languageAt(languages, entry.uri)?.homePath ?? '/';
		const group = groups.get(home) ?? [];
		groups.set(home, group);
		group.push(entry);
	}
	return [...groups.values()].flatMap((group) =>
		Array.from({ length: Math.ceil(group.length / PART_LENGTH) }, (_, part) =>
			group.slice(part * PART_LENGTH, (part + 1) * PART_LENGTH),
		),
	);
}

/** @param slugs of the languages in which the lists are read in addition to the default language */
async function readAll(backend: WordPress, slugs: readonly string[]): Promise<SitemapEntry[]> {
	const found = new Map<string, SitemapEntry>([['/', { uri: '/', modified: null }]]);
	const own = await backend.ownSitemap?.();
	if (own) {
		for (const entry of own) found.set(entry.uri, entry);
		return [...found.values()];
	}
	const views = slugs.map(
		(language): WordPress => ({
			...backend,
			execute: (operation) => backend.execute({ ...operation, language }),
		}),
	);
	// The list of authors is the same in all languages, so it is read once.
	const inLanguages = views.flatMap((view) => sources(view).slice(0, 2));
	for (const entry of await readLists([...sources(backend), ...inLanguages])) {
		found.set(entry.uri, entry);
	}
	return [...found.values()];
}

/** Reads lists to their ends, some at the same time; the result is in the order of the lists. */
async function readLists(lists: readonly Source[]): Promise<SitemapEntry[]> {
	const left = lists.entries();
	const read: SitemapEntry[][] = [];
	let hasFailed = false;
	const lane = async () => {
		for (const [at, source] of left) read[at] = await readList(source, () => hasFailed);
	};
	try {
		await Promise.all(Array.from({ length: LISTS_AT_ONCE }, lane));
	} catch (error) {
		hasFailed = true;
		throw error;
	}
	return read.flat();
}

/**
 * Reads a list to its end. The request for the next hundred does not wait for the hidden content of this hundred.
 * @param isOver returns true when nobody wants the entries any more
 */
async function readList(source: Source, isOver: () => boolean): Promise<SitemapEntry[]> {
	const entries: SitemapEntry[] = [];
	const seen = new Set<string>();
	let after: string | null = null;
	let count = 0;
	let earlier: Promise<SitemapEntry[]> = Promise.resolve([]);
	do {
		const reading: Promise<Portion> = source(after);
		const [known, hundred] = await Promise.all([earlier, reading]);
		entries.push(...known);
		count += hundred.count;
		earlier = hundred.entries;
		// WordPress answers a cursor that it does not understand with the first hundred, so the loop would never end.
		const { next } = hundred;
		after = next !== null && !seen.has(next) ? next : null;
		if (after !== null) seen.add(after);
	} while (after !== null && count < MOST_OF_A_KIND && !isOver());
	entries.push(...(await earlier));
	return entries;
}
