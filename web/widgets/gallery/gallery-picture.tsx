import { plainText } from '@outrigger/rules/text/plain-text';
import type { Say } from '@outrigger/rules/texts/text';
import { useRender } from '../../elements/context/render-context';
import { type LightboxPicture, lightboxLink } from '../../elements/media/lightbox-link';
import type { LibraryMedia } from '../../elements/media/media-library';
import { HELD, mayBeHeld } from '../../ui/held-pictures-css';
import { Image } from '../../ui/image';
import { type LinkAttributes, linkAttributes } from '../../ui/link';
import { useTexts } from '../../ui/texts';
import type { ShownPicture } from './gallery-media';
import type { GallerySettings } from './settings';

interface GalleryPictureProps {
	picture: ShownPicture;
	settings: GallerySettings;
	/** The gallery's name in the lightbox. */
	slideshow: string;
	/** The number of the picture, from 0. */
	index: number;
}

/** One picture of a gallery: the link or plain box around it, its overlay, and its texts. */
export function GalleryPicture({ picture, settings, slideshow, index }: GalleryPictureProps) {
	const say = useTexts();
	const { styles, lightboxTexts } = useRender();
	const { media, source, tags } = picture;
	const isJustified = settings.gallery_layout === 'justified';
	const ratio = Math.round(picture.ratio * 1000);
	if (isJustified) {
		styles.addCss(`gallery-ratio-${ratio}`, `.e-gallery-ratio-${ratio}{--ratio:${ratio / 1000}}`);
	}
	const title = overlayText(settings.overlay_title, picture);
	const description = overlayText(settings.overlay_description, picture);
	const link = linkOf(settings, picture, slideshow, lightboxTexts);
	const isHeld = settings.lazyload && mayBeHeld(index);
	const animation = settings.content_hover_animation;
	const attributes = {
		className: [
			'e-gallery-item elementor-gallery-item elementor-animated-content',
			settings.image_hover_animation &&
				`elementor-animated-item--${settings.image_hover_animation}`,
			settings.content_sequenced_animation && 'e-gallery-item--sequenced',
			isJustified && `e-gallery-ratio-${ratio}`,
			isHeld && HELD,
		]
			.filter(Boolean)
			.join(' '),
		...(tags.length > 0 && { 'data-e-gallery-tags': tags.join(',') }),
	};
	const content = (
		<>
			<div className="e-gallery-image elementor-gallery-item__image">
				<Image image={source} priority={picture.priority} />
			</div>
			{settings.overlay_background && (
				<div className={animated('elementor-gallery-item__overlay', overlayAnimation(settings))} />
			)}
			{(title || description) && (
				<div className="elementor-gallery-item__content">
					{title && (
						<div className={animated('elementor-gallery-item__title', animation)}>{title}</div>
					)}
					{description && (
						<div className={animated('elementor-gallery-item__description', animation)}>
							{description}
						</div>
					)}
				</div>
			)}
		</>
	);
	if (!link) return <div {...attributes}>{content}</div>;
	return (
		<a {...attributes} {...link} {...nameOf(link, source.alt, title, media, isHeld, say)}>
			{content}
		</a>
	);
}

function overlayAnimation(settings: GallerySettings): string {
	return settings.background_overlay_hover_animation;
}

function animated(className: string, animation: string): string {
	return animation ? `${className} elementor-animated-item--${animation}` : className;
}

function overlayText(source: GallerySettings['overlay_title'], picture: ShownPicture): string {
	const { media } = picture;
	switch (source) {
		case 'alt':
			return picture.source.alt ?? '';
		case 'title':
		case 'caption':
		case 'description':
			return plainText(media?.[source] ?? '');
		default:
			return '';
	}
}

function linkOf(
	settings: GallerySettings,
	{ image, media, source }: ShownPicture,
	slideshow: string,
	texts: LightboxPicture['texts'],
): LinkAttributes | undefined {
	if (settings.link_to === '') return undefined;
	if (settings.link_to === 'custom') return linkAttributes(settings.url);
	return lightboxLink({
		url: media?.sourceUrl || image.url,
		id: media?.databaseId ?? null,
		media,
		open: settings.open_lightbox,
		slideshow,
		texts,
		isCut: source.srcSet !== media?.srcSet,
	});
}

/** Gives the picture's link a name if the picture is held back or has no alternative text. */
function nameOf(
	link: LinkAttributes,
	alt: string | null | undefined,
	title: string,
	media: LibraryMedia | null,
	isHeld: boolean,
	say: Say,
): { 'aria-label'?: string } {
	if (link['aria-label'] || (alt && !isHeld)) return {};
	if (title && alt !== title) return alt ? { 'aria-label': `${alt} ${title}` } : {};
	return { 'aria-label': alt || plainText(media?.title ?? '') || say('box.openPicture') };
}
