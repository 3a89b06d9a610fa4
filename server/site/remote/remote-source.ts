import { NO_CAPABILITIES } from '@outrigger/rules/wordpress/capabilities';
import { RestRefused } from '@outrigger/rules/wordpress/rest-refusal';
import type { BackendSource } from '../backend/backend';
import type { GraphQLExecutor, GraphQLOperation, RestAnswer } from '../contract/renderer';
import { restAnswer } from '../contract/rest-answer';
import { isUnavailable, WordPressUnavailable } from '../contract/unavailable';
import type { Commenter } from '../core-rest/create-comment';
import { probeRest } from '../core-rest/probe-rest';
import { createRestExecutor, type RestExecutor } from '../core-rest/rest-executor';
import { createRestReader, type RestReader, recordsBy } from '../core-rest/rest-reader';
import { withLanguageArgument } from './language-argument';
import { createListsInLanguage, type ListedLanguage } from './lists-in-language';
import { missingGraphQL } from './missing-graphql';
import { withoutPolylangTerm } from './polylang-nodes';
import { answerInDirectory, type RestLanguage } from './polylang-rest';
import {
	hasPlainAddress,
	languagesWithDirectories,
	PLAIN_PERMALINKS,
	type Probed,
	probe,
	withLanguages,
} from './probe';
import { createRemoteExecutor, NoGraphQL } from './remote-executor';
import { basicAuthorization, type RemoteAddress, readRemote } from './remote-fetch';

/** The part of a real WordPress that answers the documents of the front end. */
export interface RemoteSource {
	/** Runs an operation for every visitor. Rejects with `WordPressUnavailable`. */
	execute: GraphQLExecutor;
	/** Returns a function that runs a visitor's operation; null if WPGraphQL can run it directly. */
	executeFor():
		| ((operation: GraphQLOperation, commenter: Commenter) => ReturnType<GraphQLExecutor>)
		| null;
	/** Runs operations with the rights of the operator's editor. */
	executeAsEditor: GraphQLExecutor;
	/** The reader of core REST at the address where the site has it; null while WPGraphQL answers. */
	reader(): RestReader | null;
	/** Examines the site. Rejects if it does not answer. */
	probe(): Promise<Probed>;
	/** Returns the source that the last examination found; null before the first examination. */
	found(): BackendSource | null;
	/** Reads a path of core REST without its leading `/wp-json/`; lists are in the language of `lang`. */
	rest: (path: string) => Promise<RestAnswer>;
}

/** A path of core REST that lists items. */
const LIST = /^wp\/v2\/[\w-]+\?/;

/**
 * Sends operations to WPGraphQL, and to core REST on a site without it.
 * @param onChange runs when the source changes from one of the two to the other
 */
export function createRemoteSource(wordpress: RemoteAddress, onChange: () => void): RemoteSource {
	const { siteUrl, graphqlUrl, credentials } = wordpress;
	const authorization = credentials && basicAuthorization(credentials);
	const graphql = createRemoteExecutor(graphqlUrl, null, directoryOf);
	const graphqlAsEditor = createRemoteExecutor(graphqlUrl, authorization, directoryOf);
	const readerAs = (headers: Record<string, string>) =>
		createRestReader((path, init = {}) =>
			readRemote(siteUrl + path, {
				...init,
				headers: { ...(init.headers as Record<string, string>), ...headers },
			}),
		);
	const reader = readerAs({});
	const rest = executorOf(reader);
	const restAsEditor = executorOf(
		readerAs(authorization ? { authorization } : {}),
		authorization !== null,
	);
	let found: BackendSource | null = null;
	let namesPages = false;
	let looking: Promise<Probed> | null = null;
	let mixed: readonly ListedLanguage[] = [];
	let named: readonly RestLanguage[] = [];

	/**
	 * The directory of a language: WPGraphQL answers at each address of the site, in the language of the directory in
	 * it.
	 */
	function directoryOf(language: string): string | null {
		const home = named.find(({ slug }) => slug === language)?.homePath;
		return home ? `${new URL(home, siteUrl).href}?graphql=true` : null;
	}

	/** Answers documents from core REST, each in its language. */
	function executorOf(own: RestReader, isEditor = false): RestExecutor {
		const lists = createListsInLanguage(own.read, () => mixed);
		return createRestExecutor(own, isEditor, (language) => ({
			...own,
			...recordsBy((path) => lists(LIST.test(path) ? `${path}&lang=${language}` : path)),
			page: (path) => own.page(path === '/' ? homeOf(language) : path),
		}));
	}

	function homeOf(language: string): string {
		return named.find(({ slug }) => slug === language)?.homePath ?? '/';
	}

	function find(source: BackendSource): void {
		const isAnother = found !== null && found.name !== source.name;
		found = source;
		if (isAnother) onChange();
	}

	function takeLanguages(probed: Probed): void {
		mixed = probed.mixed ?? [];
		named = probed.named ?? [];
	}

	async function look(): Promise<Probed> {
		try {
			const probed = await probe(graphql, reader);
			takeLanguages(probed);
			find({ name: 'WPGraphQL', lacks: [] });
			return probed;
		} catch (error) {
			if (!(error instanceof NoGraphQL)) throw error;
			return lookAtRest(error);
		}
	}

	async function lookAtRest(noGraphQL: NoGraphQL): Promise<Probed> {
		const missing = await missingGraphQL(wordpress);
		try {
			const [looked, languages] = await Promise.all([
				probeRest(reader),
				languagesWithDirectories(reader),
			]);
			namesPages = looked.namesPages;
			const advice = hasPlainAddress(looked.newest) ? [PLAIN_PERMALINKS] : [];
			const probed = await withLanguages(
				{ capabilities: NO_CAPABILITIES, address: looked.address, advice },
				{ extended: [], named: languages },
				reader,
			);
			takeLanguages(probed);
			find({ name: 'core REST', lacks: looked.lacks });
			return probed;
		} catch (error) {
			if (!isUnavailable(error)) throw error;
			const closed =
				error instanceof RestRefused ? [`Core REST is closed to visitors (${error.message})`] : [];
			noGraphQL.advice = missing.length > 0 ? [...missing, ...closed] : [];
			throw noGraphQL;
		}
	}

	/** The first examination of the site. It is made once, even if several callers wait for it. */
	function known(): Promise<unknown> {
		looking ??= look().finally(() => {
			looking = null;
		});
		return looking;
	}

	/** Adds the language as an argument: Polylang's extension filters a list only by an argument. */
	function inLanguage(operation: GraphQLOperation): GraphQLOperation {
		const { query, language } = operation;
		if (!language || mixed.length === 0) return operation;
		return { ...operation, query: withLanguageArgument(query, language) };
	}

	const choose =
		(ofGraphQL: GraphQLExecutor, ofRest: typeof rest): GraphQLExecutor =>
		async (operation) => {
			if (found === null) await known();
			const isRest = found?.name === 'core REST';
			const ask = isRest ? (one: GraphQLOperation) => ofRest(one, { namesPages }) : ofGraphQL;
			if (named.length > 0) {
				const site = { languages: named, execute: ask, reader, siteUrl };
				return answerInDirectory(site, operation);
			}
			if (isRest) return ask(operation);
			const execute = mixed.length > 0 ? withoutPolylangTerm(ask) : ask;
			return execute(inLanguage(operation));
		};

	/** Reads core REST, whether or not WPGraphQL answers. */
	async function readRest(path: string): Promise<RestAnswer> {
		if (found?.name === 'core REST') return reader.read(path);
		const address = `${siteUrl}/wp-json/${path}`;
		const { status, headers, text } = await readRemote(address, {
			headers: { accept: 'application/json' },
		});
		const answer = await restAnswer(new Response(text, { status: 200, headers: plain(headers) }));
		if (status >= 500 || answer.body === null) {
			throw new WordPressUnavailable(`${address} answered ${status} with no JSON.`);
		}
		return { ...answer, status };
	}

	return {
		execute: choose(graphql, rest),
		executeAsEditor: choose(graphqlAsEditor, restAsEditor),
		executeFor: () =>
			found?.name === 'core REST'
				? (operation, commenter) => rest(operation, { namesPages, commenter })
				: null,
		reader: () => (found?.name === 'core REST' ? reader : null),
		probe: look,
		found: () => found,
		rest: createListsInLanguage(readRest, () => mixed),
	};
}

/** Headers with the totals of a list, without the encoding, which `fetch` has already undone. */
function plain(headers: Headers): Record<string, string> {
	const kept: Record<string, string> = {};
	for (const name of ['x-wp-total', 'x-wp-totalpages']) {
		const value = headers.get(name);
		if (value !== null) kept[name] = value;
	}
	return kept;
}
