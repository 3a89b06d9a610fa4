import { mostOf } from '@outrigger/rules/shop/typed-quantity';
import type { Say } from '@outrigger/rules/texts/text';
import { dayInWords, isDay } from '@outrigger/rules/time/calendar-day';
import { wordpressMessage } from '../../wordpress/wordpress-message';
import type { CartLine } from './use-cart';

/** Returns the name of a line of a cart: the product's name, or a text for a deleted product. */
export function lineName({ product }: CartLine, say: Say): string {
	return wordpressMessage(product?.node?.name ?? '') || say('order.gone');
}

/** Something that was chosen or filled in. */
export interface LineChoice {
	label: string;
	value: string;
}

/**
 * Returns the values of a line's fields, under the fields' names. Data that plugins keep for themselves (a name that
 * begins with an underscore, a value that is JSON) is left out, because it is no text for visitors. A date is written
 * in the page's language.
 */
export function filledIn(
	entries: readonly ({ key?: string | null; value?: string | null } | null)[] | null | undefined,
	say: Say,
): LineChoice[] {
	return (entries ?? []).flatMap((entry) => {
		const [label, value] = [entry?.key ?? '', entry?.value ?? ''];
		const isText = label !== '' && value !== '' && !/^_/.test(label) && !/^[[{]/.test(value);
		const shown = isDay(value) ? dayInWords(value, say.lang ?? say.language) : value;
		return isText ? [{ label: wordpressMessage(label), value: wordpressMessage(shown) }] : [];
	});
}

/** Returns the choices in a line, `Size: Large`, an entry for each attribute, and the values of its fields. */
export function lineChoices({ variation, extraData }: CartLine, say: Say): LineChoice[] {
	const chosen = (variation?.attributes ?? []).flatMap((attribute) => {
		const value = attribute?.value ?? '';
		const label = attribute?.label || attribute?.name || '';
		return value === '' ? [] : [{ label: wordpressMessage(label), value: wordpressMessage(value) }];
	});
	return [...chosen, ...filledIn(extraData, say)];
}

/**
 * Returns the number of pieces that a line may have: the limit of the chosen variation, or else of the product; null
 * for no limit.
 */
export function mostOfLine({ product, variation }: CartLine): number | null {
	const node: object = variation?.node ?? product?.node ?? {};
	return mostOf(node);
}
