import { plainText } from '@outrigger/rules/text/plain-text';
import { MediaImage } from '../../elements/media/media-image';
import { hasMedia } from '../../elements/settings/media';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { BoxLink } from '../../ui/box-link';
import { hasIcon } from '../../ui/icon';
import { IconView } from '../../ui/icon-view';
import { InlineMarkup } from '../../ui/inline-markup';
import { linkAttributes } from '../../ui/link';
import { Title } from '../../ui/title';
import type { ElementsKitIconBoxSettings } from './settings';

/**
 * An icon or a picture with title and description, from the most used add-on. The widget omits a button without a
 * target.
 */
export function ElementsKitIconBox({ settings }: WidgetProps<ElementsKitIconBoxSettings>) {
	const title = settings.ekit_icon_box_title_text;
	const boxLink =
		settings.ekit_icon_box_show_global_link && linkAttributes(settings.ekit_icon_box_global_link);
	const button =
		settings.ekit_icon_box_enable_btn && linkAttributes(settings.ekit_icon_box_btn_url);
	const place = settings.ekit_icon_box_icon_position;
	return (
		<div
			className={`elementskit-infobox elementskit-infobox--${place} ${settings.ekit_icon_box_info_box_hover_animation}`.trim()}
		>
			<Header settings={settings} />
			<div className="elementskit-infobox__body">
				<Title
					as={settings.ekit_icon_box_title_size}
					className="elementskit-info-box-title"
					html={title}
				/>
				<InlineMarkup
					as="p"
					className="elementskit-infobox__text"
					html={settings.ekit_icon_box_description_text}
				/>
				{button && (
					<InlineMarkup
						as="a"
						{...button}
						className="elementskit-btn"
						html={settings.ekit_icon_box_btn_text}
					/>
				)}
			</div>
			{boxLink && <BoxLink link={boxLink} label={plainText(title)} />}
		</div>
	);
}

function Header({ settings }: { settings: ElementsKitIconBoxSettings }) {
	const { ekit_icon_box_header_icons: icon, ekit_icon_box_header_image: image } = settings;
	const kind = settings.ekit_icon_box_enable_header_icon;
	if (kind === 'image' && hasMedia(image)) {
		return (
			<div className="elementskit-infobox__picture">
				<MediaImage image={image} />
			</div>
		);
	}
	if (kind !== 'icon' || !hasIcon(icon)) return null;
	return (
		<div className="elementskit-infobox__icon">
			<IconView icon={icon} />
		</div>
	);
}
