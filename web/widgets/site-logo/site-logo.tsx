import { useCurrentPage } from '../../elements/context/current-page';
import { lightboxLink } from '../../elements/media/lightbox-link';
import { MediaImage } from '../../elements/media/media-image';
import { hasMedia, type MediaValue } from '../../elements/settings/media';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { type LinkAttributes, linkAttributes } from '../../ui/link';
import type { SiteLogoSettings } from './settings';

/**
 * The site's logo. It leads to the front page unless the editor chose another place, and the link is named after the
 * site; a logo without a link has the library's alternative text.
 */
export function SiteLogo({ settings }: WidgetProps<SiteLogoSettings>) {
	const { site, path } = useCurrentPage();
	const logo: MediaValue = site.logo
		? { id: site.logo.databaseId, url: site.logo.sourceUrl ?? '', alt: '' }
		: settings.image;
	if (!hasMedia(logo)) return null;
	const link = linkOf(settings, logo, site.frontPath);
	const picture = (
		<MediaImage
			image={logo}
			size={settings.image_size}
			custom={settings.image_custom_dimension}
			alt={link ? site.title : undefined}
			className={settings.hover_animation}
		/>
	);
	if (!link) return picture;
	return (
		<a {...link} aria-current={link.href === path ? 'page' : undefined}>
			{picture}
		</a>
	);
}

function linkOf(
	{ link_to, link, open_lightbox }: SiteLogoSettings,
	logo: MediaValue,
	homePath = '/',
): LinkAttributes | undefined {
	switch (link_to) {
		case 'none':
			return undefined;
		case 'custom':
			return linkAttributes(link);
		case 'file':
			return lightboxLink({ url: logo.url, id: logo.id, media: null, open: open_lightbox });
		default:
			return linkAttributes(homePath);
	}
}
