import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { linkSetting } from '../../elements/settings/link';

export const ShareBrowserSettings = object({
	share_url_type: choiceSetting(['current_page', 'custom'], 'current_page'),
	share_url: linkSetting(),
});
export type ShareBrowserSettings = InferOutput<typeof ShareBrowserSettings>;
