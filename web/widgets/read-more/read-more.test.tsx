import { describe, expect, it } from 'vitest';
import type { CurrentNode } from '../../elements/context/current-node';
import { parseInEnglish } from '../../elements/testing/parse-in-english';
import { renderWidget, type ServerSetting } from '../../elements/testing/render-on-server';
import { readMore } from './index';
import { ReadMoreSettings } from './read-more';

const node = {
	databaseId: 17,
	uri: '/stories/first-light/',
	title: 'First <em>light</em>',
} as CurrentNode;

const render = (setting: ServerSetting, settings: object = {}) =>
	renderWidget('read-more', settings, { widgets: [readMore], ...setting });

describe('the cut in a text', () => {
	it('is a place on the page of the text', async () => {
		const html = await render({ node, page: { path: '/stories/first-light/' } });
		expect(html).toContain('<span id="more-17"></span>');
	});

	it('is a link to there in a list', async () => {
		const html = await render({ node, page: { kind: 'archive', path: '/stories/' } });
		expect(html).toContain(
			'<a href="/stories/first-light/#more-17" class="more-link">Continue reading<span class="elementor-screen-only">: First light</span></a>',
		);
	});

	it('is nothing without content, or without words', async () => {
		expect(await render({ node: null })).not.toMatch(/<a|<span/);
		const elsewhere = { node, page: { path: '/' } };
		expect(await render(elsewhere, { link_text: ' ' })).not.toContain('<a');
	});

	it.each([[{}], [[]], [{ link_text: {} }]])('parses %j', (settings) => {
		expect(parseInEnglish(ReadMoreSettings, settings)).toEqual({ link_text: 'Continue reading' });
	});
});
