import fc from 'fast-check';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { playerOf } from './player';
import { VideoSettings } from './settings';

const playerFor = (settings: object) => playerOf(parse(VideoSettings, settings));

describe('a film on YouTube', () => {
	it.each([
		'https://www.youtube.com/watch?v=XHOmBV4js_E',
		'https://youtu.be/XHOmBV4js_E?t=5',
		'//www.youtube.com/embed/XHOmBV4js_E',
		'https://m.youtube.com/watch?app=desktop&v=XHOmBV4js_E',
		'https://youtube.com/shorts/XHOmBV4js_E',
		'https://www.youtube-nocookie.com/embed/XHOmBV4js_E',
	])('is known by %s, and plays from where no cookie is set', (youtube_url) => {
		expect(playerFor({ youtube_url })).toEqual({
			service: 'YouTube',
			videoId: 'XHOmBV4js_E',
			origins: ['https://www.youtube-nocookie.com'],
			src: 'https://www.youtube-nocookie.com/embed/XHOmBV4js_E?autoplay=1&playsinline=1&rel=0',
		});
	});

	it('plays as the editor wants it', () => {
		const { src } =
			playerFor({
				youtube_url: 'https://youtu.be/XHOmBV4js_E',
				start: '10',
				end: 20.7,
				loop: 'yes',
				mute: 'yes',
				controls: '',
				rel: 'yes',
			}) ?? {};
		expect(Object.fromEntries(new URL(src ?? '').searchParams)).toEqual({
			autoplay: '1',
			playsinline: '1',
			mute: '1',
			loop: '1',
			playlist: 'XHOmBV4js_E',
			controls: '0',
			start: '10',
			end: '20',
		});
	});
});

describe('a film on Vimeo', () => {
	it.each([
		['https://vimeo.com/235215203', ''],
		['https://player.vimeo.com/video/235215203?h=ab12', '&h=ab12'],
		['https://vimeo.com/235215203/ab12', '&h=ab12'],
		['https://vimeo.com/channels/staffpicks/235215203', ''],
	])('is known by %s, and is not tracked', (vimeo_url, hash) => {
		expect(playerFor({ video_type: 'vimeo', vimeo_url })?.src).toBe(
			`https://player.vimeo.com/video/235215203?dnt=1&autoplay=1${hash}`,
		);
	});

	it('begins where the editor says', () => {
		const settings = {
			video_type: 'vimeo',
			vimeo_url: 'https://vimeo.com/235215203',
			start: 90,
			vimeo_byline: '',
			color: '#FF6A3D',
		};
		expect(playerFor(settings)?.src).toBe(
			'https://player.vimeo.com/video/235215203?dnt=1&autoplay=1&byline=0&color=FF6A3D#t=90s',
		);
	});
});

it.each([
	'https://www.dailymotion.com/video/x6tqhqb',
	'https://dai.ly/x6tqhqb',
	'https://www.dailymotion.com/video/x6tqhqb_a-title',
])('a film on Dailymotion is known by %s', (dailymotion_url) => {
	expect(playerFor({ video_type: 'dailymotion', dailymotion_url })).toMatchObject({
		videoId: 'x6tqhqb',
		src: 'https://www.dailymotion.com/embed/video/x6tqhqb?autoplay=1',
	});
});

describe('no film', () => {
	it.each([
		'',
		'XHOmBV4js_E',
		'javascript:alert(1)//youtube.com/watch?v=XHOmBV4js_E',
		'https://evil.example/watch?v=XHOmBV4js_E',
		'https://youtube.com.evil.example/watch?v=XHOmBV4js_E',
		'https://www.youtube.com/watch?v=../../x',
		'https://www.youtube.com/',
	])('is in %s', (url) => {
		for (const video_type of ['youtube', 'vimeo', 'dailymotion']) {
			expect(playerFor({ video_type, [`${video_type}_url`]: url })).toBeUndefined();
		}
	});

	it('comes from anywhere but the services themselves', () => {
		fc.assert(
			fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
				for (const video_type of ['youtube', 'vimeo', 'dailymotion']) {
					expect(playerFor({ video_type, [`${video_type}_url`]: url })).toBeUndefined();
				}
			}),
			{ numRuns: 30 },
		);
	});
});
