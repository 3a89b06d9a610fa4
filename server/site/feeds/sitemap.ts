import { languageAt } from '@outrigger/rules/address/language-path';
import { escapeXml } from '@outrigger/rules/text/escape-markup';
import { ask } from '../backend/ask';
import type { Backend } from '../backend/backend';
import { hiddenNodes } from '../backend/hidden-nodes';
import { siteLanguages } from '../backend/languages';
import {
	SitemapAuthorsDocument,
	SitemapContentDocument,
	SitemapTermsDocument,
} from './sitemap.generated';

type WordPress = Pick<Backend, 'execute' | 'capabilities'>;

/** One address of the sitemap. */
interface SitemapEntry {
	/** Own path. */
	uri: string;
	/** UTC without zone: `2026-05-30T18:00:00`; `null` where it is unknown. */
	modified: string | null;
}

/** A hundred entries and where the next hundred begins; `null` at the end. */
interface Portion {
	entries: SitemapEntry[];
	next: string | null;
}

/** As many addresses as WordPress puts into one part. */
export const SITEMAP_PART_LENGTH = 2_000;
/** Five hundred questions to WordPress, at most once in `FRESH_MS`. */
const MAX_ENTRIES = 50_000;
const FRESH_MS = 10 * 60 * 1000;

/** The site's addresses for search engines. */
export interface Sitemap {
	/** `/sitemap.xml`: the list of the parts. */
	index(): Promise<string>;
	/** `/sitemap-N.xml`, N from 1; `null` for a part that does not exist. */
	part(number: number): Promise<string | null>;
	/** Everything is asked again, because WordPress has changed. */
	forget(): void;
}

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
		.map(entryOf)
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

/** The addresses in parts; on a site in several languages each part is in one of them. */
async function readParts(backend: WordPress): Promise<SitemapEntry[][]> {
	const languages = await siteLanguages(backend);
	const entries = await readAll(backend);
	const groups = new Map<string, SitemapEntry[]>();
	for (const entry of entries) {
		const home = languageAt(languages, entry.uri)?.homePath ?? '/';
		const group = groups.get(home) ?? [];
		groups.set(home, group);
		group.push(entry);
	}
	return [...groups.values()].flatMap((group) =>
		Array.from({ length: Math.ceil(group.length / SITEMAP_PART_LENGTH) }, (_, part) =>
			group.slice(part * SITEMAP_PART_LENGTH, (part + 1) * SITEMAP_PART_LENGTH),
		),
	);
}

async function readAll(backend: WordPress): Promise<SitemapEntry[]> {
	const found = new Map<string, SitemapEntry>([['/', { uri: '/', modified: null }]]);
	for (const source of sources(backend)) {
		const seen = new Set<string>();
		let after: string | null = null;
		do {
			const { entries, next }: Portion = await source(after);
			for (const entry of entries) found.set(entry.uri, entry);
			// A cursor that WordPress does not understand gives the first hundred again, for ever.
			after = next !== null && !seen.has(next) ? next : null;
			if (after !== null) seen.add(after);
		} while (after !== null && found.size < MAX_ENTRIES);
	}
	return [...found.values()].slice(0, MAX_ENTRIES);
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function urlXml({ uri, modified }: SitemapEntry, siteUrl: string): string {
	const date = modified ? `<lastmod>${escapeXml(modified)}Z</lastmod>` : '';
	return `<url><loc>${escapeXml(siteUrl + uri)}</loc>${date}</url>`;
}

/**
 * The sitemap also leaves out content that the site hides from search engines, if WordPress
 * reports it (the extension does).
 * @param siteUrl public origin without a slash at the end
 * @param now milliseconds since the epoch
 */
export function createSitemap(backend: WordPress, siteUrl: string, now: () => number): Sitemap {
	let known: { parts: Promise<SitemapEntry[][]>; until: number } | null = null;
	const parts = () => {
		if (known && known.until > now()) return known.parts;
		const asked = readParts(backend);
		known = { parts: asked, until: now() + FRESH_MS };
		asked.catch(() => {
			known = null;
		});
		return asked;
	};
	return {
		async index() {
			const list = Array.from(
				await parts(),
				(_, part) => `<sitemap><loc>${escapeXml(siteUrl)}/sitemap-${part + 1}.xml</loc></sitemap>`,
			);
			return `${XML}\n<sitemapindex xmlns="${NAMESPACE}">${list.join('\n')}</sitemapindex>\n`;
		},
		async part(number) {
			const part = (await parts())[number - 1];
			if (!part) return null;
			const list = part.map((entry) => urlXml(entry, siteUrl));
			return `${XML}\n<urlset xmlns="${NAMESPACE}">${list.join('\n')}</urlset>\n`;
		},
		forget() {
			known = null;
		},
	};
}
