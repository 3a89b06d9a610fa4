import type { WidgetProps } from '../../elements/tree/define-widget';
import { Button } from '../../ui/button';
import { hasIcon, Icon } from '../../ui/icon';
import { InlineMarkup, inlineOnly } from '../../ui/inline-markup';
import { linkAttributes } from '../../ui/link';
import { Ribbon } from '../../ui/ribbon';
import { Title } from '../../ui/title';
import { Price } from './price';
import type { PriceTableSettings } from './settings';

/** One offer: name, price, features, link. */
export function PriceTable({ settings }: WidgetProps<PriceTableSettings>) {
	const { heading, sub_heading } = settings;
	const hasHeader = [heading, sub_heading].some((text) => inlineOnly(text).trim() !== '');
	return (
		<div className="elementor-price-table">
			{hasHeader && (
				<div className="elementor-price-table__header">
					<Title
						as={settings.heading_tag}
						className="elementor-price-table__heading"
						html={heading}
					/>
					<InlineMarkup
						as="span"
						className="elementor-price-table__subheading"
						html={sub_heading}
					/>
				</div>
			)}
			<Price settings={settings} />
			<Features settings={settings} />
			<Footer settings={settings} />
			{settings.show_ribbon && (
				<Ribbon
					title={settings.ribbon_title}
					side={settings.ribbon_horizontal_position}
					className="elementor-price-table__ribbon"
				/>
			)}
		</div>
	);
}

function Features({ settings }: { settings: PriceTableSettings }) {
	const features = settings.features_list.filter(
		({ item_text }) => inlineOnly(item_text).trim() !== '',
	);
	if (features.length === 0) return null;
	return (
		<ul className="elementor-price-table__features-list">
			{features.map(({ _id, item_text, selected_item_icon: icon }, index) => (
				<li key={_id || String(index)} className={`elementor-repeater-item-${_id}`}>
					<div className="elementor-price-table__feature-inner">
						{hasIcon(icon) && <Icon icon={icon} />}
						<InlineMarkup html={item_text} />
					</div>
				</li>
			))}
		</ul>
	);
}

function Footer({ settings }: { settings: PriceTableSettings }) {
	const { button_text, footer_additional_info } = settings;
	const hasButton = inlineOnly(button_text).trim() !== '';
	if (!hasButton && inlineOnly(footer_additional_info).trim() === '') return null;
	return (
		<div className="elementor-price-table__footer">
			{hasButton && (
				<Button
					className={['elementor-price-table__button', settings.button_hover_animation]
						.filter(Boolean)
						.join(' ')}
					text={button_text}
					size={settings.button_size}
					link={linkAttributes(settings.link)}
				/>
			)}
			<InlineMarkup
				as="div"
				className="elementor-price-table__additional_info"
				html={footer_additional_info}
			/>
		</div>
	);
}
