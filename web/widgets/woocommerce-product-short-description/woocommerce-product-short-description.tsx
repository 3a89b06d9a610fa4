import { useProduct } from '../../shop/product/use-product';
import { Markup } from '../../ui/markup';

/** The page's product in a few words. */
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
