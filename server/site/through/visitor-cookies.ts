/**
 * Cookies of WordPress, its shops and its languages, which the host passes in both directions. It passes on no other
 * cookies of a visitor.
 */
const ALLOWED =
	/^(?:wordpress_(?:logged_in|sec|test_cookie)[\w-]*|wordpress_[\da-f]{32}|wp-(?:postpass_|settings-|wpml_current_language)[\w-]*|comment_author_[\w-]+|woocommerce_(?:items_in_cart|cart_hash|recently_viewed)|wp_woocommerce_session_[\w-]+|store_notice[\w-]*|edd_(?:items_in_cart|cart_[\w-]+)|wc_[\w-]+|pll_language|wpforms[\w-]*|PHPSESSID)$/;

/** Cookies of people who see personal content. */
const PERSONAL =
	/^(?:wordpress_(?:logged_in|sec|[\da-f]{32}$)|wp-postpass_|comment_author_|woocommerce_(?:items_in_cart|cart_hash)|wp_woocommerce_session_|edd_items_in_cart|pll_language|wp-wpml_current_language)/;

function pairsOf(header: string | null): string[] {
	return (header ?? '')
		.split(';')
		.map((pair) => pair.trim())
		.filter((pair) => pair !== '');
}

const nameOf = (pair: string) => pair.slice(0, Math.max(0, pair.indexOf('='))).trim();

/** The part of a `Cookie` header that the host sends to the real site; empty if it sends no cookie. */
export function cookiesForWordPress(header: string | null): string {
	return pairsOf(header)
		.filter((pair) => ALLOWED.test(nameOf(pair)))
		.join('; ');
}

/** Returns true if a visitor is logged in, has a filled cart, or sees other personal content. */
export function isPersonalVisitor(header: string | null): boolean {
	return pairsOf(header).some((pair) => PERSONAL.test(nameOf(pair)));
}

/**
 * The cookies of WordPress for a visitor: those of the list, limited to this host.
 * @param isSecure true if this host is reached by https
 * @param folder the folder of WordPress on its host, as `/blog`, which paths of this host do not have; empty for none
 */
export function cookiesForVisitor(
	cookies: readonly string[] | undefined,
	{ isSecure, folder }: { isSecure: boolean; folder: string },
): string[] {
	return (cookies ?? [])
		.filter((cookie) => ALLOWED.test(nameOf(cookie.split(';')[0] ?? '')))
		.map((cookie) =>
			cookie
				.split(';')
				.map((part) => pathWithout(folder, part.trim()))
				.filter((part) => !/^domain=/i.test(part) && (isSecure || !/^secure$/i.test(part)))
				.join('; '),
		);
}

function pathWithout(folder: string, part: string): string {
	const [, name = '', path = ''] = /^(path=)(.*)$/i.exec(part) ?? [];
	const isInFolder = folder !== '' && `${path}/`.startsWith(`${folder}/`);
	return isInFolder ? name + (path.slice(folder.length) || '/') : part;
}
