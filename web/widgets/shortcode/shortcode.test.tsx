import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { shortcode } from './index';
import { ShortcodeSettings } from './shortcode';

const registry = createRegistry([shortcode]);
const render = (text: string, renderedHtml: string | null) =>
	renderElements(
		[{ widgetType: 'shortcode', settings: { shortcode: text }, renderedHtml }],
		registry,
		{ sanitize: (html) => html.replace(/<script.*?<\/script>/g, '') },
	);

describe('a shortcode', () => {
	it('is the markup of WordPress, sanitised', () => {
		expect(render('[tides]', '<p>High: 6:12</p><script>1</script>').html).toContain(
			'<div class="elementor-shortcode"><p>High: 6:12</p></div>',
		);
	});

	it('never shows the code', () => {
		const { html, warnings } = render('[tides]', null);
		expect(html).not.toContain('tides');
		expect(warnings).toHaveLength(1);
		expect(render('', null).warnings).toEqual([]);
	});

	it.each([[{}], [[]], [{ shortcode: {} }]])('parses %j', (settings) => {
		expect(parse(ShortcodeSettings, settings)).toEqual({ shortcode: '' });
	});
});
