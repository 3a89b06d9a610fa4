import { Price } from '../../shop/product/price';
import { Rating } from '../../shop/product/rating';
import { stockText } from '../../shop/product/stock-text';
import { useProduct } from '../../shop/product/use-product';
import { Markup } from '../../ui/markup';
import { useTexts } from '../../ui/texts';

/** The price of the page's product, as the shop calculates it. */
export function ProductPrice() {
	const product = useProduct();
	return product && <Price product={product} />;
}

/**
 * The customers' rating of the page's product, with a link to their reviews. The widget renders nothing without
 * ratings.
 */
export function ProductRating() {
	const say = useTexts();
	const product = useProduct();
	const count = product?.reviewCount ?? 0;
	if (!product || count === 0) return null;
	return (
		<div className="woocommerce-product-rating">
			<Rating value={product.averageRating ?? 0} />
			<a href="#tab-reviews" className="woocommerce-review-link">
				{say('shop.customerReviews', { count })}
			</a>
		</div>
	);
}

/** The short description of the page's product. */
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

/** The stock of the page's product, if the shop counts its pieces. */
export function ProductStock() {
	const say = useTexts();
	const product = useProduct();
	const stock = product && stockText(product, say);
	return stock && <p className={`stock ${stock.className}`}>{stock.text}</p>;
}
