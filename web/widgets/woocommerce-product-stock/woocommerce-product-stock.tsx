import { stockText } from '../../shop/product/stock-text';
import { useProduct } from '../../shop/product/use-product';

/** How many of the page's product there are, where the shop counts them. */
export function ProductStock() {
	const product = useProduct();
	const stock = product && stockText(product);
	return stock && <p className={`stock ${stock.className}`}>{stock.text}</p>;
}
