import { decodeHTMLStrict } from 'entities';

/**
 * Decodes entities once, as `html_entity_decode` does: `&amp;lt;` becomes `&lt;`.
 * Unknown names and names without a semicolon stay as written; impossible numbers become U+FFFD.
 */
export function decodeEntities(text: string): string {
	return text.includes('&') ? decodeHTMLStrict(text) : text;
}

/** Turns every `&` that begins no entity into `&#038;`, the form WordPress shows. */
export function encodeLooseAmpersands(text: string): string {
	return text.replace(/&(?!#\d+;|#x[0-9a-f]+;|[a-z1-4]{1,8};)/gi, '&#038;');
}
