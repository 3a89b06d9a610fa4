import type { IconValue } from '../../elements/settings/icon';

/** The values of the network or site to which an icon leads. */
export interface Network {
	name: string;
	/** The network's own colour; the builder uses it as the background of a white icon. */
	color?: string;
}

/** Maps icon names, without the suffix of their drawing, to networks. */
const NETWORKS: Readonly<Record<string, Network>> = {
	android: { name: 'Android', color: '#a4c639' },
	apple: { name: 'Apple', color: '#999999' },
	behance: { name: 'Behance', color: '#1769ff' },
	bitbucket: { name: 'Bitbucket', color: '#205081' },
	bluesky: { name: 'Bluesky', color: '#0a7aff' },
	codepen: { name: 'CodePen', color: '#000000' },
	delicious: { name: 'Delicious', color: '#3399ff' },
	deviantart: { name: 'DeviantArt', color: '#05cc47' },
	digg: { name: 'Digg', color: '#005be2' },
	discord: { name: 'Discord', color: '#5865f2' },
	dribbble: { name: 'Dribbble', color: '#ea4c89' },
	elementor: { name: 'Elementor', color: '#d30c5c' },
	envelope: { name: 'E-mail', color: '#ea4335' },
	facebook: { name: 'Facebook', color: '#3b5998' },
	flickr: { name: 'Flickr', color: '#0063dc' },
	foursquare: { name: 'Foursquare', color: '#2d5be3' },
	github: { name: 'GitHub', color: '#333333' },
	gitlab: { name: 'GitLab', color: '#e24329' },
	globe: { name: 'Website', color: '#69727d' },
	google: { name: 'Google', color: '#c5382b' },
	houzz: { name: 'Houzz', color: '#7ac142' },
	instagram: { name: 'Instagram', color: '#262626' },
	jsfiddle: { name: 'JSFiddle', color: '#487aa2' },
	link: { name: 'Link', color: '#818a91' },
	linkedin: { name: 'LinkedIn', color: '#0077b5' },
	mastodon: { name: 'Mastodon', color: '#5b4be1' },
	medium: { name: 'Medium', color: '#00ab6b' },
	meetup: { name: 'Meetup', color: '#ec1c40' },
	messenger: { name: 'Messenger', color: '#0078ff' },
	mixcloud: { name: 'Mixcloud', color: '#273a4b' },
	odnoklassniki: { name: 'Odnoklassniki', color: '#f4731c' },
	pinterest: { name: 'Pinterest', color: '#bd081c' },
	reddit: { name: 'Reddit', color: '#ff4500' },
	rss: { name: 'RSS feed', color: '#f26522' },
	signal: { name: 'Signal', color: '#3a6ff0' },
	skype: { name: 'Skype', color: '#00aff0' },
	snapchat: { name: 'Snapchat', color: '#fffc00' },
	soundcloud: { name: 'SoundCloud', color: '#ff8800' },
	spotify: { name: 'Spotify', color: '#2ebd59' },
	steam: { name: 'Steam', color: '#00adee' },
	strava: { name: 'Strava', color: '#d64200' },
	telegram: { name: 'Telegram', color: '#2ca5e0' },
	threads: { name: 'Threads', color: '#000000' },
	tiktok: { name: 'TikTok', color: '#010101' },
	tripadvisor: { name: 'Tripadvisor', color: '#589442' },
	tumblr: { name: 'Tumblr', color: '#35465c' },
	twitch: { name: 'Twitch', color: '#6441a5' },
	twitter: { name: 'Twitter', color: '#1da1f2' },
	viber: { name: 'Viber', color: '#665cac' },
	vimeo: { name: 'Vimeo', color: '#1ab7ea' },
	vk: { name: 'VK', color: '#45668e' },
	weibo: { name: 'Weibo', color: '#dd2430' },
	weixin: { name: 'WeChat', color: '#31a918' },
	whatsapp: { name: 'WhatsApp', color: '#25d366' },
	wordpress: { name: 'WordPress', color: '#21759b' },
	'x-twitter': { name: 'X', color: '#000000' },
	xing: { name: 'XING', color: '#026466' },
	yelp: { name: 'Yelp', color: '#af0606' },
	youtube: { name: 'YouTube', color: '#cd201f' },
};

/**
 * Returns the builder's name of a network for the class `elementor-social-icon-{slug}`: `fab fa-facebook-f` →
 * `facebook-f`.
 */
export function networkSlug({ value }: IconValue): string {
	if (typeof value !== 'string') return '';
	return /(?:^|\s)fa-(?!(?:brands|solid|regular)\b)([a-z0-9-]+)\s*$/.exec(value)?.[1] ?? '';
}

/** The network of an icon; undefined for any other icon. */
export function networkOf(icon: IconValue): Network | undefined {
	const slug = networkSlug(icon);
	const plain = slug.replace(/-(f|in|p|v|g|alt|square|plane|alien|s|t|b|m|ghost|messenger)$/, '');
	const key = [slug, plain].find((one) => Object.hasOwn(NETWORKS, one));
	return key ? NETWORKS[key] : undefined;
}
