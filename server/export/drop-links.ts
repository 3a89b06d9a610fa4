import { createEdits, type Edits } from '../site/through/edits';
import { type StartTag, scanTags } from '../site/through/scan-tags';
import { type ExportPlaces, exportedLink } from './exported-link';

/** The pages that an export leaves out. */
export interface DroppedPlaces extends ExportPlaces {
	/** Addresses, on this host, of shop pages that the export omits. */
	leftOut: ReadonlySet<string>;
	/** Origin of a running Outrigger that has these pages; null if there is none. */
	actionsUrl: string | null;
}

const MENU_CART = 'woocommerce-menu-cart.';

/**
 * Takes links that have no meaning in a folder of files out of a page: to the login, to APIs, to the answer of a
 * comment, to a shop, to postcards. The function removes a list item with nothing else in it, and turns a link inside
 * of a text into plain text. It removes cart buttons as well.
 *
 * @param from own address of the page
 */
export function dropLinks(html: string, from: string, places: DroppedPlaces): string {
	const edits = createEdits(html);
	/** The last start tag, without content so far. */
	let before: StartTag | null = null;
	/** The open cart button, whose content the walk skips. */
	let cart: { start: number; depth: number } | null = null;
	/** A list item whose only link is to be dropped, up to the end of that link. */
	let dropped: { start: number; end: number } | null = null;

	scanTags(html, {
		onStart(tag) {
			const isCart = tag.attributes.get('data-widget_type')?.startsWith(MENU_CART) ?? false;
			if (cart) {
				if (tag.name === 'div') cart.depth += 1;
				return;
			}
			if (isCart && tag.name === 'div') {
				cart = { start: tag.start, depth: 1 };
				return;
			}
			// No host signs a visitor's text in an export.
			if (tag.attributes.get('data-postcards')) edits.setAttribute(tag, 'data-postcards', null);
			const { leftOut, actionsUrl } = places;
			const href = tag.name === 'a' ? tag.attributes.get('href') : undefined;
			const link = href === undefined ? null : exportedLink(href, from, places);
			const isLeftOut = link?.kind === 'page' && leftOut.has(link.asked);
			if (isLeftOut && actionsUrl !== null) {
				edits.setAttribute(tag, 'href', actionsUrl + link.asked);
			} else if (isLeftOut || link?.kind === 'without meaning') {
				dropped = dropLink(edits, tag, before?.name === 'li' ? before : null, html);
			}
			before = tag;
		},
		onEnd(name, start, end) {
			if (cart) {
				if (name === 'div') cart.depth -= 1;
				if (cart.depth > 0) return;
				edits.replace(cart.start, end, '');
				cart = null;
			} else if (dropped) {
				if (name === 'a' && dropped.end === 0) dropped.end = end;
				else if (name === 'li' && dropped.end > 0) {
					const isAlone = html.slice(dropped.end, start).trim() === '';
					if (isAlone) edits.replace(dropped.start, end, '');
					dropped = null;
				}
			}
		},
	});
	return edits.apply((text) => text);
}

/** @returns the start of a list item that can be removed as a whole */
function dropLink(edits: Edits, tag: StartTag, item: StartTag | null, html: string) {
	edits.setAttribute(tag, 'href', null);
	const isFirst = item !== null && html.slice(item.end, tag.start).trim() === '';
	return isFirst ? { start: item.start, end: 0 } : null;
}
