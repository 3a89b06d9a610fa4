import { readPostedForm } from '@outrigger/http/posted-form';
import { sourceOf } from '@outrigger/http/request-source';
import { foreignFormPage } from './answers/plain-page';
import { respond } from './answers/respond';
import { wordsFor } from './answers/words-for';
import type { PostForm } from './forms/post-form';
import type { Host } from './host-parts';
import { parsePageAddress } from './requests/page-address';
import type { ShopVisits } from './shop/shop-visits';

/** Answers a form that a browser sent to a page: a form of the shop, of the builder, or of a WordPress plugin. */
export function createAnswerPostedForm(options: {
	shop: ShopVisits;
	postForm: PostForm;
	postWordPressForm: PostForm;
	mayHaveUploads: Host['mayHaveUploads'];
	siteUrl: string;
	ownOrigins: readonly string[];
}): Host['postForm'] {
	const { shop, postForm, postWordPressForm, mayHaveUploads, siteUrl, ownOrigins } = options;
	return async (request, client) => {
		const url = new URL(request.url);
		const address = parsePageAddress(url.pathname, url.searchParams);
		if (address.kind !== 'page') return null;
		if (sourceOf(request, ownOrigins) === 'elsewhere')
			return respond(foreignFormPage(siteUrl, wordsFor(siteUrl, request)));
		const form = await readPostedForm(request, mayHaveUploads(request, false));
		if (!form) return null;
		const place = { request, address, client };
		return (
			(await shop.post(form, place)) ??
			(await postForm(form, place)) ??
			postWordPressForm(form, place)
		);
	};
}
