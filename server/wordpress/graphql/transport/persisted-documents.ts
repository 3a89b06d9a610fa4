import { createHash } from 'node:crypto';
import { usePersistedOperations as persistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import type { Plugin } from 'graphql-yoga';

/** sha256 of a document's text in hexadecimal → the text. */
export type PersistedDocuments = Readonly<Record<string, string>>;

/** The hash under which clients ask for a document. */
export function documentHash(text: string): string {
	return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** The hash that a request's parameters name, `null` for none. */
export function requestedHash(params: { extensions?: unknown }): string | null {
	const extensions = params.extensions as { persistedQuery?: { sha256Hash?: unknown } } | undefined;
	const hash = extensions?.persistedQuery?.sha256Hash;
	return typeof hash === 'string' ? hash : null;
}

/**
 * Lets clients name a document instead of sending it (`extensions.persistedQuery.sha256Hash`).
 *
 * @param onlyThese true if all other documents are refused; a document in full text counts by its hash
 */
export function persistedDocumentPlugins(
	documents: PersistedDocuments,
	onlyThese: boolean,
): Plugin[] {
	const has = (hash: string) => Object.hasOwn(documents, hash);
	const recognise: Plugin = {
		onParams({ params, setParams }) {
			const named = requestedHash(params);
			if (typeof params.query !== 'string' || (!onlyThese && named === null)) return;
			const hash = documentHash(params.query);
			// The hash is enough if the document was sent with its own hash, or if only known documents run.
			if (has(hash) && (onlyThese || named === hash)) {
				setParams({
					...params,
					query: undefined,
					extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
				});
			}
		},
	};
	// The plugin refuses requests with neither text nor hash with its own message. If the list is open, yoga refuses them.
	const lookUp = persistedOperations({
		allowArbitraryOperations: !onlyThese,
		getPersistedOperation: (hash: string) => (has(hash) ? (documents[hash] ?? null) : null),
	}) as Plugin;
	const lookUpNamed: Plugin = {
		...lookUp,
		onParams(payload) {
			if (!onlyThese && requestedHash(payload.params) === null) return;
			return lookUp.onParams?.(payload);
		},
	};
	return [recognise, lookUpNamed];
}
