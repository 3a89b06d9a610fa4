import { homePathOf, languageAt } from '@outrigger/rules/address/language-path';
import { type DocumentNode, type ExecutionResult, getOperationAST, Kind } from 'graphql';
import type { GraphQLExecutor, GraphQLOperation } from '../contract/renderer';
import { numberIn, textIn } from '../core-rest/item-values';
import type { RestReader } from '../core-rest/rest-reader';
import { findLanguages } from './content-styles';
import type { ListedLanguage } from './lists-in-language';
import { ContentLinkDocument, TermLinkDocument } from './polylang-rest.generated';

/** A language as Polylang describes it in public REST. */
export interface RestLanguage extends ListedLanguage {
	name: string;
	/** The locale, `de_DE`. */
	locale: string;
	homeUrl: string;
	isDefault: boolean;
	/** Database id of the front page in this language; 0 if that front page shows the posts. */
	pageOnFront: number;
	/** Database id of the page that lists the posts in this language; 0 for none. */
	pageForPosts: number;
}

/**
 * The languages that Polylang (3.7 and later) names in core REST, each with its own directory; an empty list on a site
 * without Polylang.
 */
export async function languagesInRest(reader: Pick<RestReader, 'list'>): Promise<RestLanguage[]> {
	const { items } = await reader.list('pll/v1/languages');
	return items.flatMap((item): RestLanguage[] => {
		const slug = textIn(item, 'slug');
		const homeUrl = textIn(item, 'home_url');
		const homePath = slug && homeUrl ? homePathOf(homeUrl, slug) : null;
		if (!homePath || item.active === false) return [];
		return [
			{
				slug,
				homePath,
				homeUrl,
				name: textIn(item, 'name'),
				locale: textIn(item, 'locale'),
				isDefault: item.is_default === true,
				pageOnFront: numberIn(item, 'page_on_front'),
				pageForPosts: numberIn(item, 'page_for_posts'),
			},
		];
	});
}

/** The parts of a site from which the translations of a page are read. */
interface PolylangSite {
	languages: readonly RestLanguage[];
	execute: GraphQLExecutor;
	reader: Pick<RestReader, 'page'>;
	/** Address of the site without a slash at the end. */
	siteUrl: string;
}

/**
 * Answers a document about languages on a site without Polylang's extension of WPGraphQL. WPGraphQL answers in the
 * language of the directory in the executor's address. The languages come from core REST, the translations of a page
 * from the `hreflang` in the head of WordPress's own page.
 */
export async function answerInDirectory(
	site: PolylangSite,
	operation: GraphQLOperation,
): Promise<ExecutionResult> {
	switch (getOperationAST(operation.query)?.name?.value) {
		case 'Languages':
		case 'HostLanguages':
			return { data: allLanguages(site.languages) };
		case 'ContentTranslations':
			return translationsOf(site, operation, 'contentNode');
		case 'TermTranslations':
			return translationsOf(site, operation, 'termNode');
		default: {
			const home = site.languages.find(({ slug }) => slug === operation.language)?.homePath;
			const result = await site.execute(operation);
			return home && home !== '/' ? withFrontAt(home, result) : result;
		}
	}
}

/**
 * Corrects the address of the front page: in the directory of a language WPGraphQL gives the root of the site instead.
 */
function withFrontAt(home: string, result: ExecutionResult): ExecutionResult {
	const place = (key: string, value: unknown) => (key === 'uri' && value === '/' ? home : value);
	return JSON.parse(JSON.stringify(result), place);
}

function allLanguages(languages: readonly RestLanguage[]) {
	const usual = languages.find(({ isDefault }) => isDefault);
	return {
		languages: languages.map(({ slug, name, locale, homeUrl }) => ({
			...{ __typename: 'Language', slug, name, locale, homeUrl },
		})),
		defaultLanguage: usual ? { __typename: 'Language', slug: usual.slug } : null,
		readingSettings: {
			__typename: 'ReadingSettings',
			pageOnFront: usual?.pageOnFront ?? 0,
			pageForPosts: usual?.pageForPosts ?? 0,
		},
	};
}

async function translationsOf(
	site: PolylangSite,
	operation: GraphQLOperation,
	field: 'contentNode' | 'termNode',
): Promise<ExecutionResult> {
	const id = `${operation.variables?.id ?? ''}`;
	const { languages } = site;
	const isAmong = (pages: readonly number[]) =>
		field === 'contentNode' && Number(id) > 0 && pages.includes(Number(id));
	const found = isAmong(languages.map(({ pageOnFront }) => pageOnFront))
		? frontsOf(languages)
		: await alternatesOf(site, operation, field);
	if (isAmong(languages.map(({ pageForPosts }) => pageForPosts))) numberLists(found, languages);
	const own = found.find((one) => one.databaseId === Number(id) || one.isOwn)?.slug;
	const node = {
		...{ __typename: typeIn(operation.query), id: `languages-of-${field}-${id}` },
		language: own ? { __typename: 'Language', slug: own } : null,
		translations: found
			.filter(({ slug }) => slug !== own)
			.map(({ slug, link, databaseId }) => ({
				...{ __typename: typeIn(operation.query), id: `${link}`, databaseId, link },
				...{ status: 'publish', language: { __typename: 'Language', slug } },
			})),
	};
	return { data: { [field]: node } };
}

interface Translation {
	slug: string;
	link: string;
	/** The database id; 0 if only the address is known. */
	databaseId: number;
	isOwn?: boolean;
}

function frontsOf(languages: readonly RestLanguage[]): Translation[] {
	return languages
		.filter(({ pageOnFront }) => pageOnFront > 0)
		.map(({ slug, homeUrl, pageOnFront }) => ({
			...{ slug, link: homeUrl, databaseId: pageOnFront },
		}));
}

/** Adds the database ids of the pages that list posts, which the head of a page does not name. */
function numberLists(found: Translation[], languages: readonly RestLanguage[]): void {
	for (const { slug, pageForPosts } of languages) {
		const known = found.find((one) => one.slug === slug);
		if (known) known.databaseId = pageForPosts;
		else if (pageForPosts > 0) found.push({ slug, link: '', databaseId: pageForPosts });
	}
}

/** The page in each language, including its own, as the head of WordPress's own page names them. */
async function alternatesOf(
	{ execute, reader, languages, siteUrl }: PolylangSite,
	{ variables, language }: GraphQLOperation,
	field: 'contentNode' | 'termNode',
): Promise<Translation[]> {
	const place = { variables: { id: variables?.id }, ...(language && { language }) };
	const { data } =
		field === 'contentNode'
			? await execute({ query: ContentLinkDocument, ...place })
			: await execute({ query: TermLinkDocument, ...place });
	const link = (data?.[field] as { link?: string | null } | null | undefined)?.link;
	if (!link || !URL.canParse(link)) return [];
	const { pathname } = new URL(link);
	const slugAt = (path: string) => languageAt(languages, path)?.slug;
	const own = slugAt(pathname);
	const { alternates = [] } = findLanguages(
		(await reader.page(pathname)) ?? '',
		(text) => text,
		siteUrl,
	);
	const others = alternates.flatMap(({ language: tag, url }): Translation[] => {
		const slug = tag === 'x-default' ? undefined : slugAt(new URL(url).pathname);
		return slug && slug !== own ? [{ slug, link: url, databaseId: 0 }] : [];
	});
	return own ? [{ slug: own, link, databaseId: 0, isOwn: true }, ...others] : others;
}

const TYPE = /^[A-Z]\w*$/;

/** The type in a document about translations: `... on Page`. */
function typeIn(document: DocumentNode): string {
	const fields = getOperationAST(document)?.selectionSet.selections ?? [];
	const parts = fields.flatMap((field) =>
		field.kind === Kind.FIELD ? (field.selectionSet?.selections ?? []) : [],
	);
	const names = parts.map((part) =>
		part.kind === Kind.INLINE_FRAGMENT ? (part.typeCondition?.name.value ?? '') : '',
	);
	return names.find((name) => TYPE.test(name)) ?? '';
}
