import { safeMediaUrl } from '@outrigger/rules/address/safe-url';
import type { ShareValues } from '@outrigger/rules/address/share-networks';
import { currentAddress } from '../../browser/address';
import type { ShareBrowserSettings } from './browser-settings';

/**
 * Returns the values to share: only the editor's address, or the page's own address, title and description at this
 * moment.
 */
export function pageValues({ share_url_type, share_url }: ShareBrowserSettings): ShareValues {
	const page = currentAddress();
	const own = share_url_type === 'custom' ? safeMediaUrl(share_url.url) : undefined;
	if (own) return { url: new URL(own, page).href, title: '', text: '', image: '' };
	return {
		url: withoutForeignTarget(page),
		title: metaOf('og:title') || document.title,
		text: metaOf('og:description'),
		image: metaOf('og:image'),
	};
}

/**
 * Removes the parameter `u` from the page's address: networks read it, and would share the address in it instead of
 * this page.
 */
function withoutForeignTarget(page: URL): string {
	const target = page.searchParams.get('u');
	if (target !== null && hostOf(target) !== page.host) page.searchParams.delete('u');
	return page.href;
}

function hostOf(address: string): string | undefined {
	return URL.canParse(address) ? new URL(address).host : undefined;
}

function metaOf(property: string): string {
	return document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? '';
}
