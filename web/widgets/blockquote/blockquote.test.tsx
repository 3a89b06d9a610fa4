import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { compileCss } from '../../elements/styles/compile-css';
import { renderWidget } from '../../elements/testing/render-on-server';
import { blockquote } from './index';
import { postIntent } from './post-intent';
import { BlockquoteSettings } from './settings';
import { blockquoteStyles } from './styles';

const render = (settings: object) =>
	renderWidget('blockquote', settings, { widgets: [blockquote] });

const said = { blockquote_content: 'Bring <em>fewer</em> things.', author_name: 'A guest, August' };

describe('a quotation', () => {
	it('is a quotation with its author', async () => {
		const html = await render({ ...said, tweet_button: '' });
		expect(html).toContain(
			'<blockquote class="elementor-blockquote"><p class="elementor-blockquote__content">Bring <em>fewer</em> things.</p><div class="e-q-footer"><cite class="elementor-blockquote__author">A guest, August</cite></div></blockquote>',
		);
		expect(html).toContain('elementor-blockquote--skin-border');
	});

	it('has a link that shares it, with a name in every view', async () => {
		const both = await render(said);
		expect(both).toContain('href="https://x.com/intent/tweet?text=Bring+fewer+things.');
		expect(both).toMatch(/aria-label="Tweet: Post this quotation on X"><svg.*>Tweet<\/span><\/a>/);
		const icon = await render({ ...said, tweet_button_view: 'icon' });
		expect(icon).not.toContain('Tweet</span>');
		expect(icon).toContain('aria-label="Post this quotation on X"');
		expect(await render({ ...said, tweet_button_view: 'text' })).not.toContain('<svg');
	});

	it('is empty without a text', async () => {
		expect(await render({ author_name: 'Nobody' })).not.toContain('<blockquote');
	});

	it('shows an author as text', async () => {
		expect(await render({ ...said, author_name: '<img src=x>' })).toContain('&lt;img src=x&gt;');
	});
});

describe('the address of a post', () => {
	const intent = (settings: object) =>
		new URL(postIntent(parse(BlockquoteSettings, settings), 'https://boats.example/bay/'));

	it('names words, author, page and account', () => {
		const { searchParams } = intent({ ...said, user_name: '@boats' });
		expect(Object.fromEntries(searchParams)).toEqual({
			text: 'Bring fewer things. — A guest, August',
			url: 'https://boats.example/bay/',
			via: 'boats',
		});
	});

	it('names another page or none by the editor’s choice', () => {
		const url = 'https://x.example/?a=1&b=2#c';
		expect(intent({ ...said, url_type: 'custom', url }).searchParams.get('url')).toBe(url);
		expect(intent({ url_type: 'custom', url: 'javascript:x' }).searchParams.has('url')).toBe(false);
		expect(intent({ url_type: 'none', author_name: '', user_name: 'a&b' }).search).toBe('?text=');
	});
});

it('the style controls of a quotation count for its skin', () => {
	const css = (settings: object) =>
		compileCss('.e', { ...settings }, blockquoteStyles, DEFAULT_BREAKPOINTS);
	// The builder leaves author and button at the two ends of their line.
	expect(css({ alignment: 'left' })).toBe('.e .elementor-blockquote{text-align:left}');
	expect(css({ alignment: 'right', border_width: { size: 4 }, box_padding: { size: 9 } })).toBe(
		'.e .elementor-blockquote{text-align:right;--blockquote-justify:var(--e-right,flex-end);border-inline-start-width:4px}',
	);
	expect(css({ blockquote_skin: 'boxed', box_padding: { size: 9 } })).toContain('padding:9px');
	expect(css({ blockquote_skin: 'quotation', quote_text_color: '#abc' })).toContain(
		'::before{color:#abc}',
	);
	expect(css({ button_background_color: '#abc' })).toContain('--blockquote-button:#abc');
	expect(css({ button_size: { size: 1.2 } })).toContain('font-size:calc(1.2px * 10)');
});

it.each([[{}], [[]], [{ blockquote_skin: 1, tweet_button: {}, url: [] }]])(
	'a quotation parses %j',
	(settings) => {
		expect(parse(BlockquoteSettings, settings)).toMatchObject({
			blockquote_skin: 'border',
			tweet_button: true,
			url: '',
		});
	},
);
