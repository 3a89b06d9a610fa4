import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { answerMedia, storedMedia } from '../../elements/testing/answer-media';
import { renderWidget } from '../../elements/testing/render-on-server';
import { lottie } from './index';
import { LottieSettings } from './settings';

const render = (settings: object) =>
	renderWidget('lottie', settings, { widgets: [lottie], execute: answerMedia(storedMedia()) });

describe('the place of an animation', () => {
	it('keeps its room and names the address of the drawing', async () => {
		const html = await render({ source_json: { id: '', url: '/wp-content/uploads/a.json' } });
		expect(html).toContain('data-src="/wp-content/uploads/a.json"');
		expect(html).toContain('<svg class="e-lottie__room" viewBox="0 0 1 1" aria-hidden="true"');
		expect(html).not.toContain('role="img"');
	});

	it('shows its poster', async () => {
		const html = await render({
			source_json: { url: 'https://boats.example/a.json' },
			poster: { id: 12, url: '/bay.jpg' },
		});
		expect(html).toContain('data-src="/a.json"');
		expect(html).toMatch(/<img src="\/bay.jpg"/);
		expect(html).not.toContain('e-lottie__room');
	});

	it('loads from no other site, and no unsafe address', async () => {
		for (const url of [
			'https://else.example/a.json',
			'//else.example/a.json',
			'javascript:x',
			'',
		]) {
			const html = await render({ source: 'external_url', source_external_url: { url } });
			expect(html).not.toContain('data-src');
		}
	});

	it('has its caption and its named link', async () => {
		const html = await render({
			source_json: { url: '/a.json' },
			caption_source: 'custom',
			caption: 'The <b>light</b>',
			link_to: 'custom',
			custom_link: { url: '/fleet/' },
		});
		expect(html).toContain('<p class="e-lottie__caption">The <b>light</b></p>');
		expect(html).toMatch(/<a href="\/fleet\/" aria-label="\/fleet\/" class="e-lottie__container">/);
	});

	it('sends the browser the differences from the defaults', async () => {
		const html = await render({
			source_json: { url: '/a.json' },
			loop: 'yes',
			viewport: { sizes: { start: 20, end: 80 } },
		});
		expect(html).toContain(
			'data-settings="{&quot;viewport&quot;:{&quot;start&quot;:20,&quot;end&quot;:80},&quot;loop&quot;:true}"',
		);
	});

	it('reads the sent settings again, and other values as none', () => {
		const range = { start: 20, end: 80 };
		expect(parse(LottieSettings, { viewport: range }).viewport).toEqual(range);
		expect(
			parse(LottieSettings, { viewport: { sizes: { start: 'x' } }, trigger: {}, play_speed: 'y' }),
		).toMatchObject({
			viewport: { start: 0, end: 100 },
			trigger: 'arriving_to_viewport',
			play_speed: 1,
			renderer: 'svg',
		});
	});
});
