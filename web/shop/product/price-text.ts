import { wordpressMessage } from '../../wordpress/wordpress-message';

/** A price as people read it. Counted and formatted by the server, never here. */
export function priceText(text: string | null | undefined): string {
	return wordpressMessage(text ?? '')
		.replace(/\s+/g, '\u00a0')
		.trim();
}
