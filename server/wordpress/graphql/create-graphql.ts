import type { PostRecord, UserRecord } from '@outrigger/formats/model/records';
import { ownPath } from '@outrigger/http/own-path';
import { sourceOf } from '@outrigger/http/request-source';
import { SESSION_HEADER } from '@outrigger/rules/shop/session-header';
import { perRecord } from '@outrigger/rules/values/per-record';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import type { Auth } from '../auth/create-auth';
import { addressOf } from '../auth/visitor-address';
import type { Forms } from '../forms/create-forms';
import type { Contract } from '../schema/read-contract';
import type { Shop } from '../shop/shop';
import type { Store } from '../store/store';
import { storeInLanguage } from '../store/store-in-language';
import { renderContent } from '../texts/content';
import { contentLookup } from '../texts/content-lookup';
import type { TryOuts } from '../writing/try-outs';
import type { MakeWrite } from '../writing/writer';
import { createBudget, UNLIMITED } from './budget';
import { buildSiteSchema } from './build-schema';
import type { ContentFacts, GraphQLContext } from './context';
import { createOperationRunner } from './execute-operation';
import { createSiteNames } from './site-names';
import { refuseTransport } from './transport/accept-request';
import { createAnswerCache, type FinishedAnswer, type IncomingGet } from './transport/answer-cache';
import { createCors } from './transport/cors';
import { createEndpoint } from './transport/create-endpoint';
import type { PersistedDocuments } from './transport/persisted-documents';
import { TRYING_VISITOR, tryOutOf } from './transport/try-out-request';
import { createTurns, NEVER_PAUSED } from './turns';

export interface GraphQLOptions {
	store: Store;
	/** Absolute address of the site, without a slash at its end. */
	siteUrl: string;
	/** Origins of this site. */
	ownOrigins: readonly string[];
	contract: Contract;
	/** Takes the forms that visitors send, and mails about accounts. */
	forms: Pick<Forms, 'take' | 'mail'>;
	/** The shop, for carts and orders. */
	shop: Pick<Shop, 'visit' | 'sold'>;
	/** Finds the user who sent a request; the login cookie counts only where `cookies` is true. */
	auth: Pick<Auth, 'viewerOf' | 'tokenFault' | 'logins'>;
	/**
	 * Allows introspection and documents that are not persisted. On for demonstrations, the
	 * default; off in production.
	 */
	isOpen?: boolean;
	/** Documents that run even if `isOpen` is false. */
	persistedDocuments?: PersistedDocuments;
	/** Further origins, beside the site's own, whose pages may read answers. */
	corsOrigins?: readonly string[];
	/** Receives the errors that the answer hides from the client. */
	onError?: (error: unknown) => void;
	/** Receives the blocks of a post's content that WordPress would compute and the mock leaves out. */
	onLeftOut?: (block: string) => void;
	/** Milliseconds since the epoch. */
	now?: () => number;
	/** The ways to write; absent or null where the host refuses every change. */
	writes?: GraphQLContext['writes'];
	/** The pace of comments; absent or null if the host does not limit it. */
	pace?: GraphQLContext['pace'];
	/** Lets visitors try out mutations in GraphiQL; absent or null where the site does not allow it. */
	tryOuts?: TryOuts | null;
}

/** GraphQL over one state of the content. A changed content gets a new server. */
export interface GraphQLServer {
	schema: GraphQLSchema;
	/** The sources of an operation. After a write the operation continues with those of the next server. */
	facts: ContentFacts;
	/** The schema of this site as text. */
	sdl(): string;
	/** Answers a request to `/graphql`, whatever its method. */
	fetch(request: Request): Promise<Response>;
	/** The kept answer to a GET without a password and not from another origin; `null` if the operation has to run. */
	finished(get: IncomingGet): FinishedAnswer | null;
	/** To be called when something that visitors see has changed. */
	forgetAnswers(): void;
	/** Runs an operation of the server itself: no limits, no transport, errors in the result. */
	execute(
		document: DocumentNode | string,
		variables?: Record<string, unknown>,
		options?: {
			viewer?: UserRecord | null;
			session?: string | null;
			operationName?: string;
			/** Slug of the language of the answers; all languages if absent. */
			language?: string;
		},
	): Promise<ExecutionResult>;
}

/** @throws Error when the content's own names collide with those of the contract */
export function createGraphQL(options: GraphQLOptions): GraphQLServer {
	const { store, siteUrl, contract } = options;
	const { schema, sdl } = buildSiteSchema(contract, store.content, options.auth.logins !== null);
	const now = options.now ?? Date.now;
	const onError = options.onError ?? (() => undefined);
	const isOpen = options.isOpen ?? true;
	const names = createSiteNames(store.content);
	/** The site in each requested language, and as a whole. */
	const bases = new WeakMap<
		Store,
		Omit<GraphQLContext, 'viewer' | 'visit' | 'budget' | 'turn' | 'address'>
	>();
	const baseOf = (language: string | null | undefined, whole = store) => {
		const view = storeInLanguage(whole, language);
		const known = bases.get(view);
		if (known) return known;
		const lookup = contentLookup(view, siteUrl, options.onLeftOut);
		const base = {
			store: view,
			shop: options.shop,
			siteUrl,
			names,
			forms: options.forms,
			contractVersion: contract.version,
			contentOf: perRecord((post: PostRecord) => renderContent(post, lookup) || null),
			now,
			writes: options.writes ?? null,
			logins: options.auth.logins,
			pace: options.pace ?? null,
		};
		bases.set(view, base);
		return base;
	};
	// A GET may come from any site, also by a link, so its cookies do not log a user in.
	const readsCookies = (request: Request) =>
		request.method === 'POST' && sourceOf(request, options.ownOrigins) === 'own-page';
	const turns = createTurns(now);
	/** The facts that all operations of one request share: the viewer, the session that may begin, and the limits. */
	const askers = new WeakMap<
		Request,
		Pick<GraphQLContext, 'viewer' | 'visit' | 'budget' | 'cookies' | 'address'>
	>();
	const askerOf = (request: Request) => {
		const isOwnPage = readsCookies(request);
		const viewer = options.auth.viewerOf(request, { cookies: isOwnPage, tokens: true });
		const page = ownPath(request.headers.get('referer'), siteUrl);
		const visit = options.shop.visit(request.headers.get(SESSION_HEADER), viewer, page);
		const cookies = isOwnPage ? { set: null } : undefined;
		return { viewer, visit, budget: createBudget(now), cookies, address: addressOf(request) };
	};
	/** The layer of a visitor who tries out mutations; null for every other request. */
	const tryOutFor = (request: Request, language: string | null): Partial<GraphQLContext> | null => {
		const visitor = readsCookies(request) ? tryOutOf(request) : null;
		if (!options.tryOuts || visitor === null) return null;
		const tryOut = options.tryOuts.of(visitor);
		const { takeFile, edited } = tryOut;
		const write = async (make: MakeWrite) => {
			const { contentOf, store: written } = baseOf(language, await tryOut.write(make));
			return { store: written, names, contentOf };
		};
		const base = baseOf(language, tryOut.store());
		return { ...base, writes: { write, takeFile, edited }, viewer: TRYING_VISITOR };
	};
	const endpoint = createEndpoint({
		schema,
		contextOf: (request) => {
			const asker = askers.get(request) ?? askerOf(request);
			askers.set(request, asker);
			const language = new URL(request.url).searchParams.get('lang');
			const tryOut = tryOutFor(request, language);
			return { ...baseOf(language), ...asker, ...tryOut, turn: turns.begin() };
		},
		persistedDocuments: options.persistedDocuments ?? {},
		isOpen,
		onError,
	});
	const cors = createCors([new URL(siteUrl).origin, ...(options.corsOrigins ?? [])], isOpen);
	const answers = createAnswerCache(options.persistedDocuments ?? {}, now);
	const answer = async (request: Request) => answers.keep(request, await endpoint(request));
	const run = createOperationRunner(schema, onError);

	return {
		schema,
		facts: { store, names, contentOf: baseOf(null).contentOf },
		sdl,
		async fetch(request) {
			const preflight = cors.preflight(request);
			if (preflight !== null) return preflight;
			const response =
				answers.find(request) ??
				refuseTransport(request) ??
				refuseToken(options.auth.tokenFault(request)) ??
				(await answer(request));
			const token = await askers.get(request)?.visit.newToken();
			if (token) response.headers.set(SESSION_HEADER, token);
			const cookie = askers.get(request)?.cookies?.set;
			if (cookie) response.headers.append('Set-Cookie', cookie);
			cors.decorate(request, response);
			if (!response.headers.has('ETag')) response.headers.set('Cache-Control', 'no-store');
			response.headers.set('X-Content-Type-Options', 'nosniff');
			response.headers.set('X-Robots-Tag', 'noindex');
			return response;
		},
		finished: answers.finished,
		forgetAnswers: answers.forget,
		execute: (
			document,
			variables,
			{ viewer = null, session = null, operationName, language } = {},
		) =>
			run(
				document,
				variables,
				{
					...baseOf(language),
					viewer,
					visit: options.shop.visit(session, viewer),
					address: '',
					budget: UNLIMITED,
					turn: NEVER_PAUSED,
				},
				operationName,
			),
	};
}

/**
 * The answer to a request with an invalid login token. WPGraphQL JWT Authentication refuses every field with this
 * message, by which clients know that they must renew the token.
 * @param fault in the words of the plugin's library; null for a good token or none
 */
function refuseToken(fault: string | null): Response | null {
	if (fault === null) return null;
	const errors = [{ message: `invalid-secret-key | ${fault}`, extensions: { code: 'FORBIDDEN' } }];
	return Response.json({ errors, data: null });
}
