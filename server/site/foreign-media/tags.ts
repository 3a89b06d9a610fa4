import { decodeEntities } from '@outrigger/rules/text/plain-text';

/** Attributes of a tag by name, decoded; the value is null if the attribute has none. */
export type Attributes = Map<string, string | null>;

/** One attribute as React and the sanitiser write it. */
const ATTRIBUTE = /([^\s"'<>/=]+)(?:="([^"]*)")?/g;

const ESCAPES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'"': '&quot;',
	'<': '&lt;',
	'>': '&gt;',
};

/** Escapes a text so that it can be used in an attribute or between tags. */
export function escapeAttribute(text: string): string {
	return text.replace(/[&"<>]/g, (character) => ESCAPES[character] ?? character);
}

/** Returns the attributes in the text between a tag's name and its end. */
export function readAttributes(text: string): Attributes {
	return new Map(
		[...text.matchAll(ATTRIBUTE)].map(([, name = '', value]) => [
			name.toLowerCase(),
			value === undefined ? null : decodeEntities(value),
		]),
	);
}

/** Writes a start tag with these attributes. */
export function writeTag(name: string, attributes: Attributes): string {
	const written = [...attributes].map(([key, value]) =>
		value === null ? ` ${key}=""` : ` ${key}="${escapeAttribute(value)}"`,
	);
	return `<${name}${written.join('')}>`;
}
