/** The content to share. Every field except the address may be empty. */
export interface ShareValues {
	url: string;
	title: string;
	text: string;
	/** The address of a picture. */
	image: string;
}

/** A network that accepts shared content. */
export interface ShareNetwork {
	/** The name shown to visitors. */
	title: string;
	/** The address with `{url}`, `{title}`, `{text}`, `{image}`; null for print, which has no address. */
	template: string | null;
	/** True if the network has shut down. Its button has no link; editors may have chosen the network earlier. */
	isClosed?: true;
}

/** All networks under the builder's names (section 5.2 of the specification), in the builder's order. */
export const SHARE_NETWORKS = {
	facebook: { title: 'Facebook', template: 'https://www.facebook.com/sharer.php?u={url}' },
	'x-twitter': { title: 'X', template: 'https://x.com/intent/tweet?text={text}%20{url}' },
	twitter: { title: 'Twitter', template: 'https://twitter.com/intent/tweet?text={text}%20{url}' },
	linkedin: {
		title: 'LinkedIn',
		template:
			'https://www.linkedin.com/shareArticle?mini=true&url={url}&title={title}&summary={text}&source={url}',
	},
	pinterest: {
		title: 'Pinterest',
		template: 'https://www.pinterest.com/pin/create/button/?url={url}&media={image}',
	},
	reddit: { title: 'Reddit', template: 'https://reddit.com/submit?url={url}&title={title}' },
	vk: {
		title: 'VK',
		template:
			'https://vkontakte.ru/share.php?url={url}&title={title}&description={text}&image={image}',
	},
	odnoklassniki: {
		title: 'OK',
		template: 'https://connect.ok.ru/offer?url={url}&title={title}&imageUrl={image}',
	},
	tumblr: { title: 'Tumblr', template: 'https://tumblr.com/share/link?url={url}' },
	digg: { title: 'Digg', template: 'https://digg.com/submit?url={url}' },
	skype: { title: 'Skype', template: 'https://web.skype.com/share?url={url}', isClosed: true },
	stumbleupon: {
		title: 'StumbleUpon',
		template: 'https://www.stumbleupon.com/submit?url={url}',
		isClosed: true,
	},
	mix: { title: 'Mix', template: 'https://mix.com/add?url={url}' },
	telegram: { title: 'Telegram', template: 'https://telegram.me/share/url?url={url}&text={text}' },
	pocket: { title: 'Pocket', template: 'https://getpocket.com/edit?url={url}', isClosed: true },
	xing: { title: 'XING', template: 'https://www.xing.com/spi/shares/new?url={url}' },
	whatsapp: {
		title: 'WhatsApp',
		template: 'https://api.whatsapp.com/send?text=*{title}*%0A{text}%0A{url}',
	},
	email: { title: 'Email', template: 'mailto:?subject={title}&body={text}%0A{url}' },
	print: { title: 'Print', template: null },
	threads: { title: 'Threads', template: 'https://threads.net/intent/post?text={text}%20{url}' },
} as const satisfies Record<string, ShareNetwork>;

/** The builder's name of a network. */
export type ShareNetworkName = keyof typeof SHARE_NETWORKS;

/** True for a stored name that the table contains. */
export function isShareNetwork(name: string): name is ShareNetworkName {
	return Object.hasOwn(SHARE_NETWORKS, name);
}

/** The network's address for sharing, with every value encoded. Null for print, which has no address. */
export function shareAddress(name: ShareNetworkName, values: ShareValues): string | null {
	const { template }: ShareNetwork = SHARE_NETWORKS[name];
	if (template === null) return null;
	const filled = template.replace(/\{(url|title|text|image)\}/g, (_, value: keyof ShareValues) =>
		encodeURIComponent(values[value].trim()),
	);
	// Removes the separators around empty values.
	return filled
		.replace('subject=&', '')
		.replace('text=**%0A', 'text=')
		.replace(/(text=|body=)(?:%0A|%20)/, '$1');
}
