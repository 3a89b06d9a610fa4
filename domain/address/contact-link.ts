/** The stored settings of one contact channel; unset fields are empty texts. */
export interface Contact {
	/** The builder's name of the platform: `WhatsApp`, `Email`, `Telephone`, `Instagram`… */
	platform: string;
	number: string;
	username: string;
	mail: string;
	mailSubject: string;
	mailBody: string;
	/** Viber only: `contact` adds the number as a contact; any other value opens a chat. */
	viberAction: string;
	/** The destination for Waze or a map. */
	location: string;
	/** The full address, for every platform without a link format of its own. */
	url: string;
}

/** The display data of a platform. */
interface Platform {
	name: string;
	/** The class of its icon. */
	icon: string;
	/** Builds the link; undefined where the contact lacks the required field. */
	link?: (contact: Contact) => string | undefined;
}

const digits = (text: string) => text.replace(/[^\d]/g, '');
const phone = (text: string) =>
	digits(text) ? `${/^\s*\+/.test(text) ? '+' : ''}${digits(text)}` : '';
const after = (lead: string, text: string, tail = '') =>
	text === '' ? undefined : lead + text + tail;
const encoded = (text: string) => encodeURIComponent(text.trim());

const PLATFORMS: Readonly<Record<string, Platform>> = {
	whatsapp: {
		name: 'WhatsApp',
		icon: 'fab fa-whatsapp',
		link: ({ number }) => after('https://wa.me/', digits(number)),
	},
	messenger: {
		name: 'Messenger',
		icon: 'fab fa-facebook-messenger',
		link: ({ username }) => after('https://m.me/', encoded(username)),
	},
	email: { name: 'E-mail', icon: 'far fa-envelope', link: mailLink },
	sms: { name: 'SMS', icon: 'fas fa-sms', link: ({ number }) => after('sms:', phone(number)) },
	telephone: {
		name: 'Telephone',
		icon: 'fas fa-phone-alt',
		link: ({ number }) => after('tel:', phone(number)),
	},
	viber: {
		name: 'Viber',
		icon: 'fab fa-viber',
		link: ({ number, viberAction }) =>
			after(
				`viber://${viberAction === 'contact' ? 'contact' : 'chat'}?number=`,
				encodeURIComponent(phone(number)),
			),
	},
	skype: {
		name: 'Skype',
		icon: 'fab fa-skype',
		link: ({ username }) => after('skype:', encoded(username), '?chat'),
	},
	waze: { name: 'Waze', icon: 'fab fa-waze', link: ({ location, url }) => location || url },
	map: { name: 'Map', icon: 'fas fa-map-marker-alt', link: ({ location, url }) => location || url },
	url: { name: 'Website', icon: 'fas fa-globe' },
	facebook: { name: 'Facebook', icon: 'fab fa-facebook' },
	instagram: { name: 'Instagram', icon: 'fab fa-instagram' },
	x: { name: 'X', icon: 'fab fa-x-twitter' },
	twitter: { name: 'X', icon: 'fab fa-x-twitter' },
	tiktok: { name: 'TikTok', icon: 'fab fa-tiktok' },
	youtube: { name: 'YouTube', icon: 'fab fa-youtube' },
	linkedin: { name: 'LinkedIn', icon: 'fab fa-linkedin' },
	pinterest: { name: 'Pinterest', icon: 'fab fa-pinterest' },
	threads: { name: 'Threads', icon: 'fab fa-threads' },
	vimeo: { name: 'Vimeo', icon: 'fab fa-vimeo' },
	behance: { name: 'Behance', icon: 'fab fa-behance' },
	dribbble: { name: 'Dribbble', icon: 'fab fa-dribbble' },
	spotify: { name: 'Spotify', icon: 'fab fa-spotify' },
	soundcloud: { name: 'SoundCloud', icon: 'fab fa-soundcloud' },
	telegram: { name: 'Telegram', icon: 'fab fa-telegram' },
	applemusic: { name: 'Apple Music', icon: 'fas fa-music' },
	filedownload: { name: 'Download', icon: 'fas fa-download' },
};

/**
 * Returns the address of a contact channel; undefined if the contact has none. If the platform's own format gives no
 * link, the full address is used.
 */
export function contactLink(contact: Contact): string | undefined {
	const address = platformOf(contact.platform)?.link?.(contact);
	return address || contact.url.trim() || undefined;
}

/** The name and icon of a platform; an unknown platform keeps its stored name. */
export function contactPlatform(platform: string): { name: string; icon: string } {
	const { name, icon } = platformOf(platform) ?? {
		name: platform.trim() || 'Link',
		icon: 'fas fa-link',
	};
	return { name, icon };
}

/** The platform's name as a part of class names, `whatsapp`. */
export function platformSlug(platform: string): string {
	return platform.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function platformOf(platform: string): Platform | undefined {
	const slug = platformSlug(platform);
	return Object.hasOwn(PLATFORMS, slug) ? PLATFORMS[slug] : undefined;
}

function mailLink({ mail, mailSubject, mailBody }: Contact): string | undefined {
	const address = mail.trim();
	// A mail client would treat a further `?`, `&` or `#` in the address as part of the link's query.
	if (!/^[^\s@?&#]+@[^\s@?&#]+$/.test(address)) return undefined;
	const query = [
		['subject', mailSubject],
		['body', mailBody],
	]
		.filter(([, text]) => text)
		.map(([name, text]) => `${name}=${encodeURIComponent(text ?? '')}`);
	return `mailto:${address}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}
