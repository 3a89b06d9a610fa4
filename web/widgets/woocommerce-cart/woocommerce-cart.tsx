import { Island } from '../../elements/island/island';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { useOwnCart } from '../../shop/cart/use-own-cart';
import { useQuietButtons } from '../../shop/cart/use-quiet-buttons';
import { cartIsland } from './cart-island';
import type { CartSettings } from './settings';

/**
 * The page of the cart. Only a page that the host makes for one visitor has the contents of the
 * cart in its markup.
 */
export function WoocommerceCart({ settings, element }: WidgetProps<CartSettings>) {
	const own = useOwnCart();
	useQuietButtons();
	return <Island of={cartIsland} id={element.id} props={{ ...settings, ...own }} />;
}
