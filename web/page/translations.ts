import type { ApolloClient } from '@apollo/client';
import { pathInLanguage } from '@outrigger/rules/address/language-path';
import { mainQueryPath } from '@outrigger/rules/lists/main-query';
import { type DocumentNode, Kind, visit } from 'graphql';
import type { RestFetch } from '../wordpress/rest';
import type { SiteLanguage } from './languages';
import {
	ContentTranslationsDocument,
	type ContentTranslationsQuery,
	TermTranslationsDocument,
	type TermTranslationsQuery,
} from './languages.languages.generated';
import type { Subject } from './subject/subject';

/** The language of a page, and the addresses of its translations. */
export interface PageTranslations {
	/** Slug of the page's own language; null if WordPress's answer contains none. */
	own: string | null;
	/** Maps the slug of a language to the page's path in it; the page's own language is not included. */
	paths: ReadonlyMap<string, string>;
}

const NONE: PageTranslations = { own: null, paths: new Map() };

/** The query for each kind, and the type in the query that is replaced by the page's own type. */
const QUESTIONS = {
	content: { document: ContentTranslationsDocument, model: 'Post' },
	term: { document: TermTranslationsDocument, model: 'Category' },
} as const;

/** The sources of translations. */
interface TranslationSources {
	client: ApolloClient;
	/** Requests a path of core REST in the language of the page, each path once. */
	rest: RestFetch;
	/** Requests a path of core REST in a language, by its slug. */
	restIn: (slug: string) => RestFetch;
	/** The number of items on a page of a list. */
	postsPerPage: number;
	/** Public origin without a slash at the end. */
	siteUrl: string;
	/** Removes WordPress's own host from addresses. */
	localize: (text: string) => string;
}

/**
 * Finds the translations of a page. Content and terms have the translations that an editor made. The list of an author,
 * a date or a content type exists in each language with content for it.
 */
export async function findTranslations(
	sources: TranslationSources,
	subject: Subject,
	languages: readonly SiteLanguage[],
	language: SiteLanguage,
): Promise<PageTranslations> {
	const { translatable } = subject;
	if (translatable) {
		const { kind, typeName, databaseId } = translatable;
		const { document, model } = QUESTIONS[kind];
		const query = documentFor(document, model, typeName);
		const answer = await askTranslations(sources.client, query, databaseId);
		return readTranslations(answer?.contentNode ?? answer?.termNode, sources, languages);
	}
	return subject.kind === 'archive'
		? listsInLanguages(sources, subject, languages, language)
		: NONE;
}

/** Maps the slug of each language with a published translation to the number of the translated page. */
export async function pagesInLanguages(
	client: ApolloClient,
	id: number,
): Promise<Map<string, number>> {
	const query = documentFor(ContentTranslationsDocument, 'Post', 'Page');
	const node = (await askTranslations(client, query, id))?.contentNode;
	const { language, translations } = (node ?? {}) as TranslatedNode;
	const others = (translations ?? []).flatMap((one): [string, number][] => {
		const isPublished = (one?.status ?? 'publish') === 'publish';
		return one?.language?.slug && one.databaseId && isPublished
			? [[one.language.slug, one.databaseId]]
			: [];
	});
	return new Map(language?.slug ? [...others, [language.slug, id]] : others);
}

/** A type that Polylang does not translate has no such fields: WPGraphQL and the mock both refuse the query. */
async function askTranslations(
	client: ApolloClient,
	query: DocumentNode,
	id: number,
): Promise<Partial<ContentTranslationsQuery & TermTranslationsQuery> | undefined> {
	try {
		const { data } = await client.query<ContentTranslationsQuery | TermTranslationsQuery>({
			query,
			variables: { id: `${id}` },
		});
		return data ?? undefined;
	} catch (error) {
		const name = error instanceof Error ? error.name : '';
		if (name === 'GraphQLRefused' || name === 'CombinedGraphQLErrors') return undefined;
		throw error;
	}
}

const documents = new WeakMap<DocumentNode, Map<string, DocumentNode>>();

/** Replaces a type in the document by another type; each resulting document is made only once. */
function documentFor(document: DocumentNode, model: string, typeName: string): DocumentNode {
	const known = documents.get(document) ?? new Map<string, DocumentNode>();
	documents.set(document, known);
	const made =
		known.get(typeName) ??
		(visit(document, {
			NamedType: ({ name }) =>
				name.value === model
					? { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: typeName } }
					: undefined,
		}) as DocumentNode);
	known.set(typeName, made);
	return made;
}

interface TranslatedNode {
	language?: { slug: string | null } | null;
	translations?:
		| readonly ({
				databaseId?: number;
				link: string | null;
				status?: string | null;
				language: { slug: string | null } | null;
		  } | null)[]
		| null;
}

function readTranslations(
	node: TranslatedNode | object | null | undefined,
	{ siteUrl, localize }: TranslationSources,
	languages: readonly SiteLanguage[],
): PageTranslations {
	const { language, translations } = (node ?? {}) as TranslatedNode;
	const slugs = languages.map(({ slug }) => slug);
	const known = (slug: string | null | undefined) => (slug && slugs.includes(slug) ? slug : null);
	const paths = (translations ?? []).flatMap((one): [string, string][] => {
		const slug = known(one?.language?.slug);
		const path = one?.link ? ownPath(localize(one.link), siteUrl) : null;
		const isPublished = (one?.status ?? 'publish') === 'publish';
		return slug && path && isPublished ? [[slug, path]] : [];
	});
	return { own: known(language?.slug), paths: new Map(paths) };
}

/**
 * An address of the site as a path; null for an address of another host, and for an address with a query (a draft's).
 */
function ownPath(address: string, siteUrl: string): string | null {
	if (!URL.canParse(address, siteUrl)) return null;
	const { origin, pathname, search } = new URL(address, siteUrl);
	return origin === new URL(siteUrl).origin && search === '' ? pathname : null;
}

/**
 * A front page of posts exists in each language. Other lists have translations only in languages with content for them;
 * an empty list names no translations, because the other languages' lists do not name it either.
 */
async function listsInLanguages(
	{ rest, restIn, postsPerPage }: TranslationSources,
	{ mainQuery, uri, isFrontPage }: Subject,
	languages: readonly SiteLanguage[],
	language: SiteLanguage,
): Promise<PageTranslations> {
	if (!mainQuery || uri === null) return { ...NONE, own: language.slug };
	const path = pathInLanguage(uri, language.homePath);
	const isThere = async ({ slug, frontPage }: SiteLanguage): Promise<boolean> => {
		if (isFrontPage) return frontPage === null && language.frontPage === null;
		// The page itself uses this path to count its first page, so no additional request is sent.
		const { total } = await (slug === language.slug
			? rest(mainQueryPath(mainQuery, 1, postsPerPage))
			: restIn(slug)(mainQueryPath(mainQuery, 1, 1)));
		return total > 0;
	};
	const found = await Promise.all(
		languages.map(
			async (one): Promise<[string, string][]> =>
				(await isThere(one)) ? [[one.slug, `${one.homePath}${path.slice(1)}`]] : [],
		),
	);
	const paths = new Map(found.flat());
	return { own: language.slug, paths: paths.delete(language.slug) ? paths : new Map() };
}
