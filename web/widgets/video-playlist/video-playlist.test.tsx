import { describe, expect, it } from 'vitest';
import { parseInEnglish } from '../../elements/testing/parse-in-english';
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
			/e-section-title">Before you go<\/h3><a class="e-tab-title elementor-tab-title" id="(e-playlist-\S+-2)-tab" href="#\1" data-tab="1" data-video="y">/,
		);
		expect(html).toMatch(/data-tab="1"><div class="e-playlist-player"><a class="e-click-to-load"/);
		expect(html).toMatch(
			/data-tab="3"><div class="e-playlist-player"><video [^>]*src="\/film.mp4"/,
		);
		expect(html).toContain('<h4 class="e-tab-title-text">Title</h4>');
		expect(html).not.toMatch(/<iframe|autoplay=""/i);
	});

	it('has fewer texts by its editor’s choice', () => {
		const { html } = render({
			tabs: ROWS.map((row) => ({ ...row, thumbnail: { url: '/a.jpg' } })),
			show_video_count: '',
			show_duration: '',
			show_thumbnail: '',
			playlist_title: '',
		});
		expect(html).not.toMatch(/e-tabs-videos-count|1:20|e-tab-thumbnail|e-tabs-title\b/);
	});

	it('has texts below a film where its row shows them, under titles of the list', () => {
		const texts = {
			inner_tab_is_content_visible: 'yes',
			inner_tab_content_1: '<p>One</p>',
			inner_tab_content_2: '<p>Two</p>',
		};
		const { html } = render({ tabs: [{ ...ROWS[1], ...texts }], inner_tab_title_1: 'List' });
		expect(html).toMatch(/<h3 class="e-inner-tab-heading">List<\/h3>.*<p>One<\/p>/);
		expect(html).toMatch(/<h3 class="e-inner-tab-heading">Tab #2<\/h3>.*<p>Two<\/p>/);
		expect(html.match(/<a class="e-inner-tab-title"[^>]*>[^<]*/g)).toEqual([
			expect.stringMatching(/href="#[\w-]+-text-1">List$/),
			expect.stringMatching(/href="#[\w-]+-text-2">Tab #2$/),
		]);
		const hidden = { ...texts, inner_tab_is_content_visible: '' };
		expect(render({ tabs: [{ ...ROWS[1], ...hidden }] }).html).not.toContain('e-inner-tab');
	});

	it('has a picture of its own over its first film', () => {
		const tabs = ROWS.map((row) => ({ ...row, thumbnail: { url: '/small.jpg' } }));
		const { html } = render({
			tabs,
			show_thumbnail: '',
			show_image_overlay: 'yes',
			image_overlay: { url: '/large.jpg' },
		});
		expect(html.match(/<img src="[^"]*"/g)).toEqual([
			'<img src="/large.jpg"',
			'<img src="/small.jpg"',
		]);
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
			normal_color: '#112233',
			active_icon_color: '#223344',
			playlist_name_background: '#445566',
			section_border_type: 'solid',
			section_border_color: '#667788',
		});
		expect(css).toContain(' .e-tab-title{color:#112233}');
		expect(css).toContain('.e-tab-title[aria-selected="true"] .e-tab-icon{color:#223344}');
		expect(css).toContain(' .e-tabs-header{background-color:#445566}');
		expect(css).toContain(' .e-section-title{border-style:solid;border-color:#667788}');
	});
});

it.each([[{}], [[]], [{ tabs: [{ type: 4 }], autoplay_next: {} }]])('parses %j', (settings) => {
	expect(parseInEnglish(PlaylistSettings, settings)).toMatchObject({
		playlist_title: 'Playlist',
		autoplay_next: false,
		show_watched_indication: false,
	});
});
