import { wordpressMessage } from '../../wordpress/wordpress-message';

/**
 * A price as people read it. The server computes and formats it, never the browser. WPGraphQL for WooCommerce writes a
 * range with a hyphen; here it gets the dash that the shop's own pages use.
 */
export function priceText(text: string | null | undefined): string {
	return wordpressMessage(text ?? '')
		.replace(/\s-\s/g, ' – ')
		.replace(/\s+/g, '\u00a0')
		.trim();
}
