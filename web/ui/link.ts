import { safeUrl } from '@outrigger/rules/address/safe-url';
import { addressPath } from '@outrigger/rules/address/uri-path';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import type { AnchorHTMLAttributes } from 'react';

/** Attributes of an anchor; attributes that an editor added keep their names. */
export type LinkAttributes = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Attributes that an editor may add by hand, in addition to `data-` and `aria-` attributes. */
const CUSTOM_ATTRIBUTES: Readonly<Record<string, string>> = {
	title: 'title',
	download: 'download',
	hreflang: 'hrefLang',
	lang: 'lang',
	type: 'type',
	role: 'role',
	rel: 'rel',
	tabindex: 'tabIndex',
};
/**
 * 0 keeps a link in the order of the page, -1 takes it out. A value above 0 would put a link before all others, which
 * confuses keyboard users.
 */
const TAB_INDEXES = ['0', '-1'];

/**
 * Anchor attributes of a builder link `{url, is_external, nofollow, custom_attributes}`; a plain text counts as its
 * url. Paths are encoded as in addresses, because WPGraphQL returns paths of content decoded. Undefined if there is no
 * address, or if a browser must not follow it.
 */
export function linkAttributes(value: unknown): LinkAttributes | undefined {
	const bag = typeof value === 'string' ? { url: value } : plainObjectOf(value);
	const href = safeUrl(bag.url);
	if (href === undefined) return undefined;
	const { rel: ownRel, ...attributes } = customAttributes(bag.custom_attributes);
	const isExternal = isSet(bag.is_external);
	const rel = [
		ownRel,
		isSet(bag.nofollow) && 'nofollow',
		isExternal && !/noopener/.test(ownRel ?? '') && 'noopener',
	].filter(Boolean);
	return {
		...attributes,
		href: addressPath(href),
		...(isExternal && { target: '_blank' }),
		...(rel.length > 0 && { rel: rel.join(' ') }),
	};
}

/**
 * Attributes from the builder's text `name|value,name|value` (or one pair in each line). Only `data-…`, `aria-…` and a
 * few harmless names are allowed; event handlers, styles and addresses do not.
 */
export function customAttributes(text: unknown): Record<string, string> {
	if (typeof text !== 'string') return {};
	const attributes: Record<string, string> = {};
	for (const pair of text.split(/[\n,]/)) {
		const [rawName = '', ...rest] = pair.split('|');
		const [name, value] = customAttribute(rawName, rest.join('|')) ?? [];
		if (name !== undefined && value !== undefined) attributes[name] = value;
	}
	return attributes;
}

/** One such attribute with React's name for it; undefined for a name that is not allowed. */
export function customAttribute(rawName: string, rawValue: string): [string, string] | undefined {
	const name = rawName.trim().toLowerCase();
	const known = Object.hasOwn(CUSTOM_ATTRIBUTES, name) ? CUSTOM_ATTRIBUTES[name] : undefined;
	const property = known ?? (/^(data|aria)-[a-z][a-z0-9-]*$/.test(name) ? name : undefined);
	const value = rawValue.trim();
	if (!property || (property === 'tabIndex' && !TAB_INDEXES.includes(value))) return undefined;
	return [property, value];
}

/** The builder stores `on`; WordPress menus and content of this host also store `true` or `yes`. */
function isSet(value: unknown): boolean {
	return value === 'on' || value === true || value === 'yes' || value === 'true';
}
