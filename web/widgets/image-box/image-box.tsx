import { MediaImage } from '../../elements/media/media-image';
import { hasMedia } from '../../elements/settings/media';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { InlineMarkup, inlineOnly } from '../../ui/inline-markup';
import { linkAttributes } from '../../ui/link';
import { Title } from '../../ui/title';
import type { ImageBoxSettings } from './settings';

/** A picture with title and description; title and picture may be links. */
export function ImageBox({ settings }: WidgetProps<ImageBoxSettings>) {
	const { image, title_text, description_text } = settings;
	const link = linkAttributes(settings.link);
	const hasTitle = inlineOnly(title_text).trim() !== '';
	const hasText = hasTitle || inlineOnly(description_text).trim() !== '';
	const picture = (
		<MediaImage
			image={image}
			size={settings.thumbnail_size}
			custom={settings.thumbnail_custom_dimension}
			className={settings.hover_animation}
		/>
	);
	// The title already is a link to the same target, so the picture's link is not another tab stop.
	const access = hasTitle
		? { tabIndex: -1, 'aria-hidden': true }
		: { 'aria-label': link?.['aria-label'] ?? (image.alt || link?.href) };
	return (
		<div className="elementor-image-box-wrapper">
			{hasMedia(image) && (
				<figure className="elementor-image-box-img">
					{link ? (
						<a {...link} {...access}>
							{picture}
						</a>
					) : (
						picture
					)}
				</figure>
			)}
			{hasText && (
				<div className="elementor-image-box-content">
					<Title
						as={settings.title_size}
						className="elementor-image-box-title"
						html={title_text}
						link={link}
					/>
					<InlineMarkup
						as="p"
						className="elementor-image-box-description"
						html={description_text}
					/>
				</div>
			)}
		</div>
	);
}
