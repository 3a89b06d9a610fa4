import { attributeOf, type Element } from './markup-tree';

/**
 * Returns true if a form posts to another site. The page's policy forbids that, and a visitor should not fill in a form
 * that the browser cannot send. So the sanitiser removes such a form and keeps its content.
 *
 * @param siteUrl public origin without a slash at the end
 */
export function isForeignForm(element: Element, siteUrl: string): boolean {
	if (element.tagName !== 'form') return false;
	const action = attributeOf(element, 'action') ?? '';
	const base = `${siteUrl}/`;
	return !URL.canParse(action, base) || new URL(action, base).origin !== new URL(base).origin;
}
