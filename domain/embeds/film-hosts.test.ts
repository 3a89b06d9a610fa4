import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	FILM_HOSTS,
	type Film,
	type FilmOptions,
	filmAt,
	filmFrame,
	filmLabel,
	filmOrigins,
	filmPage,
	playerOptionsOf,
} from './film-hosts';

const YOUTUBE: Film = { host: 'youtube', id: 'XHOmBV4js_E', hash: undefined, start: 0 };
const VIMEO: Film = { host: 'vimeo', id: '235215203', hash: undefined, start: 0 };
const DAILYMOTION: Film = { host: 'dailymotion', id: 'x6tqhqb', hash: undefined, start: 0 };
const VIDEOPRESS: Film = { host: 'videopress', id: 'ZCAOzTNk', hash: undefined, start: 0 };

const asked = (film: Film, options?: FilmOptions) =>
	Object.fromEntries(new URL(filmFrame(film, options)).searchParams);

describe('the address of a film', () => {
	it.each([
		['https://www.youtube.com/watch?v=XHOmBV4js_E', YOUTUBE],
		['https://m.youtube.com/watch?app=desktop&v=XHOmBV4js_E', YOUTUBE],
		['https://music.youtube.com/watch?v=XHOmBV4js_E', YOUTUBE],
		['//www.youtube.com/embed/XHOmBV4js_E', YOUTUBE],
		['https://youtube.com/shorts/XHOmBV4js_E', YOUTUBE],
		['https://youtube.com/live/XHOmBV4js_E', YOUTUBE],
		['https://www.youtube-nocookie.com/embed/XHOmBV4js_E', YOUTUBE],
		['https://youtu.be/XHOmBV4js_E?t=5', { ...YOUTUBE, start: 5 }],
		['https://www.youtube.com/watch?v=XHOmBV4js_E&t=1m30s', { ...YOUTUBE, start: 90 }],
		['https://www.youtube.com/embed/XHOmBV4js_E?start=7', { ...YOUTUBE, start: 7 }],
		['https://www.youtube.com/v/XHOmBV4js_E', YOUTUBE],
		['https://www.youtube.com/watch?v=XHOmBV4js_E&time_continue=4', { ...YOUTUBE, start: 4 }],
		['https://www.youtube.com/watch?v=XHOmBV4js_E&t=12m', { ...YOUTUBE, start: 720 }],
		['https://www.youtube.com/watch?v=XHOmBV4js_E&t=10h', { ...YOUTUBE, start: 36_000 }],
		['https://www.youtube.com/watch?v=XHOmBV4js_E&t=4.25s', { ...YOUTUBE, start: 4 }],
		['https://www.youtube.com/watch?v=XHOmBV4js_E&t=at 9s', YOUTUBE],
		['https://www.youtube.com/watch?v=XHOmBV4js_E&t=9s later', YOUTUBE],
		['https://v.wordpress.com/v/ZCAOzTNk/', VIDEOPRESS],
		['https://player.vimeo.com/video/235215203?h=xyz', VIMEO],
		['https://player.vimeo.com/video/235215203?h=ab12-x', VIMEO],
		['https://vimeo.com/235215203', VIMEO],
		['https://vimeo.com/channels/staffpicks/235215203', VIMEO],
		['https://vimeo.com/235215203/ab12', { ...VIMEO, hash: 'ab12' }],
		['https://player.vimeo.com/video/235215203?h=ab12', { ...VIMEO, hash: 'ab12' }],
		['https://vimeo.com/235215203#t=1h2m3s', { ...VIMEO, start: 3723 }],
		['https://www.dailymotion.com/video/x6tqhqb', DAILYMOTION],
		['https://www.dailymotion.com/video/x6tqhqb_a-title', DAILYMOTION],
		['https://dai.ly/x6tqhqb', DAILYMOTION],
		['https://geo.dailymotion.com/player.html?video=x6tqhqb', DAILYMOTION],
		['https://www.dailymotion.com/embed/video/x6tqhqb?start=4', { ...DAILYMOTION, start: 4 }],
		['https://videopress.com/v/ZCAOzTNk?at=9', { ...VIDEOPRESS, start: 9 }],
		['https://video.wordpress.com/embed/ZCAOzTNk', VIDEOPRESS],
	])('is read from %s', (address, film) => {
		expect(filmAt(address)).toEqual(film);
		expect(filmAt(address, film.host)).toEqual(film);
	});

	it.each([
		'',
		'XHOmBV4js_E',
		'javascript:alert(1)//youtube.com/watch?v=XHOmBV4js_E',
		'https://evil.example/watch?v=XHOmBV4js_E',
		'https://youtube.com.evil.example/watch?v=XHOmBV4js_E',
		'https://evil.example@youtu.be.example/XHOmBV4js_E',
		'https://www.youtube.com/watch?v=../../x',
		'https://www.youtube.com/',
		'https://www.youtube.com/watch/XHOmBV4js_E',
		'https://www.youtube.com/watch?v=XHOm BV4js_E',
		'https://www.youtube.com/watch?v=XHOmB!',
		'https://www.youtube.com/watch?v=XHOmBV4js_E!',
		'https://vimeo.com/blog',
		'https://vimeo.com/235215203/settings',
		'https://geo.dailymotion.com/player.html?video=x6tqhqb!',
		'https://geo.dailymotion.com/player.html?video=!x6tqhqb',
		'https://videopress.com/about/v/ZCAOzTNk',
		'https://videopress.com/v/ZCAOzTNk/about',
		'https://news.m.youtube.com/watch?v=XHOmBV4js_E',
		'https://www.dailymotion.com/',
		'https://videopress.com/features/',
	])('is not %s', (address) => {
		expect(filmAt(address)).toBeUndefined();
	});

	it('counts for its own service only', () => {
		expect(filmAt('https://vimeo.com/235215203', 'youtube')).toBeUndefined();
		expect(filmAt('https://vimeo.com/235215203', '__proto__')).toBeUndefined();
	});

	it('is nothing but an address of the services themselves', () => {
		fc.assert(
			fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
				expect(filmAt(address)).toBeUndefined();
			}),
			{ numRuns: 200 },
		);
	});

	it.each([
		[VIMEO, 'https://vimeo.com/235215203'],
		[{ ...VIMEO, hash: 'ab12', start: 9 }, 'https://vimeo.com/235215203/ab12#t=9s'],
		[YOUTUBE, 'https://www.youtube.com/watch?v=XHOmBV4js_E'],
		[{ ...YOUTUBE, start: 9 }, 'https://www.youtube.com/watch?v=XHOmBV4js_E&t=9s'],
		[DAILYMOTION, 'https://www.dailymotion.com/video/x6tqhqb'],
		[VIDEOPRESS, 'https://videopress.com/v/ZCAOzTNk'],
		[{ ...DAILYMOTION, start: 9 }, 'https://www.dailymotion.com/video/x6tqhqb?start=9'],
		[{ ...VIDEOPRESS, start: 9 }, 'https://videopress.com/v/ZCAOzTNk?at=9'],
	])('leads people to %j', (film, page) => {
		expect(filmPage(film)).toBe(page);
	});
});

describe('every service', () => {
	const film = fc.record({
		host: fc.constantFrom(...FILM_HOSTS),
		id: fc.stringMatching(/^[1-9]{8}$/),
		hash: fc.constant(undefined),
		start: fc.integer({ min: 0, max: 9999 }),
	});

	it('knows its own pages and players again', () => {
		fc.assert(
			fc.property(film, (made) => {
				expect(filmAt(filmPage(made))).toEqual(made);
				expect(filmAt(filmFrame(made))).toEqual(made);
			}),
		);
	});

	it('plays at an origin that it names, and is called something', () => {
		for (const made of [YOUTUBE, VIMEO, DAILYMOTION, VIDEOPRESS]) {
			expect(filmOrigins(made)).toContain(new URL(filmFrame(made)).origin);
			expect(filmLabel(made)).not.toBe('');
		}
	});

	it('may be framed from its own origins, and from the origins to which its player moves on', () => {
		expect([YOUTUBE, VIMEO, DAILYMOTION, VIDEOPRESS].map(filmOrigins)).toEqual([
			['https://www.youtube-nocookie.com'],
			['https://player.vimeo.com'],
			['https://www.dailymotion.com', 'https://geo.dailymotion.com'],
			['https://videopress.com', 'https://video.wordpress.com'],
		]);
		expect([YOUTUBE, VIMEO, DAILYMOTION, VIDEOPRESS].map(filmLabel)).toEqual([
			'YouTube',
			'Vimeo',
			'Dailymotion',
			'VideoPress',
		]);
	});

	it('plays from the start in its address unless the options name another', () => {
		expect(asked({ ...YOUTUBE, start: 5 }).start).toBe('5');
		expect(asked({ ...YOUTUBE, start: 5 }, { start: 8 }).start).toBe('8');
		expect(asked({ ...YOUTUBE, start: 5 }, { start: 0 }).start).toBe('5');
	});
});

describe('a player', () => {
	it('shows all controls and does not start without settings', () => {
		expect(filmFrame(YOUTUBE)).toBe(
			'https://www.youtube-nocookie.com/embed/XHOmBV4js_E?playsinline=1&rel=0',
		);
		expect(filmFrame(VIMEO)).toBe('https://player.vimeo.com/video/235215203?dnt=1&autopause=0');
		expect(filmFrame(DAILYMOTION)).toBe(
			'https://www.dailymotion.com/embed/video/x6tqhqb?endscreen-enable=0',
		);
		expect(filmFrame(VIDEOPRESS)).toBe('https://videopress.com/embed/ZCAOzTNk');
	});

	it('of YouTube gets the chosen options', () => {
		const all = { autoplay: true, mute: true, loop: true, controls: false, start: 10.9, end: 20.7 };
		expect(asked(YOUTUBE, { ...all, related: true, captions: true })).toEqual({
			autoplay: '1',
			playsinline: '1',
			mute: '1',
			loop: '1',
			playlist: 'XHOmBV4js_E',
			controls: '0',
			cc_load_policy: '1',
			start: '10',
			end: '20',
		});
		expect(asked(YOUTUBE, { talksTo: 'https://boats.example' })).toMatchObject({
			enablejsapi: '1',
			origin: 'https://boats.example',
		});
	});

	it('of Vimeo gets the chosen options', () => {
		const all = { autoplay: true, mute: true, loop: true, controls: false, start: 90 };
		const hidden = { title: false, portrait: false, byline: false, color: '#FF6A3D' };
		expect(filmFrame({ ...VIMEO, hash: 'ab12' }, { ...all, ...hidden })).toBe(
			'https://player.vimeo.com/video/235215203?dnt=1&autoplay=1&h=ab12&playsinline=1&muted=1&loop=1&controls=0&title=0&portrait=0&byline=0&color=FF6A3D&autopause=0#t=90s',
		);
	});

	it('of Dailymotion gets the chosen options', () => {
		const all = { autoplay: true, mute: true, controls: false, start: 4, info: false, logo: false };
		expect(asked(DAILYMOTION, { ...all, color: 'FF6A3D' })).toEqual({
			autoplay: '1',
			mute: '1',
			controls: '0',
			start: '4',
			'ui-start-screen-info': '0',
			'ui-logo': '0',
			'ui-highlight': 'FF6A3D',
			'endscreen-enable': '0',
		});
	});

	it('of VideoPress gets the chosen options', () => {
		const all = { autoplay: true, mute: true, loop: true, controls: false, start: 9 };
		expect(asked(VIDEOPRESS, all)).toEqual({
			autoPlay: '1',
			muted: '1',
			loop: '1',
			controls: '0',
			at: '9',
			playsinline: '1',
		});
	});

	it.each([
		[{ start: -4 }, undefined, undefined],
		[{ start: 0.4 }, undefined, undefined],
		[{ start: 5, end: 5 }, '5', undefined],
		[{ start: 5, end: 6 }, '5', '6'],
		[{ end: 6 }, undefined, '6'],
		[{ start: Number.NaN, end: Number.NaN }, undefined, undefined],
	])('asked for %j starts at %s and ends at %s', (times, start, end) => {
		expect(asked(YOUTUBE, times)).toMatchObject({ ...(start && { start }), ...(end && { end }) });
		expect(asked(YOUTUBE, times).start).toBe(start);
		expect(asked(YOUTUBE, times).end).toBe(end);
	});

	it('gets no value that is no colour', () => {
		for (const color of ['red', '#fff', 'x#FF6A3D', '#FF6A3D;x', 'var(--x)']) {
			expect(asked(VIMEO, { color })).not.toHaveProperty('color');
		}
	});
});

it.each([
	['https://player.vimeo.com/video/2352?muted=1&loop=1', true, true, true, 0],
	['https://www.youtube.com/embed/XHOmBV4js_E?mute=1&controls=0&end=20', true, false, false, 20],
	['https://youtu.be/XHOmBV4js_E', false, false, true, 0],
	['no address', false, false, true, 0],
])('the reader finds the player settings in %s', (address, mute, loop, controls, end) => {
	expect(playerOptionsOf(address)).toEqual({ mute, loop, controls, end });
});
