import { MediaImage } from '../../elements/media/media-image';
import { hasMedia } from '../../elements/settings/media';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { InlineMarkup, inlineOnly } from '../../ui/inline-markup';
import { linkAttributes } from '../../ui/link';
import { Title } from '../../ui/title';
import type { PriceListItem, PriceListSettings } from './settings';

/**
 * A list of things for sale; each line has a title, a price, a description and a picture. The list omits lines without
 * any of these.
 */
export function PriceList({ settings }: WidgetProps<PriceListSettings>) {
	const items = settings.price_list.filter(
		({ title, price, item_description }) =>
			inlineOnly(title).trim() !== '' || price.trim() !== '' || item_description.trim() !== '',
	);
	if (items.length === 0) return null;
	return (
		<ul className="elementor-price-list">
			{items.map((item, index) => (
				<Line key={item._id || String(index)} item={item} settings={settings} />
			))}
		</ul>
	);
}

function Line({ item, settings }: { item: PriceListItem; settings: PriceListSettings }) {
	const link = linkAttributes(item.link);
	const hasTitle = inlineOnly(item.title).trim() !== '';
	const price = item.price.trim();
	return (
		<li className={`elementor-price-list-item elementor-repeater-item-${item._id}`}>
			{hasMedia(item.image) && (
				<div className="elementor-price-list-image">
					<MediaImage
						image={item.image}
						size={settings.image_size_size}
						custom={settings.image_size_custom_dimension}
						// The title beside the picture describes the picture.
						alt={hasTitle ? '' : undefined}
					/>
				</div>
			)}
			<div className="elementor-price-list-text">
				<div className="elementor-price-list-header">
					<Title
						as={settings.title_tag}
						className="elementor-price-list-title"
						html={item.title}
						link={link}
					/>
					{price && <span className="elementor-price-list-separator" aria-hidden="true" />}
					{price && <span className="elementor-price-list-price">{price}</span>}
				</div>
				<InlineMarkup
					as={settings.description_tag}
					className="elementor-price-list-description"
					html={item.item_description}
				/>
			</div>
		</li>
	);
}
