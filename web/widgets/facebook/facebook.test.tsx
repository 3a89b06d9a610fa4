import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { englishSay } from '@outrigger/rules/texts/load-texts';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { compileCss } from '../../elements/styles/compile-css';
import { renderWidget } from '../../elements/testing/render-on-server';
import { createRegistry } from '../../elements/tree/define-widget';
import { facebookEmbed, heightOf } from './facebook-embed';
import { facebook } from './index';
import { FacebookSettings } from './settings';
import { facebookStyles } from './styles';

const PAGE = 'https://www.facebook.com/acme.boats/';
const SITE = {
	path: '/bay/',
	site: { url: 'https://boats.example', language: 'de-DE' },
} as Parameters<typeof facebookEmbed>[2];
const embed = (type: string, settings: object) =>
	facebookEmbed(`facebook-${type}`, parse(FacebookSettings, settings), SITE, englishSay);
const asked = (type: string, settings: object): Record<string, string> => {
	const url = new URL(embed(type, settings)?.src ?? '');
	return { plugin: url.pathname, ...Object.fromEntries(url.searchParams) };
};
const render = (type: string, settings: object) =>
	renderWidget(`facebook-${type}`, settings, { widgets: [facebook] });

describe('the request to Facebook', () => {
	it.each([
		[
			'page',
			{ url: PAGE },
			{
				plugin: '/plugins/page.php',
				href: PAGE,
				tabs: 'timeline',
				height: '500',
				hide_cover: 'false',
				show_facepile: 'true',
				small_header: 'false',
				hide_cta: 'false',
				locale: 'de_DE',
			},
		],
		[
			'page',
			{ url: PAGE, tabs: ['events', 'evil'], show_cover: '', show_cta: '', small_header: 'yes' },
			{ tabs: 'events', hide_cover: 'true', hide_cta: 'true', small_header: 'true' },
		],
		[
			'button',
			{},
			{
				plugin: '/plugins/like.php',
				href: 'https://boats.example/bay/',
				action: 'like',
				layout: 'standard',
				size: 'small',
			},
		],
		[
			'button',
			{
				type: 'recommend',
				show_share: 'yes',
				url_type: 'custom',
				url: 'https://x.example/?a=1&b=2',
			},
			{ action: 'recommend', share: 'true', href: 'https://x.example/?a=1&b=2' },
		],
		['comments', {}, { plugin: '/plugins/feedback.php', numposts: '10', order_by: 'social' }],
		[
			'comments',
			{ comments_number: 9999, order_by: 'time' },
			{ numposts: '100', order_by: 'time' },
		],
		['comments', { comments_number: -1 }, { numposts: '1' }],
		[
			'embed',
			{ post_url: `${PAGE}posts/1` },
			{ plugin: '/plugins/post.php', href: `${PAGE}posts/1`, show_text: 'false' },
		],
		[
			'embed',
			{ type: 'video', video_url: `${PAGE}videos/1`, show_text: 'yes', video_autoplay: 'yes' },
			{ plugin: '/plugins/video.php', show_text: 'true', autoplay: 'true', show_captions: 'false' },
		],
		[
			'embed',
			{ type: 'comment', comment_url: `${PAGE}posts/1?comment_id=2`, include_parent: 'yes' },
			{ plugin: '/plugins/comment_embed.php', include_parent: 'true' },
		],
	])('by a %s with %j', (type, settings, parameters) => {
		expect(asked(type, settings)).toMatchObject(parameters);
	});

	it.each([
		['page', {}],
		['page', { url: 'https://evil.example/' }],
		['embed', { post_url: 'javascript:alert(1)' }],
		['embed', { type: 'video', post_url: `${PAGE}posts/1` }],
		['strange', { url: PAGE }],
	])('nothing by a %s with %j', async (type, settings) => {
		expect(embed(type, settings)).toBeUndefined();
		if (type !== 'strange') expect(await render(type, settings)).not.toContain('<a');
	});

	it('an unsafe address is not liked: this page is', () => {
		expect(asked('button', { url_type: 'custom', url: 'javascript:x' }).href).toBe(
			'https://boats.example/bay/',
		);
	});

	it.each([
		[69, 70],
		[70, 70],
		[1500, 1500],
		[1501, 1500],
	])('a height of %d is %d', (height, expected) => {
		expect(heightOf({ height })).toBe(expected);
	});
});

describe('before a press', () => {
	it('is a link, which sends no request and describes its effect', async () => {
		const html = await render('page', { url: PAGE });
		expect(html).not.toContain('<iframe');
		expect(html).toContain('data-consent-purpose="social"');
		expect(html).toContain(`href="${PAGE}" target="_blank" rel="noopener nofollow"`);
		expect(html).toContain('acme.boats on Facebook');
		expect(html).toContain('Show it here, from Facebook');
	});

	it('a button leads to where this page is shared, and is small', async () => {
		const html = await render('button', {});
		expect(html).toContain(
			'href="https://www.facebook.com/sharer.php?u=https%3A%2F%2Fboats.example%2Fbay%2F"',
		);
		expect(html).toContain('e-social-embed--button');
		expect(html).not.toContain('Always show');
	});

	it('its place is as large as the frame', () => {
		const css = (settings: object) =>
			compileCss('.e', { ...settings }, facebookStyles, DEFAULT_BREAKPOINTS);
		expect(css({ height: { unit: 'px', size: 300 } })).toContain('--social-height:300px');
		expect(css({ layout: 'box_count' })).toContain('--social-height:65px');
		expect(css({ type: 'video' })).toContain('--social-height:350px');
	});
});

it.each([[{}], [[]], [{ tabs: 'x', height: {}, url: 4, type: 'post' }]])(
	'parses %j',
	(settings) => {
		expect(parse(FacebookSettings, settings)).toMatchObject({
			tabs: ['timeline'],
			height: 500,
			url_type: 'current_page',
		});
		expect(createRegistry([facebook]).size).toBe(4);
	},
);
