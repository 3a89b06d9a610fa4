import { linkOfPaypalForm } from '@outrigger/rules/payments/paypal-link';
import { attributeOf, createElement, type Element, type Node } from './markup-tree';

/**
 * The link that replaces a form to PayPal; it looks like the builder's payment button. The page's policy forbids forms
 * that lead to another site.
 * @returns null for every other form
 */
export function paypalFormLink(form: Element): Element | null {
	const inside = everyIn(form);
	const fields = inside
		.filter(({ tagName }) => tagName === 'input')
		.filter((input) => attributeOf(input, 'type') === 'hidden')
		.map((input) => [attributeOf(input, 'name') ?? '', attributeOf(input, 'value') ?? ''] as const);
	const href = linkOfPaypalForm(attributeOf(form, 'action') ?? '', fields);
	if (!href) return null;
	const text = joinedText(form.childNodes).replace(/\s+/g, ' ').trim();
	const attributes = { class: 'elementor-button', href, rel: 'noopener nofollow' };
	return createElement('a', attributes, text || 'PayPal');
}

function everyIn(element: Element): Element[] {
	return element.childNodes.flatMap((node) => ('tagName' in node ? [node, ...everyIn(node)] : []));
}

function joinedText(nodes: readonly Node[]): string {
	return nodes
		.map((node) => {
			if ('tagName' in node) return joinedText(node.childNodes);
			return node.nodeName === '#text' && 'value' in node ? node.value : '';
		})
		.join('');
}
