import type { PageRequest } from '../contract/renderer';
import { type PageAddress, pageKey } from './page-address';
import { createTurns } from './turns';

/** An address that names a page. */
export type Page = PageAddress & { kind: 'page' };

/** What differs from one private page to the next. */
export type PrivateParts = Partial<
	Pick<
		PageRequest,
		| 'forcedTemplateId'
		| 'previewPopupId'
		| 'previewId'
		| 'protectedContent'
		| 'returnedForm'
		| 'returnedComment'
		| 'shop'
		| 'execute'
		| 'editing'
		| 'path'
		| 'url'
	>
>;

/**
 * What the front end is asked for an address.
 * @param siteUrl public origin without a slash at the end
 */
export function pageRequestOf(
	address: Page,
	siteUrl: string,
	parts: PrivateParts = {},
): PageRequest {
	return {
		path: address.path,
		url: new URL(pageKey(address), siteUrl),
		page: address.page,
		commentPage: address.commentPage,
		search: address.search,
		forcedTemplateId: null,
		previewPopupId: null,
		previewId: null,
		protectedContent: null,
		returnedForm: null,
		returnedComment: null,
		shop: null,
		execute: null,
		pause: createTurns(),
		...parts,
	};
}
