import { MediaImage } from '../../elements/media/media-image';
import { hasMedia } from '../../elements/settings/media';
import { hasIcon } from '../../ui/icon';
import { IconView, iconLookClasses } from '../../ui/icon-view';
import type { FlipBoxSettings } from './settings';

/** The icon or picture of the front. Renders nothing if the front has neither. */
export function Graphic({ settings }: { settings: FlipBoxSettings }) {
	const { graphic_element, image, selected_icon, icon_view, icon_shape } = settings;
	if (graphic_element === 'image' && hasMedia(image)) {
		return (
			<div className="elementor-flip-box__image">
				<MediaImage
					image={image}
					size={settings.image_size}
					custom={settings.image_custom_dimension}
				/>
			</div>
		);
	}
	if (graphic_element !== 'icon' || !hasIcon(selected_icon)) return null;
	const look = iconLookClasses({ view: icon_view, shape: icon_shape }).join(' ');
	return (
		<div className={`elementor-icon-wrapper ${look}`}>
			<IconView icon={selected_icon} />
		</div>
	);
}
