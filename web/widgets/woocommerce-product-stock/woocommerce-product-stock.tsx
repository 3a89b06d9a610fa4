import { stockText } from '../../shop/product/stock-text';
import { useProduct } from '../../shop/product/use-product';
import { useTexts } from '../../ui/texts';

/** The number of pieces of the page's product, if the shop counts them. */
export function ProductStock() {
	const say = useTexts();
	const product = useProduct();
	const stock = product && stockText(product, say);
	return stock && <p className={`stock ${stock.className}`}>{stock.text}</p>;
}
