import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { sidebar } from './index';
import { SidebarSettings } from './sidebar';

const registry = createRegistry([sidebar]);
const render = (area: string, renderedHtml: string | null) =>
	renderElements([{ widgetType: 'sidebar', settings: { sidebar: area }, renderedHtml }], registry, {
		sanitize: (html) => html.replace(/ on\w+="[^"]*"/g, ''),
	});

describe('a widget area', () => {
	it('is the markup of WordPress, sanitised', () => {
		expect(render('sidebar-1', '<h3 onclick="x()">Tides</h3>').html).toContain(
			'<div class="elementor-sidebar"><h3>Tides</h3></div>',
		);
	});

	it('is nothing where WordPress sent none, and the log has a line once the editor chose an area', () => {
		expect(render('sidebar-1', null).warnings).toHaveLength(1);
		expect(render('', null).warnings).toEqual([]);
		expect(render('sidebar-1', null).html).not.toContain('elementor-sidebar');
	});

	it.each([[{}], [[]], [{ sidebar: [] }]])('parses %j', (settings) => {
		expect(parse(SidebarSettings, settings)).toEqual({ sidebar: '' });
	});
});
