import { type InferOutput, object } from 'valibot';
import { useRender } from '../../elements/context/render-context';
import { lightboxLink } from '../../elements/media/lightbox-link';
import { MediaImage } from '../../elements/media/media-image';
import { switchSetting } from '../../elements/settings/switch';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { SaleFlash } from '../../shop/product/sale-flash';
import { useProduct } from '../../shop/product/use-product';
import { useTexts } from '../../ui/texts';
import type { Image_MediaFragment } from '../../wordpress/image.generated';

export const ProductImagesSettings = object({
	/** If on, a reduced product has a badge on its picture. */
	sale_flash: switchSetting(true),
});
export type ProductImagesSettings = InferOutput<typeof ProductImagesSettings>;

/** The WordPress size of the small pictures. */
const THUMBNAIL = 'medium';

/**
 * The pictures of the page's product: a large one, and the others below it. Each opens in the lightbox; without script
 * it opens as a file.
 */
export function ProductImages({ settings, element }: WidgetProps<ProductImagesSettings>) {
	const say = useTexts();
	const product = useProduct();
	if (!product) return null;
	const first = product.image ?? null;
	const others = (product.galleryImages?.nodes ?? []).filter(({ id }) => id !== first?.id);
	const name = product.name ?? '';
	if (!first && others.length === 0) return null;
	const [large, ...small] = first ? [first, ...others] : others;
	return (
		<div className="woocommerce-product-gallery">
			{settings.sale_flash && <SaleFlash onSale={product.onSale} />}
			<div className="woocommerce-product-gallery__wrapper">
				{large && <Picture medium={large} name={name} size="large" slideshow={element.id} />}
			</div>
			{small.length > 0 && (
				<ul className="flex-control-thumbs">
					{small.map((medium, index) => (
						<li key={medium.id}>
							<Picture
								medium={medium}
								name={say('shop.picture', { name, number: index + 2 })}
								size={THUMBNAIL}
								slideshow={element.id}
							/>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

interface PictureProps {
	medium: Image_MediaFragment;
	/** The alternative text if the library has none. */
	name: string;
	size: string;
	slideshow: string;
}

function Picture({ medium, name, size, slideshow }: PictureProps) {
	const { lightboxTexts } = useRender();
	const id = medium.databaseId;
	const url = medium.sourceUrl ?? '';
	const picture = (
		<MediaImage
			image={{ id, url, alt: '' }}
			known={medium}
			size={size}
			alt={medium.altText || name}
		/>
	);
	const media = { ...medium, title: name, description: null, uri: null };
	const link = lightboxLink({ url, id, media, slideshow, texts: lightboxTexts });
	return (
		<div className="woocommerce-product-gallery__image">
			{link ? <a {...link}>{picture}</a> : picture}
		</div>
	);
}
