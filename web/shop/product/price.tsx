import { Fragment } from 'react';
import { useTexts } from '../../ui/texts';
import { priceText } from './price-text';

/** The texts that WordPress gives for a price: in the shop's own format, with HTML entities. */
export interface PriceTexts {
	price?: string | null;
	regularPrice?: string | null;
	salePrice?: string | null;
	onSale?: boolean | null;
	/** The product's type. The price of a variable product is a range, and no price is crossed out. */
	type?: string | null;
}

/**
 * Matches the dash of a range. The two prices follow the direction of the page, while the text of each price keeps its
 * own direction.
 */
const RANGE = /\s+–\s+/;

/** The price of a product; a reduced price is beside the old one. Empty without a price. */
export function Price({
	product,
	className = 'price',
}: {
	product: PriceTexts;
	className?: string;
}) {
	const say = useTexts();
	const price = priceText(product.price);
	const regular = priceText(product.regularPrice);
	const sale = priceText(product.salePrice);
	if (price === '') return null;
	if (
		product.type === 'VARIABLE' ||
		!product.onSale ||
		sale === '' ||
		regular === '' ||
		regular === sale
	) {
		return (
			<p className={className}>
				{price.split(RANGE).map((part, at) => (
					<Fragment key={part}>
						{at > 0 && '\u00a0–\u00a0'}
						<Amount text={part} />
					</Fragment>
				))}
			</p>
		);
	}
	return (
		<p className={className}>
			<del>
				<span className="elementor-screen-only">{`${say('shop.originalPrice')} `}</span>
				<Amount text={regular} />
			</del>{' '}
			<ins>
				<span className="elementor-screen-only">{`${say('shop.currentPrice')} `}</span>
				<Amount text={sale} />
			</ins>
		</p>
	);
}

function Amount({ text }: { text: string }) {
	return (
		<span className="woocommerce-Price-amount amount">
			<bdi>{text}</bdi>
		</span>
	);
}
