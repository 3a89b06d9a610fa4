import type { DataValue } from '@apollo/client';
import { ApolloCache, type Cache } from '@apollo/client/cache';
import type { Unmasked } from '@apollo/client/masking';
import { addTypenameToDocument, canonicalStringify } from '@apollo/client/utilities';
import { withoutUnmask } from '@outrigger/rules/wordpress/without-unmask';
import type { DocumentNode } from 'graphql';

/** Maps each document to the form that is sent; a document that is already in that form maps to itself. */
const sent = new WeakMap<DocumentNode, DocumentNode>();

/**
 * The answers for one page on the server: each is kept unchanged under its document and variables. The server renders
 * nothing twice, so the cache does not normalise answers into objects and notifies no observers.
 *
 * The cache reads a fragment from the given object itself: the server masks nothing, so the object has every field. An
 * object of another answer, or a hand-made reference, gives no data.
 */
export class ServerCache extends ApolloCache {
	/** Apollo then does not copy an answer before it passes it on. */
	override readonly assumeImmutableResults = true;
	readonly #answers = new Map<DocumentNode, Map<string, unknown>>();
	readonly #names = new Map<object, string>();
	readonly #objects = new Map<string, unknown>();

	/**
	 * Returns the same object for a document on all pages: an executor in this process recognises it and does not validate
	 * it again.
	 */
	override transformDocument(document: DocumentNode): DocumentNode {
		const known = sent.get(document);
		if (known) return known;
		const made = withoutUnmask(addTypenameToDocument(document));
		sent.set(document, made);
		sent.set(made, made);
		return made;
	}

	/** Makes a name for an object from which a fragment is read. */
	override identify(object: object): string {
		const name = this.#names.get(object) ?? `${this.#names.size}`;
		this.#names.set(object, name);
		this.#objects.set(name, object);
		return name;
	}

	override diff<Data>({ query, variables, id }: Cache.DiffOptions): Cache.DiffResult<Data> {
		const result = id === undefined ? this.#answer<Data>(query, variables) : this.#objects.get(id);
		return result === undefined
			? { result: null, complete: false }
			: { result: result as DataValue.Complete<Data>, complete: true };
	}

	override read<Data>({ query, variables }: Cache.ReadOptions): Unmasked<Data> | null {
		return this.#answer<Unmasked<Data>>(query, variables) ?? null;
	}

	override write({ query, variables, result }: Cache.WriteOptions): undefined {
		const document = this.transformDocument(query);
		const answers = this.#answers.get(document) ?? new Map<string, unknown>();
		this.#answers.set(document, answers);
		answers.set(canonicalStringify(variables ?? {}), result);
	}

	override performTransaction(transaction: (cache: ApolloCache) => void): void {
		transaction(this);
	}

	override watch(): () => void {
		return () => {};
	}

	// The other methods that Apollo requires of a cache are for actions that the server does not perform: the server
	// changes nothing, masks nothing, and passes the cache to no other code.

	override async reset(): Promise<void> {
		this.#answers.clear();
	}

	override evict(): boolean {
		return false;
	}

	override restore(): this {
		return this;
	}

	override extract(): unknown {
		return {};
	}

	override removeOptimistic(): void {}

	override fragmentMatches(): boolean {
		return true;
	}

	/** Codegen's types describe the answer to a document. */
	#answer<Data>(query: DocumentNode, variables: object | undefined): Data | undefined {
		const answers = this.#answers.get(this.transformDocument(query));
		return answers?.get(canonicalStringify(variables ?? {})) as Data | undefined;
	}
}
