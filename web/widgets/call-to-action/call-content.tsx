import type { ReactNode } from 'react';
import { MediaImage } from '../../elements/media/media-image';
import { hasMedia } from '../../elements/settings/media';
import { hasIcon } from '../../ui/icon';
import { IconView, iconLookClasses } from '../../ui/icon-view';
import { InlineMarkup, inlineOnly } from '../../ui/inline-markup';
import { Markup } from '../../ui/markup';
import { Title } from '../../ui/title';
import type { CallToActionSettings } from './settings';

/** Picture or icon, title, description and button; each of them may move while the pointer is over the box. */
export function CallContent({
	settings,
	itemClass,
	children,
}: {
	settings: CallToActionSettings;
	itemClass: string | undefined;
	children: ReactNode;
}) {
	const { title, description, description_tag, button } = settings;
	const item = (name: string) =>
		['elementor-content-item', 'elementor-cta__content-item', name, itemClass]
			.filter(Boolean)
			.join(' ');
	return (
		<div className="elementor-cta__content">
			<Graphic settings={settings} item={item} />
			<Title as={settings.title_tag} className={item('elementor-cta__title')} html={title} />
			{description_tag === 'div' ? (
				<Markup className={item('elementor-cta__description')} html={description.trim()} />
			) : (
				<InlineMarkup
					as={description_tag}
					className={item('elementor-cta__description')}
					html={description}
				/>
			)}
			{inlineOnly(button).trim() !== '' && (
				<div className={item('elementor-cta__button-wrapper')}>{children}</div>
			)}
		</div>
	);
}

function Graphic({
	settings,
	item,
}: {
	settings: CallToActionSettings;
	item: (name: string) => string;
}) {
	const { graphic_element, graphic_image, selected_icon, icon_view, icon_shape } = settings;
	if (graphic_element === 'image' && hasMedia(graphic_image)) {
		return (
			<div className={item('elementor-cta__image')}>
				<MediaImage
					image={graphic_image}
					size={settings.graphic_image_size}
					custom={settings.graphic_image_custom_dimension}
				/>
			</div>
		);
	}
	if (graphic_element !== 'icon' || !hasIcon(selected_icon)) return null;
	const look = iconLookClasses({ view: icon_view, shape: icon_shape }).join(' ');
	return (
		<div className={item(`elementor-icon-wrapper elementor-cta__icon ${look}`)}>
			<IconView icon={selected_icon} />
		</div>
	);
}
