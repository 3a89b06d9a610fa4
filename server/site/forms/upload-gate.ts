import { ownPath } from '@outrigger/http/own-path';
import type { MayBeLong } from '@outrigger/http/posted-form';
import { FORM_ACTION } from '@outrigger/rules/forms/form-answer';
import { WORDPRESS_FORM } from '@outrigger/rules/wordpress/wordpress-form';
import type { PageHost } from '../pages/page-host';
import { parsePageAddress } from '../requests/page-address';
import { findForm } from './find-form';

/** An id of a widget, as the builder makes them. */
const ID = /^[\w-]{1,64}$/;

/**
 * Returns true if the page with the sent form really has that form, with a field for files. Only then the host reads
 * more than the length of typed text. It looks at the page that all visitors share, mostly from the cache. A page for
 * one visitor alone takes no long files without script.
 *
 * @returns a check that reads the page of a request: at the request's own address, or at the referring page of a call
 * by script
 */
export function createUploadGate({
	pages,
	siteUrl,
}: {
	pages: Pick<PageHost, 'sendShared'>;
	siteUrl: string;
}): (request: Request, isCall: boolean) => MayBeLong {
	return (request, isCall) => async (form) => {
		const id = form.get('form_id');
		const isBuilders = form.get('action') === FORM_ACTION;
		if (isBuilders && (typeof id !== 'string' || !ID.test(id))) return false;
		const path = isCall ? ownPath(request.headers.get('referer'), siteUrl) : request.url;
		const url = new URL(path, siteUrl);
		const address = parsePageAddress(url.pathname, url.searchParams);
		if (address.kind !== 'page') return false;
		const preferences = { acceptEncoding: null, ifNoneMatch: null, headOnly: false };
		const { status, body } = await pages.sendShared(address, preferences);
		if (status !== 200) return false;
		const html = Buffer.from(body ?? []).toString('utf8');
		if (isBuilders) return holdsUploads(html, `${id}`);
		const found = findForm(html, form, WORDPRESS_FORM);
		return found?.isMarked === true && found.takesFiles;
	};
}

/** Returns true if a page has a form with this id that takes files. */
function holdsUploads(html: string, id: string): boolean {
	const at = html.indexOf(`name="form_id" value="${id}"`);
	const opening = at < 0 ? -1 : html.lastIndexOf('<form', at);
	return opening >= 0 && /enctype="multipart\/form-data"/i.test(html.slice(opening, at));
}
