import { useCurrentPage } from '../../elements/current-page';
import type { WidgetProps } from '../../elements/define-widget';
import { MediaImage } from '../../elements/media-image';
import { hasMedia, type MediaValue } from '../../elements/settings/media';
import { linkAttributes } from '../../ui/link';
import type { SiteLogoSettings } from './settings';

/** The site's logo, which says the site's name: it leads to the front page unless the editor chose another place. */
export function SiteLogo({ settings }: WidgetProps<SiteLogoSettings>) {
	const { site, path } = useCurrentPage();
	const logo: MediaValue = site.logo
		? { id: site.logo.databaseId, url: site.logo.sourceUrl ?? '', alt: '' }
		: settings.image;
	if (!hasMedia(logo)) return null;
	const link = linkAttributes(settings.link_to === 'custom' ? settings.link : '/');
	const picture = (
		<MediaImage
			image={logo}
			size={settings.image_size}
			custom={settings.image_custom_dimension}
			alt={site.title}
		/>
	);
	if (settings.link_to === 'none' || !link) return picture;
	return (
		<a {...link} aria-current={link.href === path ? 'page' : undefined}>
			{picture}
		</a>
	);
}
