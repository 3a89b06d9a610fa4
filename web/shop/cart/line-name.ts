import { mostOf } from '@outrigger/rules/shop/typed-quantity';
import type { Say } from '@outrigger/rules/texts/text';
import { wordpressMessage } from '../../wordpress/wordpress-message';
import type { CartLine } from './use-cart';

/** Returns the name of a line of a cart: the product's name; words for a product that is gone. */
export function lineName({ product }: CartLine, say: Say): string {
	return wordpressMessage(product?.node?.name ?? '') || say('order.gone');
}

/** Returns the choices in a line, `Size: Large`; an entry for each attribute. */
export function lineChoices({ variation }: CartLine): { label: string; value: string }[] {
	return (variation?.attributes ?? []).flatMap((attribute) => {
		const value = attribute?.value ?? '';
		const label = attribute?.label || attribute?.name || '';
		return value === '' ? [] : [{ label: wordpressMessage(label), value: wordpressMessage(value) }];
	});
}

/**
 * Returns the number of pieces that a line may have: that of the chosen form, else of the
 * product; null for no limit.
 */
export function mostOfLine({ product, variation }: CartLine): number | null {
	const node: object = variation?.node ?? product?.node ?? {};
	return mostOf(node);
}
