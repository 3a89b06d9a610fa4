import { Rating } from '../../shop/product/rating';
import { useProduct } from '../../shop/product/use-product';
import { useTexts } from '../../ui/texts';

/**
 * The customers' rating of the page's product, with the way to their reviews; nothing without
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
