import { attributeOf, type Element } from './markup-tree';

/**
 * Whether a form posts to another site. The page's policy stops that anyway, and a visitor should not fill in what
 * cannot be sent: such a form goes, and what is inside stays.
 *
 * @param siteUrl public origin without a slash at the end
 */
export function isForeignForm(element: Element, siteUrl: string): boolean {
	if (element.tagName !== 'form') return false;
	const action = attributeOf(element, 'action') ?? '';
	const base = `${siteUrl}/`;
	return !URL.canParse(action, base) || new URL(action, base).origin !== new URL(base).origin;
}
