import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { object } from 'valibot';
import { describe, expect, it } from 'vitest';
import { createStyleCollector } from '../styles/style-collector';
import { addWidgetCss } from './add-tree-styles';
import { defineWidget } from './define-widget';

const badge = defineWidget({
	types: ['badge'],
	settings: object({}),
	Markup: () => null,
	partsCss: {
		shared: '.shared{color:blue}',
		hover: { css: '.hover{color:red}', control: 'hover_animation' },
		link: { css: '.link{color:green}', control: 'show_link', byDefault: true },
	},
});

function cssOf(settings?: ElementSettings): string {
	const styles = createStyleCollector(DEFAULT_BREAKPOINTS);
	addWidgetCss(styles, badge, settings);
	return styles.toCss();
}

describe('a part of a widget that belongs to a control', () => {
	it.each([
		['unset', {}],
		['emptied', { hover_animation: '' }],
	])('is left out where the control is %s', (_, settings) => {
		expect(cssOf(settings)).not.toContain('.hover');
		expect(cssOf(settings)).toContain('.shared');
	});

	it('comes where the control is set, and where the settings are unknown', () => {
		expect(cssOf({ hover_animation: 'grow' })).toContain('.hover');
		expect(cssOf()).toContain('.hover');
	});

	it('is added if a control that is on by default is unset, and not if it is empty', () => {
		expect(cssOf({})).toContain('.link');
		expect(cssOf({ show_link: 'yes' })).toContain('.link');
		expect(cssOf({ show_link: '' })).not.toContain('.link');
	});
});
