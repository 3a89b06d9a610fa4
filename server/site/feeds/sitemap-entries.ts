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

/** A hundred entries and where the next hundred begins; `null` at the end. */
interface Portion {
	entries: SitemapEntry[];
	next: string | null;
}

/** As many addresses as WordPress puts into one part. */
const PART_LENGTH = 2_000;
/**
 * Addresses of content, of terms and of authors, each: five thousand questions to WordPress. Half
 * a million addresses take 83 MB while they are read (measured with paths of 40 characters).
 */
const MOST_OF_A_KIND = 500_000;

interface Connection<Node> {
	nodes: readonly Node[];
	pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

function portion<Node extends { uri: string | null }>(
	connection: Connection<Node> | null | undefined,
	entryOf: (node: Node & { uri: string }) => SitemapEntry | null,
): Portion {
	const entries = (connection?.nodes ?? [])
		.filter((node): node is Node & { uri: string } => /^\/(?!\/)/.test(node.uri ?? ''))
		.map((node) => entryOf({ ...node, uri: addressPath(node.uri) }))
		.filter((entry) => entry !== null);
	const { endCursor, hasNextPage } = connection?.pageInfo ?? {
		endCursor: null,
		hasNextPage: false,
	};
	return { entries, next: hasNextPage ? endCursor : null };
}

/** Content, terms and authors, a hundred at a time each. */
function sources(backend: WordPress): ((after: string | null) => Promise<Portion>)[] {
	const { execute } = backend;
	return [
		async (after) => {
			const { contentNodes } = await ask(execute, SitemapContentDocument, { after });
			const ids = contentNodes?.nodes.map(({ databaseId }) => databaseId) ?? [];
			const hidden = await hiddenNodes(backend, ids);
			return portion(contentNodes, (node) =>
				('hasPassword' in node && node.hasPassword) || hidden.has(node.databaseId)
					? null
					: { uri: node.uri, modified: node.modifiedGmt },
			);
		},
		async (after) => {
			const { terms } = await ask(execute, SitemapTermsDocument, { after });
			return portion(terms, ({ uri, count }) => (count ? { uri, modified: null } : null));
		},
		async (after) => {
			const { users } = await ask(execute, SitemapAuthorsDocument, { after });
			return portion(users, ({ uri }) => ({ uri, modified: null }));
		},
	];
}

/**
 * Reads the addresses of a site, one question to WordPress at a time.
 *
 * @returns the parts of the sitemap; on a site in several languages each is in one of them
 * @throws WordPressUnavailable
 */
export async function readSitemapParts(backend: WordPress): Promise<SitemapEntry[][]> {
	const languages = await siteLanguages(backend);
	// Some sites list the content of a language in that language alone.
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

/** @param slugs of the languages in which the lists are read beside the usual one */
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
	// An author's list stands once for all languages.
	const inLanguages = views.flatMap((view) => sources(view).slice(0, 2));
	for (const source of [...sources(backend), ...inLanguages]) {
		const seen = new Set<string>();
		let after: string | null = null;
		let count = 0;
		do {
			const { entries, next }: Portion = await source(after);
			for (const entry of entries) found.set(entry.uri, entry);
			count += entries.length;
			// A cursor that WordPress does not understand gives the first hundred again, for ever.
			after = next !== null && !seen.has(next) ? next : null;
			if (after !== null) seen.add(after);
		} while (after !== null && count < MOST_OF_A_KIND);
	}
	return [...found.values()];
}
