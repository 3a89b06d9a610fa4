import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { imageSizeSettings } from '../../elements/settings/image-size';
import { linkSetting } from '../../elements/settings/link';
import { mediaSetting } from '../../elements/settings/media';

export const SiteLogoSettings = object({
	/** Shown where the site has no logo of its own. */
	image: mediaSetting(),
	...imageSizeSettings('image', 'full'),
	link_to: choiceSetting(['none', 'site_url', 'custom'], 'site_url'),
	link: linkSetting(),
});
export type SiteLogoSettings = InferOutput<typeof SiteLogoSettings>;
