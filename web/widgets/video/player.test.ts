import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { addressOf, filmOf, playerSrc } from './player';
import { VideoSettings } from './settings';

const YOUTUBE = { youtube_url: 'https://youtu.be/XHOmBV4js_E' };
const VIMEO = { video_type: 'vimeo', vimeo_url: 'https://vimeo.com/235215203' };
const DAILYMOTION = { video_type: 'dailymotion', dailymotion_url: 'https://dai.ly/x6tqhqb' };
const VIDEOPRESS = {
	video_type: 'videopress',
	videopress_url: 'https://videopress.com/v/ZCAOzTNk',
};

function asked(stored: object): Record<string, string> {
	const settings = parse(VideoSettings, stored);
	const film = filmOf(settings);
	return film ? Object.fromEntries(new URL(playerSrc(film, settings)).searchParams) : {};
}

describe('a player', () => {
	it.each([
		[YOUTUBE, {}, { autoplay: '1', playsinline: '1', rel: '0' }],
		[YOUTUBE, { rel: 'yes' }, { autoplay: '1', playsinline: '1' }],
		[YOUTUBE, { mute: 'yes' }, { mute: '1' }],
		[YOUTUBE, { loop: 'yes' }, { loop: '1', playlist: 'XHOmBV4js_E' }],
		[YOUTUBE, { controls: '' }, { controls: '0' }],
		[YOUTUBE, { cc_load_policy: 'yes' }, { cc_load_policy: '1' }],
		[YOUTUBE, { start: '10', end: 20.7 }, { start: '10', end: '20' }],
		[VIMEO, {}, { dnt: '1', autoplay: '1', playsinline: '1', autopause: '0' }],
		[VIMEO, { mute: 'yes', loop: 'yes' }, { muted: '1', loop: '1' }],
		[VIMEO, { vimeo_title: '', vimeo_portrait: '' }, { title: '0', portrait: '0' }],
		[VIMEO, { vimeo_byline: '', color: '#FF6A3D' }, { byline: '0', color: 'FF6A3D' }],
		[DAILYMOTION, { mute: 'yes', start: 4 }, { mute: '1', start: '4' }],
		[DAILYMOTION, { showinfo: '', logo: '' }, { 'ui-start-screen-info': '0', 'ui-logo': '0' }],
		[DAILYMOTION, { controls: '', color: '#FF6A3D' }, { controls: '0', 'ui-highlight': 'FF6A3D' }],
		[VIDEOPRESS, { mute: 'yes', loop: 'yes', start: 9 }, { muted: '1', loop: '1', at: '9' }],
	])('of %j with %j is asked for %j', (film, settings, parameters) => {
		expect(asked({ ...film, ...settings })).toMatchObject(parameters);
	});

	it.each([
		[DAILYMOTION, { loop: 'yes' }, 'loop'],
		[VIMEO, { controls: '' }, 'controls'],
		[VIMEO, { end: 20 }, 'end'],
		[YOUTUBE, { controls: '', cc_load_policy: 'yes' }, 'cc_load_policy'],
		[YOUTUBE, { start: 20, end: 20 }, 'end'],
		[YOUTUBE, { start: 'soon' }, 'start'],
	])('of %j with %j gets no parameter that it does not know: %s', (film, settings, name) => {
		expect(asked({ ...film, ...settings })).not.toHaveProperty([name]);
	});
});

describe('a film', () => {
	it('is that of the chosen service, with any leftovers of other services', () => {
		const all = { ...YOUTUBE, ...DAILYMOTION, vimeo_url: 'https://vimeo.com/235215203' };
		expect(filmOf(parse(VideoSettings, all))?.host).toBe('dailymotion');
		expect(filmOf(parse(VideoSettings, { ...all, video_type: 'hosted' }))).toBeUndefined();
		expect(filmOf(parse(VideoSettings, { ...YOUTUBE, video_type: 'vimeo' }))).toBeUndefined();
	});

	it('on VideoPress may be typed as an address of its own', () => {
		const settings = {
			video_type: 'videopress',
			insert_url: 'yes',
			external_url: { url: 'https://videopress.com/v/ZCAOzTNk' },
		};
		expect(filmOf(parse(VideoSettings, settings))?.id).toBe('ZCAOzTNk');
	});

	it.each(['javascript:alert(1)', 'data:video/mp4;base64,AA', ''])('is nowhere at %j', (url) => {
		for (const stored of [
			{ youtube_url: url },
			{ video_type: 'hosted', hosted_url: { url } },
			{ video_type: 'hosted', insert_url: 'yes', external_url: { url } },
		]) {
			expect(addressOf(parse(VideoSettings, stored))).toBeUndefined();
		}
	});
});
