import type { PageRequest } from '../contract/renderer';
import { type PageAddress, pageKey } from './page-address';
import { createTurns } from './turns';

/** An address that names a page. */
export type Page = PageAddress & { kind: 'page' };

/** The parts of a page request that differ between private pages. */
export type PrivateParts = Partial<
	Pick<
		PageRequest,
		| 'forcedTemplateId'
		| 'previewPopupId'
		| 'previewId'
		| 'protectedContent'
		| 'isPasswordWrong'
		| 'returnedForm'
		| 'returnedComment'
		| 'shop'
		| 'execute'
		| 'editing'
		| 'toolbar'
		| 'path'
		| 'url'
	>
>;

/**
 * Returns the request to the front end for an address.
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
