import { MediaImage } from '../../elements/media/media-image';
import { type IconValue, iconNamed } from '../../elements/settings/icon';
import { hasIcon, Icon } from '../../ui/icon';
import type { VideoSettings } from './settings';

/** The picture that lies over a film until the film plays. */
export function Overlay({ settings }: { settings: VideoSettings }) {
	return (
		<span className="elementor-custom-embed-image-overlay">
			<MediaImage
				image={settings.image_overlay}
				size={settings.image_overlay_size}
				custom={settings.image_overlay_custom_dimension}
			/>
		</span>
	);
}

/** The play icon over the picture of a film. */
export function PlayIcon({ icon }: { icon: IconValue }) {
	return (
		<span className="elementor-custom-embed-play">
			<Icon icon={hasIcon(icon) ? icon : iconNamed('eicon-play')} />
		</span>
	);
}
