import { useSuspenseQuery } from '@apollo/client/react';
import { formatPhpDate } from '@outrigger/rules/time/php-date';
import { useCurrentPage } from '../../elements/context/current-page';
import { Rating } from '../../shop/product/rating';
import { Markup } from '../../ui/markup';
import { useTexts } from '../../ui/texts';
import { ShopReviewsDocument } from '../../wordpress/shop/products.shop.generated';

/** The number of latest reviews that are shown. */
const SHOWN = 20;

/**
 * The reviews of customers about a product, each with its stars.
 * @param productId database id
 */
export function Reviews({ productId }: { productId: number }) {
	const say = useTexts();
	const { site } = useCurrentPage();
	const { data } = useSuspenseQuery(ShopReviewsDocument, {
		variables: { id: `${productId}`, idType: 'DATABASE_ID', first: SHOWN },
	});
	return (
		<ol className="commentlist">
			{(data.product?.reviews?.edges ?? []).map(({ rating, node }) => (
				<li key={node.id} className="review">
					{rating ? <Rating value={rating} /> : null}
					<p className="meta">
						<strong className="woocommerce-review__author">
							{node.author?.node.name || say('comments.anonymous')}
						</strong>
						{node.date && (
							<time
								className="woocommerce-review__published-date"
								dateTime={node.date.slice(0, 10)}
							>
								{` ${formatPhpDate(node.date, site.dateFormat, site.language)}`}
							</time>
						)}
					</p>
					<Markup className="description" html={node.content ?? ''} />
				</li>
			))}
		</ol>
	);
}
