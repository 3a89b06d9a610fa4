import { FACEBOOK_ORIGIN } from '@outrigger/rules/embeds/facebook-frames';
import { useCurrentPage } from '../../elements/context/current-page';
import { useRender } from '../../elements/context/render-context';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { SocialEmbed } from '../../ui/social-embed/social-embed';
import { useTexts } from '../../ui/texts';
import { facebookEmbed } from './facebook-embed';
import type { FacebookSettings } from './settings';

/**
 * A part of Facebook: a button, comments, a post, a page. It is a link until the visitor presses it or has allowed
 * social networks. The widget renders nothing if its editor named no such part.
 */
export function Facebook({ settings, element }: WidgetProps<FacebookSettings>) {
	const say = useTexts();
	const page = useCurrentPage();
	const { allowFrame } = useRender();
	const embed = facebookEmbed(element.widgetType ?? '', settings, page, say);
	if (!embed) return null;
	allowFrame(FACEBOOK_ORIGIN);
	const { text, ...frame } = embed;
	return (
		<SocialEmbed {...frame} network="Facebook" icon="fab fa-facebook">
			{text}
		</SocialEmbed>
	);
}
