import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { spacer } from './index';
import { SpacerSettings } from './spacer';

const registry = createRegistry([spacer]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'spacer', settings }], registry);

describe('spacer', () => {
	it('takes room that screen readers skip', () => {
		expect(render({}).html).toContain(
			'<div class="elementor-spacer"><div class="elementor-spacer-inner"></div></div>',
		);
	});

	it('has the height of its setting on each device', () => {
		const { css } = render({
			space: { unit: 'px', size: 120 },
			space_mobile: { unit: 'vh', size: 10 },
		});
		expect(css).toContain('{--spacer-size:120px}');
		expect(css).toMatch(/@media \(max-width:767px\)\{[^}]*\{--spacer-size:10vh\}/);
	});

	it.each([[{}], [[]], [{ space: 'wide' }]])('parses %j', (settings) => {
		expect(parse(SpacerSettings, settings)).toEqual({});
	});
});
