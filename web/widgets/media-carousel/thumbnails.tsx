import { MediaImage } from '../../elements/media/media-image';
import { useTexts } from '../../ui/texts';
import type { MediaCarouselSettings } from './settings';

/** Twice the largest shown width of a thumbnail, in CSS pixels. */
const THUMBNAIL_PX = 300;

interface ThumbnailsProps {
	slides: MediaCarouselSettings['slides'];
	/** The name of the pictures' size in the media library. */
	size: string;
	/** Returns the id of the slide at an index, from 0. */
	slideId: (index: number) => string;
	/** True if the active thumbnail is in the middle. */
	isCentered: boolean;
}

/** Thumbnails that show their slides; without script each is a link that scrolls to its slide. */
export function Thumbnails({ slides, size, slideId, isCentered }: ThumbnailsProps) {
	const say = useTexts();
	const centered = isCentered ? ' e-carousel-thumbnails-centered' : '';
	return (
		<div className={`elementor-thumbnails-swiper${centered}`}>
			{slides.map(({ image }, index) => (
				<a
					key={slideId(index)}
					className="e-carousel-thumbnail"
					href={`#${slideId(index)}`}
					aria-label={say('carousel.goTo', { number: index + 1 })}
				>
					<MediaImage image={image} size={size} maxWidth={THUMBNAIL_PX} alt="" />
				</a>
			))}
		</div>
	);
}
