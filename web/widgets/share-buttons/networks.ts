import type { ShareNetworkName } from '@outrigger/rules/address/share-networks';

/** Our own kind of row, which copies the address to the clipboard. */
export const COPY_LINK = 'copy-link';

/** The target of a row of share buttons: a network, or `copy-link`, which the builder does not have. */
export type ShareTarget = ShareNetworkName | typeof COPY_LINK;

/** The builder's name of the icon for each target. */
export const SHARE_ICONS: Readonly<Record<ShareTarget, string>> = {
	facebook: 'fab fa-facebook',
	'x-twitter': 'fab fa-x-twitter',
	twitter: 'fab fa-twitter',
	linkedin: 'fab fa-linkedin',
	pinterest: 'fab fa-pinterest',
	reddit: 'fab fa-reddit',
	vk: 'fab fa-vk',
	odnoklassniki: 'fab fa-odnoklassniki',
	tumblr: 'fab fa-tumblr',
	digg: 'fab fa-digg',
	skype: 'fab fa-skype',
	stumbleupon: 'fab fa-stumbleupon',
	mix: 'fab fa-mix',
	telegram: 'fab fa-telegram',
	pocket: 'fab fa-get-pocket',
	xing: 'fab fa-xing',
	whatsapp: 'fab fa-whatsapp',
	email: 'fas fa-envelope',
	print: 'fas fa-print',
	threads: 'fab fa-threads',
	[COPY_LINK]: 'fas fa-link',
};
