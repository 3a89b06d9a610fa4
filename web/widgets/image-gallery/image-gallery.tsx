import { isAddressOfMedium } from '@outrigger/rules/address/medium-address';
import { hourlySeed, shuffled } from '@outrigger/rules/lists/shuffle';
import { plainText } from '@outrigger/rules/text/plain-text';
import type { Say } from '@outrigger/rules/texts/text';
import { useCurrentPage } from '../../elements/context/current-page';
import { useRender } from '../../elements/context/render-context';
import { type LightboxPicture, lightboxLink } from '../../elements/media/lightbox-link';
import { MediaImage } from '../../elements/media/media-image';
import { type LibraryMedia, useLibraryList } from '../../elements/media/media-library';
import { mediaSource } from '../../elements/media/media-source';
import type { MediaValue } from '../../elements/settings/media';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { HELD, mayBeHeld } from '../../ui/held-pictures-css';
import { InlineMarkup, inlineOnly } from '../../ui/inline-markup';
import { type LinkAttributes, linkAttributes } from '../../ui/link';
import { useTexts } from '../../ui/texts';
import type { ImageGallerySettings } from './settings';

/** Pictures in columns, as WordPress prints a gallery. */
export function ImageGallery({ settings, element }: WidgetProps<ImageGallerySettings>) {
	const { wp_gallery, gallery_rand, thumbnail_size } = settings;
	const { site } = useCurrentPage();
	const seed = hourlySeed(element.id, Date.now());
	const chosen = withoutRepeats(wp_gallery);
	const images =
		gallery_rand === 'rand'
			? shuffled([...chosen.keys()], seed).flatMap((index) => chosen[index] ?? [])
			: chosen;
	const library = useLibraryList(images.map(({ id }) => id));
	if (images.length === 0) return null;
	const columns = Math.min(Math.max(Math.trunc(settings.gallery_columns), 1), 10);
	return (
		<div className="elementor-image-gallery">
			<div
				className={`gallery gallery-columns-${columns} gallery-size-${thumbnail_size.replace(/[^\w-]/g, '')}`}
			>
				{images.map((image, index) => {
					const stored = library[index] ?? null;
					const media =
						stored && isAddressOfMedium(image.url, stored.sourceUrl ?? '', site.url)
							? stored
							: null;
					return (
						<GalleryFigure
							// biome-ignore lint/suspicious/noArrayIndexKey: pictures without an id may be alike
							key={index}
							image={image}
							media={media}
							settings={settings}
							slideshow={element.id}
							isHeld={mayBeHeld(index)}
						/>
					);
				})}
			</div>
		</div>
	);
}

/** WordPress shows each picture of its library once in a gallery, even if an editor chose it several times. */
function withoutRepeats(images: readonly MediaValue[]): MediaValue[] {
	const first = new Map(images.toReversed().map((image) => [image.id, image]));
	return images.filter((image) => !image.id || first.get(image.id) === image);
}

interface GalleryFigureProps {
	image: MediaValue;
	media: LibraryMedia | null;
	settings: ImageGallerySettings;
	slideshow: string;
	isHeld: boolean;
}

function GalleryFigure({ image, media, settings, slideshow, isHeld }: GalleryFigureProps) {
	const say = useTexts();
	const { lightboxTexts } = useRender();
	const { width = 0, height = 0 } = media?.mediaDetails ?? {};
	const isPortrait = (height ?? 0) > (width ?? 0);
	const picture = <MediaImage image={image} size={settings.thumbnail_size} />;
	const link = linkOf(settings, image, media, slideshow, lightboxTexts);
	const caption = inlineOnly(media?.caption ?? '').trim();
	return (
		<figure className={isHeld ? `gallery-item ${HELD}` : 'gallery-item'}>
			<div className={`gallery-icon ${isPortrait ? 'portrait' : 'landscape'}`}>
				{link ? <a {...named(link, image, media, isHeld, say)}>{picture}</a> : picture}
			</div>
			{caption !== '' && settings.gallery_display_caption !== 'none' && (
				<InlineMarkup as="figcaption" className="wp-caption-text gallery-caption" html={caption} />
			)}
		</figure>
	);
}

function linkOf(
	{ gallery_link, open_lightbox, thumbnail_size }: ImageGallerySettings,
	image: MediaValue,
	media: LibraryMedia | null,
	slideshow: string,
	texts: LightboxPicture['texts'],
): LinkAttributes | undefined {
	if (gallery_link === 'none') return undefined;
	// On a WordPress, the page of an attachment redirects to its file, unless the site still has such pages.
	if (gallery_link === 'attachment') {
		return linkAttributes(media?.uri || media?.sourceUrl || image.url);
	}
	return lightboxLink({
		url: media?.sourceUrl || image.url,
		id: media?.databaseId ?? null,
		media,
		open: open_lightbox,
		slideshow,
		texts,
		isCut: !media || mediaSource(media, thumbnail_size)?.srcSet !== media.srcSet,
	});
}

/** Gives the link of a picture a name if the picture is held back or has no alternative text. */
function named(
	link: LinkAttributes,
	image: MediaValue,
	media: LibraryMedia | null,
	isHeld: boolean,
	say: Say,
): LinkAttributes {
	const alt = media?.altText || image.alt;
	if (alt && !isHeld) return link;
	return { ...link, 'aria-label': alt || plainText(media?.title ?? '') || say('box.openPicture') };
}
