import { Island } from '../../elements/island/island';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { useOwnPage } from '../../shop/cart/use-own-cart';
import { useProduct } from '../../shop/product/use-product';
import { Button } from '../../ui/button';
import { linkAttributes } from '../../ui/link';
import { useTexts } from '../../ui/texts';
import { addToCartIsland } from './add-to-cart-island';
import { asTyped, offeredProduct } from './offered-product';
import type { AddToCartSettings } from './settings';

/** The type of the builder's other button, which has a setting for its product. */
const ANYWHERE = 'wc-add-to-cart';

/**
 * A form that puts the page's product, or the product that an editor chose, into the cart. A product of another shop is
 * a link to that shop.
 */
export function ProductAddToCart({ settings, element }: WidgetProps<AddToCartSettings>) {
	const say = useTexts();
	const isAnywhere = element.widgetType === ANYWHERE;
	const product = useProduct(isAnywhere ? Math.trunc(settings.product_id) : 0);
	const { refusal, typed } = useOwnPage();
	if (!product) return null;
	if (product.type === 'EXTERNAL') {
		const { externalUrl, buttonText } = product;
		const link = externalUrl ? linkAttributes({ url: externalUrl, nofollow: true }) : undefined;
		return link ? <Button text={buttonText || say('shop.buy')} link={link} /> : null;
	}
	if (product.type !== 'SIMPLE' && product.type !== 'VARIABLE') return null;
	const offered = offeredProduct(product, say);
	const isRefused = refusal !== '' && typed['add-to-cart'] === `${product.databaseId}`;
	return (
		<Island
			of={addToCartIsland}
			id={element.id}
			props={{
				product: isRefused ? asTyped(offered, typed) : offered,
				hasQuantity: settings.show_quantity,
				quantity:
					(isRefused && typed.quantity) ||
					`${isAnywhere ? Math.max(1, Math.trunc(settings.quantity)) : 1}`,
				text: settings.text.trim() || say('shop.addToCart'),
				refusal: isRefused ? refusal : '',
			}}
		/>
	);
}
