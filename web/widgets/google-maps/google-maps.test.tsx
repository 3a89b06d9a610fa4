import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { GoogleMapsSettings, mapFrame } from './google-maps';
import { googleMaps } from './index';

const registry = createRegistry([googleMaps]);
const origins: string[] = [];
const render = (settings: Record<string, unknown>) => {
	origins.length = 0;
	return renderElements([{ widgetType: 'google_maps', settings }], registry, {
		allowFrame: (origin) => origins.push(origin),
	});
};

describe('a map', () => {
	it('is a link to the map, which no frame has loaded yet', () => {
		const { html } = render({ address: 'Porto <Sereno> & Bay', zoom: { unit: 'px', size: 14 } });
		expect(html).toMatch(/<a class="e-click-to-load elementor-custom-embed"/);
		expect(html).not.toContain('<iframe');
		expect(html).toContain('<span>Porto &lt;Sereno&gt; &amp; Bay</span>');
		expect(html).toContain(
			'href="https://www.google.com/maps?q=Porto+%3CSereno%3E+%26+Bay&amp;t=m&amp;z=14&amp;output=embed"',
		);
		expect(html).toMatch(
			/data-frame-title="Map: Porto &lt;Sereno&gt; &amp; Bay" data-frame-sandbox="[^"]+"/,
		);
		expect(origins).toEqual(['https://www.google.com', 'https://maps.google.com']);
	});

	it('is nothing without an address, and opens no policy', () => {
		expect(render({ address: ' ' }).html).not.toContain('e-click-to-load');
		expect(origins).toEqual([]);
	});

	it('stays within the steps that Google has', () => {
		expect(mapFrame('x', 99)).toContain('z=20');
		expect(mapFrame('x', -1)).toContain('z=1&');
		expect(mapFrame('x', 11.6)).toContain('z=12');
	});

	it('turns its style controls into rules', () => {
		const { css } = render({
			height: { unit: 'px', size: 400 },
			css_filters_css_filter: 'custom',
			css_filters_saturate: { unit: 'px', size: 0 },
		});
		expect(css).toContain(
			'.elementor-custom-embed{--map-height:400px;filter:brightness(100%) contrast(100%) saturate(0%) blur(0px) hue-rotate(0deg)}',
		);
	});

	it.each([[{}], [[]], [{ address: {}, zoom: 'near' }]])('parses %j', (settings) => {
		expect(parse(GoogleMapsSettings, settings)).toEqual({
			address: 'London Eye, London, United Kingdom',
			zoom: 10,
		});
	});
});
