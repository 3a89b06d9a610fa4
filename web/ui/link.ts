import { safeUrl } from '@outrigger/rules/address/safe-url';
import { addressPath } from '@outrigger/rules/address/uri-path';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import type { AnchorHTMLAttributes } from 'react';

/** Attributes of an anchor; custom ones keep the names that the editor wrote. */
export type LinkAttributes = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Attributes that an editor may add by hand, beside `data-` and `aria-`. */
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
 * In the order of the page (0), or out of it (-1); a value above 0 would move a link ahead of all others, which
 * confuses keyboard users.
 */
const TAB_INDEXES = ['0', '-1'];

/**
 * Anchor attributes of a builder link `{url, is_external, nofollow, custom_attributes}`; a plain text counts as its
 * url. Paths are encoded as in addresses, because WPGraphQL returns paths of content decoded. Undefined without an
 * address, and for one that a browser must not follow.
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
 * Attributes from the builder's text `name|value,name|value` (or one a line). Only `data-…`, `aria-…` and a few
 * harmless names pass; event handlers, styles and addresses do not.
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

/** One such attribute as React names it; undefined for a name that does not pass. */
export function customAttribute(rawName: string, rawValue: string): [string, string] | undefined {
	const name = rawName.trim().toLowerCase();
	const known = Object.hasOwn(CUSTOM_ATTRIBUTES, name) ? CUSTOM_ATTRIBUTES[name] : undefined;
	const property = known ?? (/^(data|aria)-[a-z][a-z0-9-]*$/.test(name) ? name : undefined);
	const value = rawValue.trim();
	if (!property || (property === 'tabIndex' && !TAB_INDEXES.includes(value))) return undefined;
	return [property, value];
}

/** The builder stores `on`; WordPress menus and our own content also `true` or `yes`. */
function isSet(value: unknown): boolean {
	return value === 'on' || value === true || value === 'yes' || value === 'true';
}
