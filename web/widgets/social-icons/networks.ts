import type { IconValue } from '../../elements/settings/icon';

/** What is known of a place that an icon stands for. */
export interface Network {
	name: string;
	/** Its own colour, dark enough for a white mark (3:1). */
	color?: string;
}

/** Icon names without their drawing's suffix → the place. */
const NETWORKS: Readonly<Record<string, Network>> = {
	android: { name: 'Android', color: '#2d8a4e' },
	apple: { name: 'Apple', color: '#555555' },
	behance: { name: 'Behance', color: '#1769ff' },
	bitbucket: { name: 'Bitbucket', color: '#205081' },
	bluesky: { name: 'Bluesky', color: '#0a7aff' },
	codepen: { name: 'CodePen', color: '#111111' },
	delicious: { name: 'Delicious', color: '#3399ff' },
	deviantart: { name: 'DeviantArt', color: '#04874a' },
	digg: { name: 'Digg', color: '#005be2' },
	discord: { name: 'Discord', color: '#5865f2' },
	dribbble: { name: 'Dribbble', color: '#ea4c89' },
	elementor: { name: 'Elementor', color: '#d30c5c' },
	envelope: { name: 'E-mail', color: '#b3361d' },
	facebook: { name: 'Facebook', color: '#1666d6' },
	flickr: { name: 'Flickr', color: '#0063dc' },
	foursquare: { name: 'Foursquare', color: '#2d5be3' },
	github: { name: 'GitHub', color: '#333333' },
	gitlab: { name: 'GitLab', color: '#c9491b' },
	globe: { name: 'Website', color: '#3d5470' },
	google: { name: 'Google', color: '#c5382b' },
	houzz: { name: 'Houzz', color: '#3d8b00' },
	instagram: { name: 'Instagram', color: '#262626' },
	jsfiddle: { name: 'JSFiddle', color: '#36618f' },
	link: { name: 'Link', color: '#5c666e' },
	linkedin: { name: 'LinkedIn', color: '#0077b5' },
	mastodon: { name: 'Mastodon', color: '#5b4be1' },
	medium: { name: 'Medium', color: '#007a55' },
	meetup: { name: 'Meetup', color: '#d92b40' },
	messenger: { name: 'Messenger', color: '#0078ff' },
	mixcloud: { name: 'Mixcloud', color: '#273a4b' },
	odnoklassniki: { name: 'Odnoklassniki', color: '#c65f00' },
	pinterest: { name: 'Pinterest', color: '#bd081c' },
	reddit: { name: 'Reddit', color: '#d93a00' },
	rss: { name: 'RSS feed', color: '#b85c00' },
	signal: { name: 'Signal', color: '#3a6ff0' },
	skype: { name: 'Skype', color: '#0088c2' },
	snapchat: { name: 'Snapchat', color: '#7a7200' },
	soundcloud: { name: 'SoundCloud', color: '#d84a00' },
	spotify: { name: 'Spotify', color: '#14833b' },
	steam: { name: 'Steam', color: '#171a21' },
	strava: { name: 'Strava', color: '#d64200' },
	telegram: { name: 'Telegram', color: '#1f85ba' },
	threads: { name: 'Threads', color: '#000000' },
	tiktok: { name: 'TikTok', color: '#010101' },
	tripadvisor: { name: 'Tripadvisor', color: '#007a5c' },
	tumblr: { name: 'Tumblr', color: '#35465c' },
	twitch: { name: 'Twitch', color: '#6441a5' },
	twitter: { name: 'Twitter', color: '#1577b8' },
	viber: { name: 'Viber', color: '#665cac' },
	vimeo: { name: 'Vimeo', color: '#1480a8' },
	vk: { name: 'VK', color: '#45668e' },
	weibo: { name: 'Weibo', color: '#c8373c' },
	weixin: { name: 'WeChat', color: '#1f8f3f' },
	whatsapp: { name: 'WhatsApp', color: '#128c4a' },
	wordpress: { name: 'WordPress', color: '#21759b' },
	'x-twitter': { name: 'X', color: '#000000' },
	xing: { name: 'XING', color: '#026466' },
	yelp: { name: 'Yelp', color: '#af0606' },
	youtube: { name: 'YouTube', color: '#cd201f' },
};

/** The builder's name of a place, for its class `elementor-social-icon-{slug}`: `fab fa-facebook-f` → `facebook-f`. */
export function networkSlug({ value }: IconValue): string {
	if (typeof value !== 'string') return '';
	return /(?:^|\s)fa-(?!(?:brands|solid|regular)\b)([a-z0-9-]+)\s*$/.exec(value)?.[1] ?? '';
}

/** The place that an icon stands for; undefined for one that is no network. */
export function networkOf(icon: IconValue): Network | undefined {
	const slug = networkSlug(icon);
	const plain = slug.replace(/-(f|in|p|v|g|alt|square|plane|alien|s|t|b|m|ghost|messenger)$/, '');
	const key = [slug, plain].find((one) => Object.hasOwn(NETWORKS, one));
	return key ? NETWORKS[key] : undefined;
}
