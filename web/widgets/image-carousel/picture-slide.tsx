import type { Say } from '@outrigger/rules/texts/text';
import { lightboxLink } from '../../elements/media/lightbox-link';
import { MediaImage, MediaItem } from '../../elements/media/media-image';
import type { LibraryMedia } from '../../elements/media/media-library';
import type { MediaValue } from '../../elements/settings/media';
import { InlineMarkup } from '../../ui/inline-markup';
import { type LinkAttributes, linkAttributes } from '../../ui/link';
import { useTexts } from '../../ui/texts';
import type { ImageCarouselSettings } from './settings';

interface PictureSlideProps {
	image: MediaValue;
	settings: ImageCarouselSettings;
	/** The name of the slideshow in which all pictures of the carousel open. */
	slideshow: string;
	/** The largest shown width in CSS pixels, if the carousel knows it. */
	maxWidth: number | undefined;
}

/** One picture, with or without a link, with the texts that the media library has for it. */
export function PictureSlide({ image, settings, slideshow, maxWidth }: PictureSlideProps) {
	const say = useTexts();
	const { thumbnail_size, thumbnail_custom_dimension, link_to, caption_type } = settings;
	const picture = (
		<MediaImage
			image={image}
			size={thumbnail_size}
			custom={thumbnail_custom_dimension}
			maxWidth={maxWidth}
			className="swiper-slide-image"
		/>
	);
	if (link_to === 'none' && caption_type === '') {
		return <figure className="swiper-slide-inner">{picture}</figure>;
	}
	return (
		<MediaItem image={image}>
			{(media) => {
				const link = linkOf(image, settings, slideshow, media);
				const figure = (
					<figure className="swiper-slide-inner">
						{picture}
						{caption_type !== '' && (
							<InlineMarkup
								as="figcaption"
								className="elementor-image-carousel-caption"
								html={media?.[caption_type] ?? ''}
								isLinked={link !== undefined}
							/>
						)}
					</figure>
				);
				return link ? <a {...named(link, image, media, say)}>{figure}</a> : figure;
			}}
		</MediaItem>
	);
}

function linkOf(
	image: MediaValue,
	{ link_to, link, open_lightbox }: ImageCarouselSettings,
	slideshow: string,
	media: LibraryMedia | null,
): LinkAttributes | undefined {
	if (link_to === 'none') return undefined;
	if (link_to === 'custom') return linkAttributes(link);
	const url = media?.sourceUrl || image.url;
	const id = media?.databaseId ?? null;
	return lightboxLink({ url, id, media, open: open_lightbox, slideshow });
}

/** Gives a link a name after its target if its picture has no alternative text. */
function named(link: LinkAttributes, image: MediaValue, media: LibraryMedia | null, say: Say) {
	if (media?.altText || image.alt || link['aria-label']) return link;
	return { ...link, 'aria-label': media?.title || say('box.openPicture') };
}
