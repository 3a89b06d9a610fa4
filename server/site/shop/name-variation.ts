import { attributeKey, chooseVariation } from '@outrigger/rules/shop/choose-variation';
import { askShop, type ShopAsker } from './ask-shop';
import type { ShopForm } from './shop-form';
import { HostVariationsDocument, type HostVariationsQuery } from './shop-forms.shop.generated';

interface Choice {
	attributeName: string;
	attributeValue: string;
}

/**
 * A form that adds a product, with the variation that its attributes name. The page contains the number of the
 * variation that was selected at first. Without script that number stays the same when the visitor chooses another
 * variation, so the attributes decide. Forms without attributes keep their number. If no variation fits, the number is
 * removed, and the shop reports the fault.
 */
export async function nameVariation(form: ShopForm, asker: ShopAsker): Promise<ShopForm> {
	const {
		variation,
		variationId: _,
		...input
	} = form.input as {
		variation?: Choice[];
		variationId?: number;
		productId: number;
	};
	if (form.kind !== 'add' || !variation) return form;
	const { data } = await askShop(asker, HostVariationsDocument, { id: String(input.productId) });
	const product = (data as HostVariationsQuery | null)?.product;
	const variations = (product && 'variations' in product && product.variations?.nodes) || [];
	const choices = Object.fromEntries(
		variation.map(({ attributeName, attributeValue }) => [
			attributeKey(attributeName),
			attributeValue,
		]),
	);
	const named = chooseVariation(
		variations.map(({ databaseId, attributes }) => ({
			databaseId,
			attributes: attributes?.nodes ?? [],
		})),
		Object.keys(choices),
		choices,
	);
	return {
		...form,
		input: { ...input, variation, ...(named && { variationId: named.databaseId }) },
	};
}
