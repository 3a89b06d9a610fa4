import { ownPath } from '@outrigger/http/own-path';
import type { MayBeLong } from '@outrigger/http/posted-form';
import { FORM_ACTION } from '@outrigger/rules/forms/form-answer';
import { WORDPRESS_FORM } from '@outrigger/rules/wordpress/wordpress-form';
import type { PageHost } from '../pages/page-host';
import { parsePageAddress } from '../requests/page-address';
import { findForm } from './find-form';

/** The id of a widget, in the form that the builder gives it. */
const ID = /^[\w-]{1,64}$/;

/**
 * Makes a check that is true if the page of a sent form really has that form, with a field for files. Only then the
 * host reads more bytes than a form without files may have. The check reads the page that all visitors share, mostly
 * from the cache. Without script, a page for a single visitor accepts no long files.
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
