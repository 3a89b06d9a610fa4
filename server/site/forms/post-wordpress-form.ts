import { OPENED_POPUP } from '@outrigger/rules/popups/popup';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import type { Say } from '@outrigger/rules/texts/text';
import { ORIGINAL_PAGE_LINK, WORDPRESS_FORM } from '@outrigger/rules/wordpress/wordpress-form';
import { PRIVATE } from '../answers/cache-control';
import { preferencesOf, respond } from '../answers/respond';
import type { Answer } from '../answers/stored-body';
import { wordsFor } from '../answers/words-for';
import type { Backend, VisitorsPage } from '../backend/backend';
import type { Sanitize } from '../contract/renderer';
import type { FormPlace } from '../pages/form-place';
import type { PageHost } from '../pages/page-host';
import { pageKey } from '../requests/page-address';
import { type FoundForm, findConfirmation, findForm, findMain } from './find-form';
import { CALL_ADDRESS, callFor, pageOfCall } from './plugin-call';
import { withTicks } from './with-typed';

/** If a form has this field, Gravity Forms answers with a page for a hidden frame. */
const FRAMED = 'gform_ajax';
/** In this field Gravity Forms names the method by which its script would send the form. */
const METHOD = 'gform_submission_method';
/** Preferences for a page as uncompressed text, which is changed for one visitor. */
const WHOLE = { acceptEncoding: null, ifNoneMatch: null };
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Passes a plugin's form on to WordPress, at the form's own page, and answers with our page and WordPress's form in it:
 * with its messages, the visitor's values, or the text in place of the form. The hidden fields come from WordPress's
 * page of that moment: a cached page has old ones, and texts from WPGraphQL have different ones. No cache keeps the
 * answer.
 *
 * @returns null if the page has no such form
 */
export function createPostWordPressForm({
	backend,
	pages,
	sanitize,
	siteUrl,
}: {
	backend: Pick<Backend, 'visitPage' | 'localize'>;
	pages: Pick<PageHost, 'sendShared'>;
	sanitize: () => Promise<Sanitize>;
	siteUrl: string;
}): (sent: FormData, place: FormPlace) => Promise<Response | null> {
	const { visitPage, localize } = backend;

	/** The markup with which WordPress replaces the form. */
	async function answered(
		page: VisitorsPage,
		sent: FormData,
		{ request }: FormPlace,
		isOnItsPage: boolean,
	): Promise<string> {
		const say = wordsFor(siteUrl, request);
		const again = page.status < 500 ? findForm(page.html, sent) : null;
		const markup = again
			? withTicks(page.html.slice(again.start, again.end), sent)
			: (findConfirmation(page.html) ??
				(isOnItsPage && page.status < 400 ? findMain(page.html) : null));
		if (markup !== null) return (await sanitize())(localize(markup), say).html;
		if (!isOnItsPage && page.status < 400) return originalPageLink(say);
		const text = say(page.status < 400 ? 'form.success' : 'form.serverError');
		return `<p role="alert">${text}</p>`;
	}

	/**
	 * The answer of WordPress. Some plugins accept a form only by the call of their script, all others at the form's
	 * page.
	 */
	async function answerTo(
		form: FormData,
		path: string,
		place: FormPlace,
		markup: string,
	): Promise<VisitorsPage> {
		const visit = visitPage as NonNullable<typeof visitPage>;
		const call = callFor(form, markup);
		if (!call) return visit(path, form, place);
		const fault = wordsFor(siteUrl, place.request)('form.serverError');
		const answer = await visit(CALL_ADDRESS, call, { ...place, page: path });
		return pageOfCall(answer, markup, form, fault);
	}

	return async (sent, place) => {
		const { request, address } = place;
		if (!visitPage) return null;
		const preferences = { ...preferencesOf(request), ...WHOLE };
		const ours = await pages.sendShared(address, preferences);
		const html = ours.status === 200 ? Buffer.from(ours.body ?? []).toString('utf8') : '';
		const shown = findForm(html, sent, WORDPRESS_FORM);
		if (!shown?.isMarked) return null;
		const path = pageKey(address);
		const theirs = (await visitPage(path, null, place)).html;
		const before = findForm(theirs, sent);
		const form = asPlainPost(withHidden(sent, before ?? shown));
		const markup = before
			? theirs.slice(before.start, before.end)
			: html.slice(shown.start, shown.end);
		const page = await answerTo(form, path, place, markup);
		const goal = REDIRECTS.has(page.status) && page.location ? localize(page.location) : null;
		if (goal) return leadTo(new URL(goal, siteUrl + path).href, siteUrl);
		const part = await answered(page, sent, place, before !== null);
		// The browser scrolls to the fragment in the action of our form; WordPress's own box may have another id.
		const box = `<div id="${escapeMarkup(shown.anchor)}">${part}</div>`;
		const shownPart = shown.anchor && !part.includes(`id="${shown.anchor}"`) ? box : part;
		const body = Buffer.from(opened(html, shown) + shownPart + html.slice(shown.end));
		return respond(privately(ours, body));
	};
}

/** The visitor's fields, with the hidden fields from WordPress's page of this moment. */
function withHidden(sent: FormData, { hidden }: FoundForm): FormData {
	const form = new FormData();
	const isHidden = new Set(hidden.map(([name]) => name));
	for (const [name, value] of sent) if (!isHidden.has(name)) form.append(name, value);
	for (const [name, value] of hidden) form.append(name, value);
	return form;
}

/**
 * A link that replaces a form which is missing in WordPress's page: without the form the host cannot read an answer
 * there.
 */
function originalPageLink(say: Say): string {
	const { class: name, href, rel } = ORIGINAL_PAGE_LINK;
	return `<a class="${name}" href="${href}" rel="${rel}">${escapeMarkup(say('form.onOriginalPage'))}</a>`;
}

/** The fields that a browser without script would send. */
function asPlainPost(form: FormData): FormData {
	form.delete(FRAMED);
	if (form.has(METHOD)) form.set(METHOD, 'postback');
	return form;
}

/**
 * The part of the page before the form. If the form is in a popup, the popup opens at once, because it contains the
 * answer.
 */
function opened(html: string, { start, template }: FoundForm): string {
	if (template === null) return html.slice(0, start);
	return `${html.slice(0, template)} ${OPENED_POPUP}=""${html.slice(template, start)}`;
}

/**
 * Redirects the visitor as the plugin does. The address may be on another site, because the owner of the form has typed
 * it.
 */
function leadTo(address: string, siteUrl: string): Response {
	const { protocol, origin, pathname, search, hash } = new URL(address);
	const isWeb = /^https?:$/.test(protocol);
	const own = origin === new URL(siteUrl).origin ? pathname + search + hash : address;
	return new Response(null, {
		status: 303,
		headers: { location: isWeb ? own : '/', 'cache-control': PRIVATE },
	});
}

function privately(answer: Answer, body: Buffer): Answer {
	const { etag: _, ...headers } = answer.headers;
	return {
		status: 200,
		headers: { ...headers, 'cache-control': PRIVATE, 'content-length': String(body.length) },
		body,
	};
}
