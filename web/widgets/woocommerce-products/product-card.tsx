import { addressPath } from '@outrigger/rules/address/uri-path';
import { MediaImage } from '../../elements/media/media-image';
import { CardForm } from '../../shop/cart/card-form';
import { Price } from '../../shop/product/price';
import { Rating } from '../../shop/product/rating';
import { SaleFlash } from '../../shop/product/sale-flash';
import { isBuyable } from '../../shop/product/stock-text';
import { Button } from '../../ui/button';
import { useTexts } from '../../ui/texts';
import type { CardProduct } from './use-products';

/** A product of a list. Picture, name and price lead to its page, and a button puts a simple product into the cart. */
export function ProductCard({ product }: { product: CardProduct }) {
	const say = useTexts();
	const { image, name, databaseId } = product;
	const title = name ?? '';
	const href = addressPath(product.uri ?? '');
	const isSimple = product.type === 'SIMPLE' && Boolean(product.price);
	return (
		<li className={`product type-product post-${databaseId}${product.onSale ? ' sale' : ''}`}>
			<SaleFlash onSale={product.onSale} />
			<a className="woocommerce-LoopProduct-link woocommerce-loop-product__link" href={href}>
				{image && (
					<MediaImage
						image={{ id: image.databaseId, url: image.sourceUrl ?? '', alt: '' }}
						known={image}
						size="medium_large"
						maxWidth={440}
						alt=""
					/>
				)}
				<h2 className="woocommerce-loop-product__title">{title}</h2>
			</a>
			{product.reviewCount ? <Rating value={product.averageRating ?? 0} /> : null}
			<Price product={product} />
			{isSimple && isBuyable(product) ? (
				<CardForm productId={databaseId} name={title} />
			) : (
				<Button
					className="button"
					text={say(isSimple ? 'shop.readMore' : 'shop.selectOptions')}
					label={say(isSimple ? 'shop.readMoreAbout' : 'shop.selectOptionsFor', { name: title })}
					link={{ href }}
				/>
			)}
		</li>
	);
}
