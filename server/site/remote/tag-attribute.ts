import { decodeEntities } from '@outrigger/rules/text/plain-text';

/**
 * The value of an attribute in the text of a start tag, with its character references decoded.
 * @param tag `<link rel="canonical" href="…">`
 * @param name only letters and hyphens
 * @returns an empty text if the attribute is missing or unquoted
 */
export function tagAttribute(tag: string, name: string): string {
	const attribute = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i');
	const [, double, single] = attribute.exec(tag) ?? [];
	return decodeEntities(double ?? single ?? '').trim();
}
