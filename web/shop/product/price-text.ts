import { wordpressMessage } from '../../wordpress/wordpress-message';

/**
 * A price as people read it. Counted and formatted by the server, never here; a range, which WPGraphQL for WooCommerce
 * writes with a hyphen, has the dash that the shop's own pages have.
 */
export function priceText(text: string | null | undefined): string {
	return wordpressMessage(text ?? '')
		.replace(/\s-\s/g, ' – ')
		.replace(/\s+/g, '\u00a0')
		.trim();
}
