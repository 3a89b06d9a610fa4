import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { menuAnchor } from './index';
import { MenuAnchorSettings } from './menu-anchor';

const registry = createRegistry([menuAnchor]);
const render = (anchor: unknown) =>
	renderElements([{ widgetType: 'menu-anchor', settings: { anchor } }], registry).html;

describe('menu-anchor', () => {
	it('is a place with an id', () => {
		for (const anchor of ['harbours', '#harbours', ' harbours ']) {
			expect(render(anchor)).toContain('<div class="elementor-menu-anchor" id="harbours"></div>');
		}
	});

	it('is nothing where its id could be no id', () => {
		for (const anchor of ['', '#', 'two words', undefined]) {
			expect(render(anchor)).not.toContain('elementor-menu-anchor"');
		}
		expect(render('"><script>')).not.toContain('<script>');
	});

	it.each([[{}], [[]], [{ anchor: {} }]])('parses %j', (settings) => {
		expect(parse(MenuAnchorSettings, settings)).toEqual({ anchor: '' });
	});
});
