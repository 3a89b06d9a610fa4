import { xPostFrame } from '@outrigger/rules/embeds/x-posts';
import { adoptSheet } from '../../browser/adopt-sheet';
import { say } from '../../browser/page-words';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { NETWORK_SANDBOX } from '../../ui/load-frame';
import { attachSocialEmbed } from '../../ui/social-embed/attach-social-embed';
import css from './network-post.css?inline';

/** Shows a quoted post of X in X's own frame, when a visitor presses its link or has allowed social networks. */
export function attach(quote: HTMLElement): Unsubscribe {
	const link = quote.querySelector<HTMLAnchorElement>('a.e-network-post__facade');
	const frameSrc = link && xPostFrame(link.href);
	if (!frameSrc) return () => {};
	adoptSheet(css);
	Object.assign(link.dataset, {
		frameSrc,
		frameTitle: say('social.xPost'),
		frameSandbox: NETWORK_SANDBOX,
		frameClass: 'e-network-post',
	});
	return attachSocialEmbed(quote);
}
