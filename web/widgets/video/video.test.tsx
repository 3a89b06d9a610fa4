import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { parseUrlAction } from '@outrigger/rules/builder/url-action';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { compileCss } from '../../elements/styles/compile-css';
import { answerMedia, storedMedia } from '../../elements/testing/answer-media';
import { renderWidget } from '../../elements/testing/render-on-server';
import { video } from './index';
import { VideoSettings } from './settings';
import { videoStyles } from './styles';

const render = (settings: object) =>
	renderWidget('video', settings, { widgets: [video], execute: answerMedia(storedMedia()) });

describe('a film at a service', () => {
	it('is a link to the film, which no frame has loaded yet', async () => {
		const html = await render({ youtube_url: 'https://youtu.be/XHOmBV4js_E' });
		expect(html).toMatch(/<a class="e-click-to-load elementor-wrapper/);
		expect(html).not.toContain('<iframe');
		expect(html).toMatch(
			/href="https:\/\/www\.youtube\.com\/watch\?v=XHOmBV4js_E" target="_blank" rel="noopener nofollow" data-frame-src="https:\/\/www\.youtube-nocookie\.com\/embed\/XHOmBV4js_E\?[^"]*" data-frame-title="Film on YouTube: XHOmBV4js_E" data-frame-sandbox="allow-scripts /,
		);
		expect(html).toContain('Play the film from ');
	});

	it('shows the picture that the editor chose, and the icon', async () => {
		const settings = {
			youtube_url: 'https://youtu.be/XHOmBV4js_E',
			show_image_overlay: 'yes',
			image_overlay: { id: 12, url: '/bay.jpg' },
		};
		expect(await render(settings)).toMatch(
			/image-overlay"><img src="\/bay.jpg"[^>]* alt="A bay".*<span class="elementor-custom-embed-play"><svg/,
		);
		expect(await render({ ...settings, show_image_overlay: '', show_play_icon: '' })).not.toMatch(
			/<img|<svg/,
		);
	});

	it('is a link without a known player, and absent without a safe address', async () => {
		const link = await render({
			video_type: 'videopress',
			videopress_url: 'https://films.example/v/x',
		});
		expect(link).toContain('href="https://films.example/v/x"');
		expect(link).not.toContain('<iframe');
		expect(await render({ youtube_url: 'javascript:alert(1)' })).not.toMatch(/<a|<iframe/);
		expect(await render({})).not.toMatch(/<a|<iframe/);
	});
});

describe('a film that opens in the lightbox', () => {
	const opening = {
		lightbox: 'yes',
		youtube_url: 'https://youtu.be/XHOmBV4js_E',
		show_image_overlay: 'yes',
		image_overlay: { id: 12, url: '/bay.jpg' },
	};
	const actionOf = (html: string) => parseUrlAction(/href="([^"]*)"/.exec(html)?.[1]);

	it('is its picture, linked to the film for the lightbox', async () => {
		const html = await render(opening);
		expect(html).toMatch(
			/<a class="elementor-wrapper elementor-open-lightbox".*<img src="\/bay.jpg"/,
		);
		expect(html).toContain('aria-label="Play the film from YouTube"');
		expect(html).not.toMatch(/<iframe|e-click-to-load/);
		expect(actionOf(html)).toEqual({
			name: 'lightbox',
			settings: {
				type: 'video',
				videoType: 'youtube',
				url: 'https://www.youtube-nocookie.com/embed/XHOmBV4js_E?playsinline=1&rel=0',
				autoplay: false,
			},
		});
	});

	it('contains its editor’s settings', async () => {
		const html = await render({ ...opening, start: 5, end: 20, mute: 'yes', controls: '' });
		expect(actionOf(html)?.settings).toMatchObject({
			url: expect.stringMatching(/mute=1&controls=0&rel=0&start=5&end=20$/),
		});
	});

	it.each([
		['dailymotion', { dailymotion_url: 'https://dai.ly/x6tqhqb' }],
		['videopress', { videopress_url: 'https://videopress.com/v/ZCAOzTNk' }],
		['vimeo', { vimeo_url: 'https://vimeo.com/235215203' }],
	])('may be on %s', async (video_type, address) => {
		const { settings } = actionOf(await render({ ...opening, video_type, ...address })) ?? {};
		expect(settings).toMatchObject({ type: 'video', videoType: video_type });
	});

	it('may be a file of our own', async () => {
		const html = await render({
			...opening,
			video_type: 'hosted',
			hosted_url: { id: 9, url: '/film.mp4' },
		});
		expect(actionOf(html)?.settings).toMatchObject({ videoType: 'hosted', url: '/film.mp4' });
		expect(html).not.toContain('<video');
	});

	it.each([
		[{ lightbox: '' }, 'e-click-to-load'],
		[{ show_image_overlay: '' }, 'e-click-to-load'],
		[{ image_overlay: { id: '', url: '' } }, 'e-click-to-load'],
		[{ youtube_url: 'https://example.org/no-film' }, 'elementor-video__link'],
	])('plays in its place where %j', async (settings, name) => {
		const html = await render({ ...opening, ...settings });
		expect(html).toContain(name);
		expect(html).not.toContain('elementor-open-lightbox');
	});
});

describe('a film of our own', () => {
	const hosted = { video_type: 'hosted', hosted_url: { id: 9, url: '/film.mp4' } };

	it('waits for its visitor', async () => {
		const html = await render({ ...hosted, poster: { id: 12, url: '/bay.jpg' } });
		expect(html).toContain('<video class="elementor-video" src="/film.mp4"');
		expect(html).toContain('poster="/bay-1024x683.jpg"');
		expect(html).toMatch(/ controls=""/);
		expect(html).toContain('preload="none"');
		expect(html).not.toMatch(/autoplay|muted|loop|data-plays/i);
	});

	it('shows its first frame where it has no picture, and loads as much beforehand as its editor chose', async () => {
		expect(await render(hosted)).toContain('preload="metadata"');
		expect(await render({ ...hosted, preload: 'auto' })).toContain('preload="auto"');
		expect(await render({ ...hosted, preload: 'none' })).toContain('preload="none"');
		expect(await render({ ...hosted, preload: 'all' })).toContain('preload="metadata"');
	});

	it('waits under the picture of its editor’s, which leads to the file', async () => {
		const html = await render({
			...hosted,
			show_image_overlay: 'yes',
			image_overlay: { id: 12, url: '/bay.jpg' },
			autoplay: 'yes',
		});
		expect(html).toMatch(/<video [^>]*hidden=""/);
		expect(html).toContain('preload="none"');
		expect(html).toMatch(
			/<a class="e-film-cover" href="\/film.mp4" aria-label="Play the film">.*<img src="\/bay.jpg"/,
		);
		expect(html).not.toMatch(/data-plays|autoplay/i);
	});

	it('may be downloaded where its editor allows it', async () => {
		expect(await render(hosted)).toContain('controlsList="nodownload"');
		expect(await render({ ...hosted, download_button: 'yes' })).not.toContain('nodownload');
	});

	it('is muted and has a pause button if the handler starts it automatically', async () => {
		const html = await render({ ...hosted, autoplay: 'yes', controls: '', loop: 'yes' });
		expect(html).toMatch(/ controls=""/);
		expect(html).toMatch(/ muted=""/);
		expect(html).toMatch(/ data-plays="wide"/);
		expect(html).toMatch(/ loop=""/);
		expect(html).not.toMatch(/autoplay/i);
		const mobile = await render({ ...hosted, autoplay: 'yes', play_on_mobile: 'yes' });
		expect(mobile).toContain('data-plays="everywhere"');
	});

	it('plays the part that the editor chose', async () => {
		expect(await render({ ...hosted, start: 5, end: 20 })).toContain('src="/film.mp4#t=5,20"');
		expect(await render({ ...hosted, start: 5 })).toContain('src="/film.mp4#t=5"');
	});

	it('plays from any host with a valid address', async () => {
		const elsewhere = {
			video_type: 'hosted',
			insert_url: 'yes',
			external_url: { url: 'https://films.example/a.mp4' },
		};
		expect(await render(elsewhere)).toContain('src="https://films.example/a.mp4"');
		const own = { ...elsewhere, external_url: { url: 'https://boats.example/a.mp4' } };
		expect(await render(own)).toContain('<video');
		expect(await render({ ...elsewhere, external_url: 'javascript:x' })).not.toMatch(/<a|<video/);
	});
});

it('the style controls of a film become rules', () => {
	const css = compileCss(
		'.e',
		{ aspect_ratio: '43', play_icon_color: '#123', play_icon_size: { unit: 'px', size: 60 } },
		videoStyles,
		DEFAULT_BREAKPOINTS,
	);
	expect(css).toBe(
		'.e .elementor-wrapper{--video-aspect-ratio:4 / 3}.e .elementor-custom-embed-play{color:#123;font-size:60px}',
	);
});

it.each([[{}], [[]], [{ video_type: 3, start: 'x', poster: 7, external_url: [] }]])(
	'a film parses %j',
	(settings) => {
		expect(parse(VideoSettings, settings)).toMatchObject({
			video_type: 'youtube',
			start: 0,
			controls: true,
			preload: 'metadata',
		});
	},
);

it('a film of the builder’s first versions is known by the names of then', () => {
	const old = { link: 'https://youtu.be/XHOmBV4js_E', yt_controls: '', yt_mute: 'yes' };
	expect(parse(VideoSettings, old)).toMatchObject({
		youtube_url: 'https://youtu.be/XHOmBV4js_E',
		controls: false,
		mute: true,
	});
	expect(parse(VideoSettings, { ...old, controls: 'yes' }).controls).toBe(true);
	expect(parse(VideoSettings, { vimeo_link: 'https://vimeo.com/235215203' }).vimeo_url).toBe(
		'https://vimeo.com/235215203',
	);
});
