import { decodeHTMLStrict } from 'entities';

/**
 * Decodes entities once, as `html_entity_decode` does: `&amp;lt;` becomes `&lt;`.
 * Unknown names and those without a semicolon stay as written; impossible numbers become U+FFFD.
 */
export function decodeEntities(text: string): string {
	return text.includes('&') ? decodeHTMLStrict(text) : text;
}

/** Encodes `&`, `<` and `>` for text between tags, `&amp;` by name as WordPress stores term names. */
export function encodeText(text: string): string {
	return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Encodes text for a double-quoted attribute, quotes by `&quot;` and `&#039;` as `esc_attr` writes them. */
export function encodeAttribute(text: string): string {
	return encodeText(text).replace(/"/g, '&quot;').replace(/'/g, '&#039;');
}

/** Turns every `&` that begins no entity into `&#038;`, the form WordPress shows. */
export function encodeLooseAmpersands(text: string): string {
	return text.replace(/&(?!#\d+;|#x[0-9a-f]+;|[a-z][a-z0-9]{0,30};)/gi, '&#038;');
}
