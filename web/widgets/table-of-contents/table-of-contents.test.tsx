import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { tableOfContents } from './index';

const registry = createRegistry([tableOfContents]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ id: 'a1', widgetType: 'table-of-contents', settings }], registry);
const requestOf = (html: string) =>
	JSON.parse((/data-toc="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"'));

describe('a table of contents', () => {
	it('is a navigation with a name that can be closed', () => {
		const { html } = render({});
		expect(html).toContain(
			'<h4 id="elementor-toc__a1-title" class="elementor-toc__header-title">Table of Contents</h4>',
		);
		expect(html).toContain(
			'aria-controls="elementor-toc__a1" aria-expanded="true" aria-labelledby="elementor-toc__a1-title"',
		);
		expect(html).toMatch(
			/<nav id="elementor-toc__a1" class="elementor-toc__body" aria-labelledby="elementor-toc__a1-title"/,
		);
		expect(render({ title: '' }).html).toContain(
			'<nav id="elementor-toc__a1" class="elementor-toc__body" aria-label="Table of Contents"',
		);
	});

	it('reads its settings from the page', () => {
		expect(requestOf(render({}).html)).toEqual({
			tags: ['h2', 'h3', 'h4', 'h5', 'h6'],
			container: '',
			exclude: '',
			isNumbered: true,
			isHierarchical: true,
			nothing: 'No headings were found on this page.',
		});
		expect(
			requestOf(
				render({
					headings_by_tags: ['h2', 'h3'],
					container: ' .text ',
					exclude_headings_by_selector: '.no',
					marker_view: 'bullets',
					hierarchical_view: '',
					no_headings_message: 'None.',
				}).html,
			),
		).toEqual({
			tags: ['h2', 'h3'],
			container: '.text',
			exclude: '.no',
			isNumbered: false,
			isHierarchical: false,
			nothing: 'None.',
		});
		expect(requestOf(render({ headings_by_tags: ['h2', 'script'] }).html).tags).toHaveLength(5);
	});

	it.each([
		[{}, '@media (max-width:1024px) and (scripting:enabled)'],
		[{ minimized_on: 'mobile' }, '@media (max-width:767px) and (scripting:enabled)'],
		[{ minimized_on: 'desktop' }, '@media all and (scripting:enabled)'],
		[{ minimized_on: 'mobile_extra' }, undefined],
		[{ minimized_on: 'none' }, undefined],
		[{ minimize_box: '' }, undefined],
	])('with %j is closed at first under %s', (settings, media) => {
		const { css } = render(settings);
		if (media) expect(css).toContain(`${media}{.elementor-toc--minimized-on-`);
		else expect(css).not.toContain('minimized-on');
	});

	it('has no button where it cannot be closed, bullets where those are wanted', () => {
		expect(render({ minimize_box: '' }).html).not.toContain('<button');
		expect(render({ marker_view: 'bullets' }).html).toMatch(
			/data-toc="[^"]*"><svg[^>]*elementor-toc__marker/,
		);
	});

	it('takes its looks from the style controls', () => {
		const { css, html } = render({
			background_color: '#123456',
			border_width: { unit: 'px', size: 2 },
			max_height: { unit: 'vh', size: 40 },
			item_text_underline_active: 'yes',
			list_indent: { unit: 'em', size: 2 },
			word_wrap: 'yes',
		});
		expect(css).toContain('--box-background-color:#123456;--box-border-width:2px');
		expect(css).toContain('--toc-body-max-height:40vh');
		expect(css).toContain('--item-text-active-decoration:underline');
		expect(css).toContain('--nested-list-indent:2em');
		expect(html).toContain('elementor-toc--content-ellipsis');
	});
});
