import { plainText } from '@outrigger/rules/text/plain-text';
import { MediaImage } from '../../elements/media/media-image';
import { hasMedia } from '../../elements/settings/media';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { BoxLink } from '../../ui/box-link';
import { Button } from '../../ui/button';
import { linkAttributes } from '../../ui/link';
import { Ribbon } from '../../ui/ribbon';
import { CallContent } from './call-content';
import type { CallToActionSettings } from './settings';

/**
 * A picture with a call to action beside it (classic) or over it (cover). Either a button is the link, or the whole
 * box.
 */
export function CallToAction({ settings }: WidgetProps<CallToActionSettings>) {
	const { bg_image, skin, title, button } = settings;
	const link = linkAttributes(settings.link);
	const isBoxLink = settings.link_click === 'box' && link !== undefined;
	const animation = settings.skin === 'cover' && settings.content_animation;
	return (
		<div className="elementor-cta">
			{(hasMedia(bg_image) || skin === 'cover') && (
				<div className="elementor-cta__bg-wrapper">
					<div className="elementor-cta__bg elementor-bg">
						<MediaImage
							image={bg_image}
							size={settings.bg_image_size}
							custom={settings.bg_image_custom_dimension}
							// If a text lies over the picture, or the whole box is a link, the picture is decorative.
							alt={skin === 'cover' || isBoxLink ? '' : undefined}
						/>
					</div>
					<div className="elementor-cta__bg-overlay" />
				</div>
			)}
			<CallContent
				settings={settings}
				itemClass={animation ? `elementor-animated-item--${animation}` : undefined}
			>
				<Button
					className="elementor-cta__button"
					text={button}
					size={settings.button_size}
					link={link}
					isDecoration={isBoxLink}
				/>
			</CallContent>
			<Ribbon title={settings.ribbon_title} side={settings.ribbon_horizontal_position} />
			{isBoxLink && (
				<BoxLink link={link} label={[button, title].map(plainText).filter(Boolean).join(': ')} />
			)}
		</div>
	);
}
