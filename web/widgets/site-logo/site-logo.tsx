import { type InferOutput, object } from 'valibot';
import { useCurrentPage } from '../../elements/context/current-page';
import { lightboxLink } from '../../elements/media/lightbox-link';
import { MediaImage } from '../../elements/media/media-image';
import { choiceSetting } from '../../elements/settings/choice';
import { hoverAnimationSetting } from '../../elements/settings/hover-animation';
import { imageSizeSettings } from '../../elements/settings/image-size';
import { linkSetting } from '../../elements/settings/link';
import { hasMedia, type MediaValue, mediaSetting } from '../../elements/settings/media';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { type LinkAttributes, linkAttributes } from '../../ui/link';

export const SiteLogoSettings = object({
	/** Shown if the site has no logo of its own. */
	image: mediaSetting(),
	...imageSizeSettings('image', 'full'),
	link_to: choiceSetting(['none', 'site_url', 'file', 'custom'], 'site_url'),
	link: linkSetting(),
	/** Counts only if the logo is a link to its file. */
	open_lightbox: choiceSetting(['default', 'yes', 'no'], 'default'),
	hover_animation: hoverAnimationSetting(),
});
export type SiteLogoSettings = InferOutput<typeof SiteLogoSettings>;

/**
 * The site's logo. It is a link to the front page unless the editor chose another target, and the link has the name of
 * the site. A logo without a link has the alternative text of the media library.
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
