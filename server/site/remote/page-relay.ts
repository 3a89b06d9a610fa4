import type { Client, VisitorsPage } from '../backend/backend';
import { readRemote } from './remote-fetch';

/** The longest wait for WordPress: it may need a while for a form with files. */
const TIMEOUT_MS = 30_000;
const FORM_OF_TEXTS = 'application/x-www-form-urlencoded;charset=UTF-8';

/**
 * Requests a page as WordPress renders it, for one visitor, and passes on the form that the visitor sent to this page.
 * It transfers no cookies in either direction.
 *
 * @param path of the page, with the query
 * @param form null to only read the page
 * @param visitor `page` is the page with the form, if a call by script sends the form; `path` if absent
 * @throws WordPressUnavailable (the promise)
 */
export async function relayPage(
	wordpressUrl: string,
	path: string,
	form: FormData | null,
	{ request, client, page = path }: { request: Request; client: Client; page?: string },
): Promise<VisitorsPage> {
	const headers = {
		accept: 'text/html',
		'user-agent': request.headers.get('user-agent') ?? '',
		'accept-language': request.headers.get('accept-language') ?? '',
		...(client.address ? { 'x-forwarded-for': client.address } : {}),
	};
	const sent = form && {
		method: 'POST',
		headers: { ...headers, ...encodingOf(form), referer: wordpressUrl + page },
		body: hasFiles(form) ? form : new URLSearchParams([...form] as [string, string][]),
	};
	const answer = await readRemote(wordpressUrl + path, sent ?? { headers }, TIMEOUT_MS);
	return {
		status: answer.status,
		html: answer.text,
		location: answer.headers.get('location'),
	};
}

function hasFiles(form: FormData): boolean {
	return [...form.values()].some((value) => typeof value !== 'string');
}

/** The content type of a form. For a form with files `fetch` writes it, with the boundary, by itself. */
function encodingOf(form: FormData): Record<string, string> {
	return hasFiles(form) ? {} : { 'content-type': FORM_OF_TEXTS };
}
