import type { StyleCollector } from './style-collector';

/** A name that CSS can use for a view transition; keywords such as `auto` and `none` are excluded. */
const NAMED =
	/^view-transition-name\|(?!(?:auto|none|match-element|inherit|initial|unset|revert)$)([a-z][\w-]*)$/;

/**
 * The name with which a view transition connects an element to the element of the same name on the next page. It comes
 * from the editor's custom attribute `view-transition-name|hull-4101`; null for any other text, and for a text that is
 * only the beginning of the names of a list's items.
 */
export function sharedName(attributes: unknown): string | null {
	const name = nameIn(attributes);
	return name?.endsWith('-') ? null : name;
}

/**
 * The name of an item's picture in a list whose custom attribute is the beginning of such names:
 * `view-transition-name|picture-` gives the post 12 `picture-12`; null without such an attribute.
 */
export function sharedItemName(attributes: unknown, id: number): string | null {
	const name = nameIn(attributes);
	return name?.endsWith('-') ? `${name}${id}` : null;
}

function nameIn(attributes: unknown): string | null {
	if (typeof attributes !== 'string') return null;
	for (const text of attributes.split(/[\n,]/)) {
		const [, name] = NAMED.exec(text.trim()) ?? [];
		if (name !== undefined) return name;
	}
	return null;
}

/**
 * Adds the rule for such a name to the page's sheet, if there is a name. A rule is necessary because each item of a
 * list has a name of its own, and the site's policy allows no style attribute.
 */
export function addSharedName(styles: StyleCollector, name: string | null): void {
	if (name === null || styles.isClosed) return;
	styles.addCss(`shared-${name}`, `[data-shared="${name}"]{view-transition-name:${name}}`, 'base');
}
