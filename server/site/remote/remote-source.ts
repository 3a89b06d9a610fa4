import { NO_CAPABILITIES } from '@outrigger/rules/wordpress/capabilities';
import { RestRefused } from '@outrigger/rules/wordpress/rest-refusal';
import type { BackendSource } from '../backend/backend';
import type { GraphQLExecutor, GraphQLOperation } from '../contract/renderer';
import { isUnavailable } from '../contract/unavailable';
import type { Commenter } from '../core-rest/create-comment';
import { probeRest } from '../core-rest/probe-rest';
import { createRestExecutor } from '../core-rest/rest-executor';
import { createRestReader, type RestReader } from '../core-rest/rest-reader';
import { missingGraphQL } from './missing-graphql';
import { hasPlainAddress, PLAIN_PERMALINKS, type Probed, probe } from './probe';
import { createRemoteExecutor, NoGraphQL } from './remote-executor';
import { basicAuthorization, type RemoteAddress, readRemote } from './remote-fetch';

/** The part of a real WordPress that answers the documents of the front end. */
export interface RemoteSource {
	/** Runs an operation for every visitor. Rejects with `WordPressUnavailable`. */
	execute: GraphQLExecutor;
	/** Runs an operation that one visitor has sent; null where WPGraphQL takes it by itself. */
	executeFor():
		| ((operation: GraphQLOperation, commenter: Commenter) => ReturnType<GraphQLExecutor>)
		| null;
	/** Speaks for the operator's editor. */
	executeAsEditor: GraphQLExecutor;
	/** Core REST at the address that it has; null while WPGraphQL answers. */
	reader(): RestReader | null;
	/** Looks at the site. Rejects where it does not answer. */
	probe(): Promise<Probed>;
	/** Returns the part that the last look found; null before the first. */
	found(): BackendSource | null;
}

/**
 * Asks WPGraphQL, and core REST on a site without it.
 * @param onChange runs when another part answers than before
 */
export function createRemoteSource(wordpress: RemoteAddress, onChange: () => void): RemoteSource {
	const { siteUrl, graphqlUrl, credentials } = wordpress;
	const authorization = credentials && basicAuthorization(credentials);
	const graphql = createRemoteExecutor(graphqlUrl);
	const graphqlAsEditor = createRemoteExecutor(graphqlUrl, authorization);
	const readerAs = (headers: Record<string, string>) =>
		createRestReader((path, init = {}) =>
			readRemote(siteUrl + path, {
				...init,
				headers: { ...(init.headers as Record<string, string>), ...headers },
			}),
		);
	const reader = readerAs({});
	const rest = createRestExecutor(reader);
	const restAsEditor = createRestExecutor(
		readerAs(authorization ? { authorization } : {}),
		authorization !== null,
	);
	let found: BackendSource | null = null;
	let namesPages = false;
	let looking: Promise<Probed> | null = null;

	function find(source: BackendSource): void {
		const isAnother = found !== null && found.name !== source.name;
		found = source;
		if (isAnother) onChange();
	}

	async function look(): Promise<Probed> {
		try {
			const probed = await probe(graphql);
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
			const looked = await probeRest(reader);
			namesPages = looked.namesPages;
			find({ name: 'core REST', lacks: looked.lacks });
			return {
				capabilities: NO_CAPABILITIES,
				address: looked.address,
				advice: hasPlainAddress(looked.newest) ? [PLAIN_PERMALINKS] : [],
			};
		} catch (error) {
			if (!isUnavailable(error)) throw error;
			const closed =
				error instanceof RestRefused ? [`Core REST is closed to visitors (${error.message})`] : [];
			noGraphQL.advice = missing.length > 0 ? [...missing, ...closed] : [];
			throw noGraphQL;
		}
	}

	/** Several wait for the first look; it is made once. */
	function known(): Promise<unknown> {
		looking ??= look().finally(() => {
			looking = null;
		});
		return looking;
	}

	const choose =
		(ofGraphQL: GraphQLExecutor, ofRest: typeof rest): GraphQLExecutor =>
		async (operation) => {
			if (found === null) await known();
			return found?.name === 'core REST' ? ofRest(operation, { namesPages }) : ofGraphQL(operation);
		};

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
	};
}
