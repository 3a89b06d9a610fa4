import { xPostFrame } from '@outrigger/rules/embeds/x-posts';
import type { Say } from '@outrigger/rules/texts/text';
import { attributeOf, createElement, type Element } from './markup-tree';

/**
 * Rewrites a post of X in a text. X and WordPress embed it as a quotation that X's script replaces. Here it stays a
 * quotation, with a link for visitors who want X's own view: after a click the behaviour `network-post` loads X's
 * frame. Before that the page sends no request to X.
 */
export function offerPost(quote: Element, say: Say): void {
	if (quote.tagName !== 'blockquote') return;
	if (!/(?:^|\s)twitter-(?:tweet|video)(?:\s|$)/.test(attributeOf(quote, 'class') ?? '')) return;
	const links = linksIn(quote);
	const isOffered = links.some((link) => attributeOf(link, 'class') === FACADE);
	// The last link is the date, which leads to the post; all links before it belong to the text of the post.
	const href = links.map((link) => attributeOf(link, 'href') ?? '').findLast(xPostFrame);
	if (!href || isOffered) return;
	quote.attrs.push({ name: 'data-consent-purpose', value: 'social' });
	const attributes = { class: FACADE, href, target: '_blank', rel: 'noopener nofollow' };
	quote.childNodes.push(
		createElement('br', {}, ''),
		createElement('a', attributes, say('social.showPost')),
	);
}

/** A class of its own, not the class of the widget: if a page has both, the widget's rules must not apply here. */
const FACADE = 'e-network-post__facade';

function linksIn(element: Element): Element[] {
	return element.childNodes.flatMap((node) => {
		if (!('tagName' in node)) return [];
		return node.tagName === 'a' ? [node] : linksIn(node);
	});
}
