import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { progressTracker } from './index';
import { TrackerSettings } from './settings';

const registry = createRegistry([progressTracker]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'progress-tracker', settings }], registry);

describe('the progress tracker', () => {
	it('is a named progress bar at its beginning', () => {
		expect(render({}).html).toContain(
			'<div class="elementor-scrolling-tracker elementor-scrolling-tracker-horizontal" role="progressbar" aria-label="Reading progress" aria-valuemin="0" aria-valuemax="100" aria-valuenow="0"><div class="current-progress"></div></div>',
		);
	});

	it('has a number when that is switched on', () => {
		expect(render({ percentage: 'yes' }).html).toContain('current-progress-percentage');
	});

	it('is a circle with a length that counts as 100', () => {
		const { html } = render({ type: 'circular', direction: 'rtl', percentage: 'yes' });
		expect(html).toContain('elementor-scrolling-tracker-alignment-rtl');
		expect(html).toContain('class="current-progress" cx="50%" cy="50%" r="40%" pathLength="100"');
	});

	it('gives the browser the settings that it follows', () => {
		expect(render({ relative_to: 'selector', selector: '#story' }).html).toContain(
			'data-settings="{&quot;relative_to&quot;:&quot;selector&quot;,&quot;selector&quot;:&quot;#story&quot;}"',
		);
		expect(render({ type: 'horizontal' }).html).not.toContain('data-settings');
	});

	it('turns the style controls of its form into rules', () => {
		const settings = {
			horizontal_color_background: 'classic',
			horizontal_color_color: '#123',
			horizontal_height: { unit: 'px', size: 4 },
			circular_color: '#456',
			circular_size: { unit: 'px', size: 80 },
		};
		const { css } = render(settings);
		expect(css).toContain('.current-progress{background-color:#123');
		expect(css).toContain('block-size:4px');
		expect(css).not.toContain('#456');
		const circular = render({ ...settings, type: 'circular' }).css;
		expect(circular).toContain('--tracker-size:80px');
		expect(circular).toContain('--tracker-color:#456');
	});

	it('parses values that are no settings', () => {
		expect(
			parse(TrackerSettings, { type: 'square', relative_to: 3, selector: {}, direction: 'up' }),
		).toEqual({
			type: 'horizontal',
			relative_to: 'entire_page',
			selector: '',
			direction: '',
			percentage: false,
		});
	});
});
