import { safeMediaUrl } from '@outrigger/rules/address/safe-url';
import { webAddress } from '@outrigger/rules/address/web-address';
import type { AudioSettings } from './settings';

/** The origin of SoundCloud's player. */
export const SOUND_ORIGIN = 'https://w.soundcloud.com';

const FILE = /\.(?:mp3|m4a|aac|oga|ogg|opus|wav|flac|weba)$/i;

/**
 * The address of SoundCloud's player for a sound at a SoundCloud address. The player starts at once, because the
 * visitor has already pressed play. Undefined for every other address, also for SoundCloud's pages without a sound (a
 * search, a page about the service).
 */
export function soundFrame(settings: AudioSettings): string | undefined {
	const url = webAddress(settings.link.url);
	if (!url || !/^(?:www\.|m\.)?soundcloud\.com$/.test(url.hostname)) return undefined;
	const [artist, track] = url.pathname.split('/').filter(Boolean);
	if (!artist || !track || artist === 'pages' || artist === 'search') return undefined;
	const query = new URLSearchParams({
		url: `https://soundcloud.com${url.pathname}`,
		auto_play: 'true',
		buying: `${settings.sc_buying}`,
		liking: `${settings.sc_liking}`,
		download: `${settings.sc_download}`,
		sharing: `${settings.sc_sharing}`,
		show_artwork: `${settings.sc_show_artwork}`,
		show_comments: `${settings.sc_show_comments}`,
		show_playcount: `${settings.sc_show_playcount}`,
		show_user: `${settings.sc_show_user}`,
		visual: `${settings.visual}`,
	});
	const color = /^#?([\da-f]{6})$/i.exec(settings.sc_color)?.[1];
	if (color) query.set('color', color);
	return `${SOUND_ORIGIN}/player/?${query}`;
}

/** The address of a sound file that the browser plays itself; undefined for every other address. */
export function soundFile({ link }: AudioSettings): string | undefined {
	const address = safeMediaUrl(link.url);
	return address && FILE.test(address.replace(/[?#].*$/s, '')) ? address : undefined;
}

/** Returns a name for the sound, which has no title: the end of its address in words. */
export function soundName({ link }: AudioSettings): string {
	const path = link.url.replace(/[?#].*$/s, '');
	const last = path.split('/').filter(Boolean).at(-1) ?? '';
	return last
		.replace(/\.\w+$/, '')
		.replace(/[-_]+/g, ' ')
		.trim();
}
