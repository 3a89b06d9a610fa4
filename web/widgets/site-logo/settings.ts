import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { hoverAnimationSetting } from '../../elements/settings/hover-animation';
import { imageSizeSettings } from '../../elements/settings/image-size';
import { linkSetting } from '../../elements/settings/link';
import { mediaSetting } from '../../elements/settings/media';

export const SiteLogoSettings = object({
	/** Shown where the site has no logo of its own. */
	image: mediaSetting(),
	...imageSizeSettings('image', 'full'),
	link_to: choiceSetting(['none', 'site_url', 'file', 'custom'], 'site_url'),
	link: linkSetting(),
	/** For a link to the file. */
	open_lightbox: choiceSetting(['default', 'yes', 'no'], 'default'),
	hover_animation: hoverAnimationSetting(),
});
export type SiteLogoSettings = InferOutput<typeof SiteLogoSettings>;
