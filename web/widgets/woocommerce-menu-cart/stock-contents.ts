import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { parseOwnMarkup } from '../../browser/trusted-html';

/** The address of the shop's own call that returns the parts of a page that show a cart. */
const FRAGMENTS = '/?wc-ajax=get_refreshed_fragments';

/**
 * Puts the contents of the cart into the shop's own markup: the shop's answer has markup for each selector.
 * @throws if the shop gives no answer
 */
export async function refreshContents(): Promise<void> {
	const response = await fetch(FRAGMENTS, { method: 'POST' });
	if (!response.ok) throw new Error(`The shop answered ${response.status}.`);
	const { fragments } = plainObjectOf(await response.json());
	for (const [selector, markup] of Object.entries(plainObjectOf(fragments))) {
		if (typeof markup !== 'string') continue;
		for (const part of document.querySelectorAll(selector)) {
			part.replaceWith(parseOwnMarkup(markup));
		}
	}
}
