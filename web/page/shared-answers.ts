import type { ApolloClient } from '@apollo/client';
import { createTexts } from '@outrigger/rules/texts/load-texts';
import { REST_NAMES_PATHS } from '@outrigger/rules/wordpress/rest-names';
import type { ExecutionResult } from 'graphql';
import type { RestAnswer } from '../wordpress/rest';
import { createServerClient } from '../wordpress/server-client';
import { createKeptAnswers } from './kept-answers';
import { createKnownArchives, type KnownArchives } from './known-archives';
import { loadLanguages, type SiteLanguage } from './languages';
import type { GraphQLExecutor, GraphQLOperation, SiteOptions } from './renderer';
import { loadShell, type Shell } from './shell';

/**
 * The longest time for which the host keeps answers without a notice of a change, in milliseconds. On a real site,
 * editors wait at most this long for their change.
 */
export const SHARED_MS = 60_000;
/**
 * The largest number of kept answers about menus, templates and popups: a large site has about ten menus and a hundred
 * templates and popups.
 */
const MAX_SHARED = 200;
/** Queries with answers that are the same on all pages of all visitors. */
const IS_SHARED = /^(?:NavMenu_|(?:Templates|Popups)$)/;
/**
 * The largest number of languages whose shell is kept; the shell of a further language is requested again each time.
 */
const MAX_LANGUAGES = 100;

/** The answers of one WordPress that every page and every visitor shares, kept for a minute. */
export interface SharedAnswers {
	/** Makes a client without a login and without the answers to other queries. */
	anonymousClient(language?: SiteLanguage | null): ApolloClient;
	/** The languages of the site; an empty list if the site has only one. */
	languages(): Promise<SiteLanguage[]>;
	/** What is around every page in a language. */
	shell(language: SiteLanguage | null): Promise<Shell>;
	/** Core REST, with the names of types and taxonomies from the kept answers. */
	rest(path: string): Promise<RestAnswer>;
	/** GraphQL, with menus, templates and popups from the kept answers. */
	execute: GraphQLExecutor;
	/** The addresses of lists that the host knows in a language. */
	archives(language: SiteLanguage | null): KnownArchives;
	/** Drops all that is kept, because WordPress has changed. */
	forget(): void;
}

/** Makes the shared answers of one WordPress. */
export function createSharedAnswers(options: SiteOptions): SharedAnswers {
	const shells = createKeptAnswers<Shell>({ freshMs: SHARED_MS, max: MAX_LANGUAGES });
	const languages = createKeptAnswers<SiteLanguage[]>({ freshMs: SHARED_MS, max: 1 });
	const names = createKeptAnswers<RestAnswer>({
		freshMs: SHARED_MS,
		max: REST_NAMES_PATHS.length,
		isGood: ({ status }) => status < 400,
	});
	const shared = createKeptAnswers<ExecutionResult>({
		freshMs: SHARED_MS,
		max: MAX_SHARED,
		isGood: ({ errors }) => !errors,
	});

	const archives = new Map<string, KnownArchives>();
	const archivesIn = (language: SiteLanguage | null): KnownArchives => {
		const slug = language?.slug ?? '';
		const known = archives.get(slug) ?? createKnownArchives();
		archives.set(slug, known);
		return known;
	};
	/**
	 * Makes a client without a login, even for a logged-in visitor's page, and without the answers to other queries.
	 */
	const anonymousClient = (language?: SiteLanguage | null) =>
		createServerClient({
			execute: ({ document, ...operation }) =>
				options.execute({ query: document, ...operation, ...languageOf(language) }),
		});

	const texts = createTexts(options.texts?.overrides);

	/** The languages of the site; an empty list if the site has only one. */
	function languagesOf(): Promise<SiteLanguage[]> {
		if (!options.capabilities.languages) return Promise.resolve([]);
		return languages.get('', () => loadLanguages(anonymousClient()));
	}

	/** The languages of the site with the places of their pages; the operator's setting applies to all languages. */
	function languagePlaces(all: readonly SiteLanguage[], { site }: Shell) {
		if (all.length === 0) return [{ homePath: '/', language: site.language }];
		return all.map(({ homePath, slug, tag }) => ({
			homePath,
			slug,
			language: options.texts?.language ?? tag,
		}));
	}

	/**
	 * Returns the shell that all pages in a language share. A visitor with more rights gets another shell, which is not
	 * kept.
	 */
	function shellOf(language: SiteLanguage | null): Promise<Shell> {
		return shells.get(language?.slug ?? '', () =>
			loadShell(anonymousClient(language), {
				siteUrl: options.siteUrl,
				elementor: options.capabilities.elementor,
				atomic: options.capabilities.atomic,
				rest: options.rest,
				texts,
				language: options.texts?.language,
				inLanguage: language ?? undefined,
			}).then(async (shell) => {
				await options.onLanguages?.(languagePlaces(await languagesOf(), shell));
				return shell;
			}),
		);
	}

	/** Fetches REST's names once for all pages, like the shell; a refusal is not kept. */
	function restWithNames(path: string): Promise<RestAnswer> {
		if (!REST_NAMES_PATHS.includes(path)) return options.rest(path);
		return names.get(path, () => options.rest(path));
	}

	const executeShared: GraphQLExecutor = (operation) => {
		if (!IS_SHARED.test(operation.operationName ?? '')) return options.execute(operation);
		const { language = '' } = operation;
		const key = `${operation.operationName} ${language} ${JSON.stringify(operation.variables)}`;
		return shared.get(key, () => options.execute({ ...operation, blockPages: '' }));
	};

	return {
		anonymousClient,
		languages: languagesOf,
		shell: shellOf,
		rest: restWithNames,
		execute: executeShared,
		archives: archivesIn,
		forget() {
			shells.clear();
			languages.clear();
			names.clear();
			shared.clear();
		},
	};
}

/** The language with which an operation is sent; empty if the site has only one language. */
export function languageOf(
	language: SiteLanguage | null | undefined,
): Pick<GraphQLOperation, 'language'> {
	return language ? { language: language.slug } : {};
}
