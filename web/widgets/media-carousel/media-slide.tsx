import { MediaImage, MediaItem } from '../../elements/media/media-image';
import type { LibraryMedia } from '../../elements/media/media-library';
import { hasMedia } from '../../elements/settings/media';
import { Icon } from '../../ui/icon';
import { InlineMarkup } from '../../ui/inline-markup';
import { useTexts } from '../../ui/texts';
import { linkOfSlide } from './link-of-slide';
import type { MediaCarouselSettings } from './settings';

interface MediaSlideProps {
	slide: MediaCarouselSettings['slides'][number];
	settings: MediaCarouselSettings;
	/** The name of the slideshow in which all pictures of the carousel open. */
	slideshow: string;
}

/** One picture, or the picture of a film, with the editor's link and the editor's overlay of a text or an icon. */
export function MediaSlide({ slide, settings, slideshow }: MediaSlideProps) {
	if (!hasMedia(slide.image)) return <Content {...{ slide, settings, slideshow }} media={null} />;
	return (
		<MediaItem image={slide.image}>
			{(media) => <Content {...{ slide, settings, slideshow }} media={media} />}
		</MediaItem>
	);
}

function Content({
	slide,
	settings,
	slideshow,
	media,
}: MediaSlideProps & { media: LibraryMedia | null }) {
	const say = useTexts();
	const { image, type } = slide;
	const link = linkOfSlide(slide, slideshow, media, say);
	const picture = (
		<>
			<div className="elementor-carousel-image">
				<MediaImage
					image={image}
					size={settings.image_size_size}
					custom={settings.image_size_custom_dimension}
				/>
				{type === 'video' && link && (
					<span className="elementor-custom-embed-play">
						<Icon icon={{ value: 'eicon-play' }} />
					</span>
				)}
			</div>
			<Overlay settings={settings} media={media} isLinked={link !== undefined} />
		</>
	);
	return link ? <a {...link}>{picture}</a> : picture;
}

interface OverlayProps {
	settings: MediaCarouselSettings;
	media: LibraryMedia | null;
	isLinked: boolean;
}

/** The overlay of a picture under the pointer or with the focus: a text of the media library, or an icon. */
function Overlay({ settings, media, isLinked }: OverlayProps) {
	const { overlay, caption, icon, overlay_animation, skin } = settings;
	const words = media?.[caption] ?? '';
	if (overlay === '' || skin === 'slideshow' || (overlay === 'text' && !words)) return null;
	return (
		<div className={`elementor-carousel-image-overlay e-overlay-animation-${overlay_animation}`}>
			{overlay === 'icon' ? (
				<Icon icon={{ value: `fas fa-${icon}` }} />
			) : (
				<InlineMarkup html={words} isLinked={isLinked} />
			)}
		</div>
	);
}
