import { describe, expect, it } from 'vitest';
import { filmOf } from './film';

const film = (videoType: string | undefined, url: string, autoplay = false) =>
	filmOf({ videoType, url, autoplay });

describe('a film in the lightbox', () => {
	it('at YouTube plays from where no cookie is set', () => {
		const src = 'https://www.youtube-nocookie.com/embed/XHOmBV4js_E?playsinline=1&rel=0';
		for (const url of [
			'https://www.youtube.com/embed/XHOmBV4js_E?feature=oembed',
			'https://youtu.be/XHOmBV4js_E',
		]) {
			expect(film('youtube', url)).toMatchObject({ kind: 'frame', src });
		}
		expect(film('youtube', 'https://youtu.be/XHOmBV4js_E', true)?.src).toBe(
			src.replace('?', '?autoplay=1&'),
		);
	});

	it('plays with the parameters of its player’s address', () => {
		const url = 'https://www.youtube.com/embed/XHOmBV4js_E?start=5&end=20&mute=1&controls=0';
		const query = new URL(film('youtube', url)?.src ?? '').searchParams;
		expect(Object.fromEntries(query)).toEqual({
			playsinline: '1',
			mute: '1',
			controls: '0',
			rel: '0',
			start: '5',
			end: '20',
		});
	});

	it.each([
		['dailymotion', 'https://dai.ly/x6tqhqb', 'https://www.dailymotion.com'],
		['videopress', 'https://videopress.com/v/ZCAOzTNk', 'https://videopress.com'],
	])('may be at %s', (videoType, url, origin) => {
		expect(new URL(film(videoType, url)?.src ?? '').origin).toBe(origin);
	});

	it('at Vimeo is not tracked, and an unlisted one is found', () => {
		expect(film('vimeo', 'https://player.vimeo.com/video/235215203?h=ab12', true)).toMatchObject({
			kind: 'frame',
			src: 'https://player.vimeo.com/video/235215203?dnt=1&autoplay=1&h=ab12&playsinline=1&autopause=0',
		});
	});

	it('of the site itself is its file', () => {
		expect(film('hosted', '/film.mp4')).toMatchObject({ kind: 'file', src: '/film.mp4' });
	});

	it.each([
		['youtube', 'https://evil.example/embed/XHOmBV4js_E'],
		['youtube', 'https://youtube.com.evil.example/watch?v=XHOmBV4js_E'],
		['vimeo', 'https://www.youtube.com/embed/XHOmBV4js_E'],
		['vimeo', 'https://www.dailymotion.com/video/x6tqhqb'],
		['__proto__', '/film.mp4'],
		[undefined, '/film.mp4'],
	])('is none for %s, %s', (videoType, url) => {
		expect(film(videoType, url)).toBeNull();
	});
});
