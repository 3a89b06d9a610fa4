import { safeMediaUrl } from '@outrigger/rules/address/safe-url';
import { shareAddress } from '@outrigger/rules/address/share-networks';
import { facebookAddress, facebookFrame } from '@outrigger/rules/embeds/facebook-frames';
import type { Say } from '@outrigger/rules/texts/text';
import type { CurrentPage } from '../../elements/context/current-page';
import type { FacebookSettings } from './settings';

/** The content of one Facebook widget: its frame, the address of its link, and the text before the frame loads. */
export interface FacebookEmbed {
	src: string;
	page: string;
	text: string;
	title: string;
	allow?: string;
	isButton?: boolean;
}

/** The tabs that Facebook's page plugin has. */
const TABS = ['timeline', 'events', 'messages'];
/** The largest width in CSS pixels in which Facebook draws its plugins; in narrower places they fill the width. */
const WIDTH = 500;
const FULL_SCREEN = 'fullscreen; encrypted-media; picture-in-picture';

/** Returns the content of a widget of this type; undefined if its address is not an address at Facebook. */
export function facebookEmbed(
	widgetType: string,
	settings: FacebookSettings,
	{ path, site }: Pick<CurrentPage, 'path' | 'site'>,
	say: Say,
): FacebookEmbed | undefined {
	const { language } = site;
	const own = settings.url_type === 'custom' ? safeMediaUrl(settings.url) : undefined;
	const subject = own ? new URL(own, site.url).href : `${site.url}${path}`;
	const share = shareAddress('facebook', { url: subject, title: '', text: '', image: '' }) ?? '';
	const frame = (plugin: Parameters<typeof facebookFrame>[0], href: string, parameters: object) =>
		facebookFrame(plugin, href, { ...parameters }, language);
	switch (widgetType) {
		case 'facebook-button': {
			const { layout, size, color_scheme, show_share, show_faces } = settings;
			const action = settings.type === 'recommend' ? 'recommend' : 'like';
			const parameters = {
				action,
				layout,
				size,
				colorscheme: color_scheme,
				share: show_share,
				show_faces,
			};
			const text = say(action === 'like' ? 'social.like' : 'social.recommend');
			return {
				src: frame('like', subject, parameters),
				page: share,
				text,
				title: text,
				isButton: true,
			};
		}
		case 'facebook-comments': {
			const { comments_number, order_by, color_scheme } = settings;
			const numposts = Math.min(100, Math.max(1, Math.round(comments_number)));
			const parameters = { numposts, order_by, colorscheme: color_scheme, width: WIDTH };
			const text = say('social.comments');
			return { src: frame('feedback', subject, parameters), page: share, text, title: text };
		}
		case 'facebook-embed':
			return embedded(settings, frame, say);
		case 'facebook-page': {
			const page = facebookAddress(settings.url);
			if (!page) return undefined;
			const parameters = {
				tabs: settings.tabs.filter((tab) => TABS.includes(tab)).join(','),
				width: WIDTH,
				height: heightOf(settings),
				small_header: settings.small_header,
				adapt_container_width: true,
				hide_cover: !settings.show_cover,
				show_facepile: settings.show_facepile,
				hide_cta: !settings.show_cta,
			};
			const name = nameOf(page);
			const text = name ? say('social.pageNamed', { name }) : say('social.page');
			return { src: frame('page', page, parameters), page, text, title: text };
		}
		default:
			return undefined;
	}
}

/** Returns the height of the page plugin, within the limits of Facebook, in CSS pixels. */
export function heightOf({ height }: Pick<FacebookSettings, 'height'>): number {
	return Math.min(1500, Math.max(70, Math.round(height)));
}

/** The titles of the shown content, by the name of its control. */
const TITLES = {
	post: 'social.post',
	video: 'social.film',
	comment: 'social.comment',
} as const;

function embedded(
	settings: FacebookSettings,
	frame: (plugin: 'post' | 'video' | 'comment_embed', href: string, parameters: object) => string,
	say: Say,
): FacebookEmbed | undefined {
	const { type, show_text, include_parent, video_allowfullscreen } = settings;
	const kind = type === 'video' || type === 'comment' ? type : 'post';
	const page = facebookAddress(settings[`${kind}_url`]);
	if (!page) return undefined;
	const title = say(TITLES[kind]);
	if (kind === 'comment') {
		return {
			src: frame('comment_embed', page, { include_parent, width: WIDTH }),
			page,
			text: title,
			title,
		};
	}
	const parameters = { show_text, width: WIDTH };
	if (kind === 'post') return { src: frame('post', page, parameters), page, text: title, title };
	const film = {
		...parameters,
		autoplay: settings.video_autoplay,
		show_captions: settings.video_show_captions,
	};
	const allow = video_allowfullscreen ? FULL_SCREEN : undefined;
	return {
		src: frame('video', page, film),
		page,
		text: title,
		title,
		...(allow && { allow }),
	};
}

/**
 * Returns the name of a page: `acme.boats` of `https://www.facebook.com/acme.boats/`; empty if the address has no name.
 */
function nameOf(page: string): string {
	const [first = ''] = new URL(page).pathname.split('/').filter(Boolean);
	return /^[\w.-]{2,50}$/.test(first) && !/\.php$|^(?:pages|profile|people|p)$/.test(first)
		? first
		: '';
}
