import { mostOf } from '@outrigger/rules/shop/typed-quantity';
import type { Say } from '@outrigger/rules/texts/text';
import { wordpressMessage } from '../../wordpress/wordpress-message';
import type { CartLine } from './use-cart';

/** What a line of a cart is called: the product's name; words for one that is gone. */
export function lineName({ product }: CartLine, say: Say): string {
	return wordpressMessage(product?.node?.name ?? '') || say('order.gone');
}

/** What was chosen of it, `Size: Large`; one entry for each attribute. */
export function lineChoices({ variation }: CartLine): { label: string; value: string }[] {
	return (variation?.attributes ?? []).flatMap((attribute) => {
		const value = attribute?.value ?? '';
		const label = attribute?.label || attribute?.name || '';
		return value === '' ? [] : [{ label: wordpressMessage(label), value: wordpressMessage(value) }];
	});
}

/** How many pieces a line may have: those of the chosen form, else of the product; null for as many as one likes. */
export function mostOfLine({ product, variation }: CartLine): number | null {
	const node: object = variation?.node ?? product?.node ?? {};
	return mostOf(node);
}
