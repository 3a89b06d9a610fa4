/** What is shared. Anything may be empty but the address. */
export interface ShareValues {
	url: string;
	title: string;
	text: string;
	/** Address of a picture. */
	image: string;
}

/** Where something may be shared. */
export interface ShareNetwork {
	/** What visitors call it. */
	title: string;
	/** Address with `{url}`, `{title}`, `{text}`, `{image}`; null for what is no address: print. */
	template: string | null;
	/** It has shut down: its button leads nowhere any more. An editor may still have chosen it. */
	isClosed?: true;
}

/** Every network by the builder's name (section 5.2 of the specification), in its order. */
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

/** Whether a stored name is one of the table. */
export function isShareNetwork(name: string): name is ShareNetworkName {
	return Object.hasOwn(SHARE_NETWORKS, name);
}

/** Where a network takes something in; every value is encoded. Null for print, which is no address. */
export function shareAddress(name: ShareNetworkName, values: ShareValues): string | null {
	const { template }: ShareNetwork = SHARE_NETWORKS[name];
	if (template === null) return null;
	const filled = template.replace(/\{(url|title|text|image)\}/g, (_, value: keyof ShareValues) =>
		encodeURIComponent(values[value].trim()),
	);
	// What has no words leaves none of their signs behind.
	return filled
		.replace('subject=&', '')
		.replace('text=**%0A', 'text=')
		.replace(/(text=|body=)(?:%0A|%20)+/, '$1');
}
