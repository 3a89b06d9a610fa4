import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { createRegistry } from '../../elements/define-widget';
import { renderElements } from '../../elements/testing/render-elements';
import { html } from './index';
import { HtmlSettings } from './settings';

describe('html', () => {
	it('shows markup only as the sanitiser leaves it', () => {
		const settings = { html: '<dl><dt>Draught</dt></dl><script>x()</script>' };
		const rendered = renderElements([{ widgetType: 'html', settings }], createRegistry([html]), {
			sanitize: (markup) => markup.replace(/<script.*<\/script>/, ''),
		});
		expect(rendered.html).toContain('<div><dl><dt>Draught</dt></dl></div>');
		expect(rendered.html).not.toContain('script');
	});

	it.each([[{}], [[]], [{ html: {} }]])('parses %j', (settings) => {
		expect(parse(HtmlSettings, settings)).toEqual({ html: '' });
	});
});
