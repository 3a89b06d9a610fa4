import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import type { StyleCollector } from './style-collector';

/** A name that CSS takes for an element; words such as `auto` and `none` mean something else. */
const NAMED =
	/^view-transition-name\|(?!(?:auto|none|match-element|inherit|initial|unset|revert)$)[a-z][\w-]*$/;

/**
 * The name by which an element travels to the element of the same name on the next page, from the editor's custom
 * attribute `view-transition-name|hull-4101`; null for any other text.
 */
export function sharedName({ _attributes }: ElementSettings): string | null {
	if (typeof _attributes !== 'string') return null;
	const pair = _attributes
		.split(/[\n,]/)
		.map((text) => text.trim())
		.find((text) => NAMED.test(text));
	return pair?.slice(pair.indexOf('|') + 1) ?? null;
}

/**
 * Adds the rule for such a name to the page's sheet: each item of a list has a name of its own, and the site's policy
 * allows no style attribute.
 */
export function addSharedName(styles: StyleCollector, settings: ElementSettings): void {
	const name = sharedName(settings);
	if (name === null || styles.isClosed) return;
	styles.addCss(`shared-${name}`, `[data-shared="${name}"]{view-transition-name:${name}}`, 'base');
}
