import { Price } from '../../shop/product/price';
import { useProduct } from '../../shop/product/use-product';

/** The price of the page's product, as the server counts it. */
export function ProductPrice() {
	const product = useProduct();
	return product && <Price product={product} />;
}
