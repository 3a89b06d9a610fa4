import { ownPath } from '@outrigger/http/own-path';
import { addressPath } from '@outrigger/rules/address/uri-path';
import { unavailablePage } from '../answers/plain-page';
import { preferencesOf, respond } from '../answers/respond';
import { wordsFor } from '../answers/words-for';
import { ask } from '../backend/ask';
import type { Backend } from '../backend/backend';
import { isUnavailable } from '../contract/unavailable';
import { withQuery } from '../requests/page-address';
import type { Page, PrivateParts } from '../requests/page-request';
import { type EditingRequest, parseEditingRequest, withoutNode } from '../requests/private-request';
import { addressBySlug } from './address-by-slug';
import { editingOf } from './editing';
import {
	NodeAddressDocument,
	TermAddressDocument,
	UserAddressDocument,
} from './node-address.generated';
import type { PageHost } from './page-host';
import { type PostPasswords, unlockedContent } from './post-password';
import type { PreviewVisits } from './preview-visits';

/**
 * Shows a page to one visitor.
 * @param parts the parts of this visitor's page that the request does not have
 */
export type PrivatePages = (
	request: Request,
	address: Page,
	parts?: PrivateParts,
) => Promise<Response>;

/**
 * Answers a page request that bypasses the cache: a visitor who is logged in or knows a post's password, a draft's
 * preview, a forced template, `?p=17`.
 */
export function createPrivatePages(options: {
	backend: Backend;
	pages: PageHost;
	passwords: PostPasswords;
	visits: PreviewVisits;
	siteUrl: string;
}): PrivatePages {
	const { backend, pages, passwords, visits, siteUrl } = options;

	/**
	 * Shows a preview. A visitor without the right to it sees the node as WordPress shows it to visitors: the published
	 * version, else the page for a missing address.
	 */
	async function preview(request: Request, address: Page, previewId: number): Promise<Response> {
		const execute = visits.executorOf(request) ?? (await backend.previewAs(request));
		if (execute instanceof Response) return execute;
		return send(request, address, { execute, previewId });
	}

	/** Redirects `?p=17`, the short address of a node, to its long address. The other parameters of the query stay. */
	async function permalink(nodeId: number, query: URLSearchParams): Promise<Response | null> {
		const { contentNode } = await ask(backend.execute, NodeAddressDocument, { id: String(nodeId) });
		return movedTo(contentNode?.uri, query);
	}

	/**
	 * Redirects `?cat=3`, the short address of a category, to its long address. WordPress's own list of categories uses
	 * short addresses.
	 */
	async function category(termId: number, query: URLSearchParams): Promise<Response | null> {
		const { termNode } = await ask(backend.execute, TermAddressDocument, { id: String(termId) });
		return termNode?.taxonomyName === 'category' ? movedTo(termNode.uri, query) : null;
	}

	/**
	 * Redirects `?author=1` to the address of the author; a user without published content does not exist for visitors.
	 */
	async function author(userId: number, query: URLSearchParams): Promise<Response | null> {
		const { user } = await ask(backend.execute, UserAddressDocument, { id: String(userId) });
		return movedTo(user?.uri, query);
	}

	/** Redirects `?tag=salt` to the address of its term; a slug without content leads to the front page. */
	async function bySlug(
		{ of, text }: NonNullable<EditingRequest['slug']>,
		query: URLSearchParams,
	): Promise<Response | null> {
		return movedTo(await addressBySlug[of](backend.execute, text), query);
	}

	function movedTo(address: string | null | undefined, query: URLSearchParams): Response | null {
		const uri = addressPath(backend.localize(address ?? ''));
		if (!/^\/(?![/\\])/.test(uri) || uri.includes('?')) return null;
		return new Response(null, {
			status: 301,
			headers: {
				location: withQuery(uri, withoutNode(query)),
				'cache-control': 'private, no-store',
			},
		});
	}

	async function longAddress(query: URLSearchParams): Promise<Response | null> {
		const { nodeId, categoryId, authorId, slug } = parseEditingRequest(query);
		if (nodeId !== null) return permalink(nodeId, query);
		if (categoryId !== null) return category(categoryId, query);
		if (authorId !== null) return author(authorId, query);
		return slug && bySlug(slug, query);
	}

	/** A user with the right to edit a popup sees it before WordPress publishes it. */
	async function popupPreview(request: Request, address: Page): Promise<Response> {
		const execute = visits.executorOf(request) ?? (await backend.previewAs(request));
		if (execute instanceof Response) return execute;
		return send(request, address, { execute });
	}

	/** The end of a preview: redirects to the published content, else to the page of the preview. */
	async function leave(address: Page, nodeId: number | null): Promise<Response> {
		const moved = nodeId === null ? null : await permalink(nodeId, new URLSearchParams());
		return visits.leave(moved?.headers.get('location') ?? address.path);
	}

	async function send(request: Request, address: Page, parts: PrivateParts): Promise<Response> {
		const { search } = new URL(request.url);
		const password = passwords.read(request.headers.get('cookie'));
		const protectedContent = password
			? await unlockedContent(address.path, password, backend)
			: null;
		// As in WordPress, the fault is shown only if the request comes from the form of this same page.
		const from = ownPath(request.headers.get('referer'), siteUrl, '');
		const isPasswordWrong =
			password !== null &&
			protectedContent === null &&
			from.replace(/[?#].*$/s, '') === new URL(request.url).pathname;
		const query = new URLSearchParams(search);
		const { forcedTemplateId, previewPopupId } = parseEditingRequest(query);
		const editing = await editingOf(request, query, options, parts.execute ?? backend.execute);
		const url = new URL(address.path + search, siteUrl);
		// The editor's view has its own bar; the page in its frame looks as for visitors.
		const toolbar = editing.editing ? null : backend.toolbarOf?.(request, address.path);
		const unlocked = { protectedContent, isPasswordWrong };
		const all = { url, forcedTemplateId, previewPopupId, ...unlocked, toolbar, ...parts };
		return respond(
			await pages.sendPrivate(address, { ...all, ...editing }, preferencesOf(request)),
		);
	}

	return async (request, address, parts = {}) => {
		const { searchParams } = new URL(request.url);
		const { nodeId, isPreview, isLeaving, ...asked } = parseEditingRequest(searchParams);
		const { forcedTemplateId, previewPopupId } = asked;
		try {
			const opened = await visits.open(request);
			if (opened) return opened;
			if (isLeaving) return await leave(address, nodeId);
			if (nodeId !== null && isPreview) return await preview(request, address, nodeId);
			const moved = address.path === '/' ? await longAddress(searchParams) : null;
			if (moved) return moved;
			if (previewPopupId !== null) return await popupPreview(request, address);
			// An editor who comes from a preview sees an unpublished template; other visitors see the published one.
			const execute = isPreview && forcedTemplateId !== null ? visits.executorOf(request) : null;
			return await send(request, address, execute ? { ...parts, execute } : parts);
		} catch (error) {
			if (isUnavailable(error))
				return respond(unavailablePage(siteUrl, wordsFor(siteUrl, request)));
			throw error;
		}
	};
}
