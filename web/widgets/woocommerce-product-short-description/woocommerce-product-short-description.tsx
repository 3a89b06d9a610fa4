import { useProduct } from '../../shop/product/use-product';
import { Markup } from '../../ui/markup';

/** What the page's product is, in a few words. */
export function ProductShortDescription() {
	const product = useProduct();
	return (
		product && (
			<Markup
				className="woocommerce-product-details__short-description"
				html={product.shortDescription ?? ''}
			/>
		)
	);
}
