import { MediaImage } from '../../elements/media/media-image';
import { hasMedia } from '../../elements/settings/media';
import { Button } from '../../ui/button';
import { InlineMarkup } from '../../ui/inline-markup';
import { kenBurnsClasses } from '../../ui/ken-burns';
import { linkAttributes } from '../../ui/link';
import { Title } from '../../ui/title';
import type { SlidesSettings } from './settings';

/** The assumed width of the widest screen in CSS pixels. */
const WIDEST_PX = 1920;

interface SlideContentProps {
	slide: SlidesSettings['slides'][number];
	settings: SlidesSettings;
}

/** One slide with its picture behind its texts. Either the whole slide or its button is the link. */
export function SlideContent({ slide, settings }: SlideContentProps) {
	const { background_image, background_ken_burns, zoom_direction, heading, description } = slide;
	const link = linkAttributes(slide.link);
	const isLink = link !== undefined && slide.link_click === 'slide';
	const moves = background_ken_burns ? ` ${kenBurnsClasses(zoom_direction)}` : '';
	const hasWords = [heading, description, slide.button_text].some((text) => text.trim() !== '');
	const named = hasWords ? link : { ...link, 'aria-label': background_image.alt || link?.href };
	const contents = (
		<div className="swiper-slide-contents">
			<Title as={settings.slides_title_tag} className="elementor-slide-heading" html={heading} />
			<InlineMarkup
				as={settings.slides_description_tag}
				className="elementor-slide-description"
				html={description}
				isLinked={isLink}
			/>
			<Button
				text={slide.button_text}
				link={isLink ? undefined : link}
				isDecoration={isLink}
				size={settings.button_size}
				className="elementor-slide-button"
			/>
		</div>
	);
	return (
		<>
			<div className={`swiper-slide-bg${moves}`}>
				{hasMedia(background_image) && <MediaImage image={background_image} maxWidth={WIDEST_PX} />}
			</div>
			{slide.background_overlay && <div className="elementor-background-overlay" />}
			{isLink ? (
				<a {...named} className="swiper-slide-inner">
					{contents}
				</a>
			) : (
				<div className="swiper-slide-inner">{contents}</div>
			)}
		</>
	);
}
