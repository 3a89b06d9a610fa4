import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { videoPlaylist } from './index';
import { PlaylistSettings } from './settings';

const registry = createRegistry([videoPlaylist]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'video-playlist', settings }], registry);

const ROWS = [
	{ _id: 's', type: 'section', title: 'Before you go' },
	{ _id: 'y', title: 'Boarding', youtube_url: 'https://youtu.be/XHOmBV4js_E', duration: '1:20' },
	{ _id: 'v', type: 'vimeo', title: 'Wind', vimeo_url: 'https://vimeo.com/235215203' },
	{ _id: 'h', type: 'hosted', hosted_url: { id: 9, url: '/film.mp4' } },
];

describe('a video playlist', () => {
	it('leads to its films, section by section, and loads none', () => {
		const { html } = render({ tabs: ROWS, playlist_title: 'First time' });
		expect(html).toMatch(/<h2 class="[^"]*e-tabs-title[^"]*">First time<\/h2>/);
		expect(html).toContain('>3 videos</span>');
		expect(html).toMatch(
			/e-section-title">Before you go<\/div><a class="e-tab-title elementor-tab-title" id="(e-playlist-\S+-2)-tab" href="#\1" data-tab="1" data-video="y">/,
		);
		expect(html).toMatch(/data-tab="1"><div class="e-playlist-player"><a class="e-click-to-load"/);
		expect(html).toMatch(
			/data-tab="3"><div class="e-playlist-player"><video [^>]*src="\/film.mp4"/,
		);
		expect(html).toContain('>Video 3</span>');
		expect(html).not.toMatch(/<iframe|autoplay=""/i);
	});

	it('says less where its editor says so', () => {
		const { html } = render({
			tabs: ROWS.map((row) => ({ ...row, thumbnail: { url: '/a.jpg' } })),
			show_video_count: '',
			show_duration: '',
			show_thumbnails: '',
			playlist_title: '',
		});
		expect(html).not.toMatch(/e-tabs-videos-count|1:20|e-tab-thumbnail|e-tabs-title/);
	});

	it('has texts below each film, under titles of the row, of the list, or of its own', () => {
		const texts = { inner_tab_content_1: '<p>One</p>', inner_tab_content_2: '<p>Two</p>' };
		const { html } = render({
			tabs: [{ ...ROWS[1], ...texts, inner_tab_title_1: 'Own' }],
			inner_tab_title_1: 'List',
		});
		expect(html).toMatch(/<h3 class="e-inner-tab-heading">Own<\/h3>.*<p>One<\/p>/);
		expect(html).toMatch(/<h3 class="e-inner-tab-heading">More<\/h3>.*<p>Two<\/p>/);
		expect(html.match(/<a class="e-inner-tab-title"[^>]*>[^<]*/g)).toEqual([
			expect.stringMatching(/href="#[\w-]+-text-1">Own$/),
			expect.stringMatching(/href="#[\w-]+-text-2">More$/),
		]);
		expect(render({ tabs: ROWS }).html).not.toContain('e-inner-tab');
	});

	it('leaves out rows that name no film, and is nothing without any', () => {
		const bad = {
			_id: 'x',
			title: 'Nowhere',
			youtube_url: 'https://evil.example/watch?v=XHOmBV4js_E',
		};
		expect(render({ tabs: [bad, ROWS[2]] }).html).not.toContain('Nowhere');
		for (const tabs of [[], [bad], [ROWS[0]], 'x']) {
			expect(render({ tabs }).html).not.toContain('e-tabs');
		}
	});

	it('turns its style controls into rules', () => {
		const { css } = render({
			tabs: ROWS,
			videos_color_normal: '#112233',
			layout_background: '#445566',
		});
		expect(css).toContain(' .e-tab-title{color:#112233}');
		expect(css).toContain(' .e-tabs{background-color:#445566}');
	});
});

it.each([[{}], [[]], [{ tabs: [{ type: 4 }], autoplay_next: {} }]])('parses %j', (settings) => {
	expect(parse(PlaylistSettings, settings)).toMatchObject({
		playlist_title: 'Playlist',
		autoplay_next: false,
		show_watched_indication: true,
	});
});
