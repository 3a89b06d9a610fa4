import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { describe, expect, it } from 'vitest';
import type { KnownGlobals } from '../styles/known-globals';
import type { StyleControl } from '../styles/style-control';
import { widgetGlobals } from './widget-globals';

const kit = (...colors: string[]): KnownGlobals => ({
	colors: new Set(colors),
	typography: new Map(),
	hasDefaultColors: true,
	hasDefaultFonts: true,
});

function countedControls() {
	const made = { count: 0 };
	const controls: StyleControl[] = [
		{
			control: 'title_color',
			kind: 'text',
			global: 'colors',
			selector: ' a',
			declare(value) {
				made.count += 1;
				return { color: String(value) };
			},
		},
	];
	return { made, controls };
}

describe('the colours of the kit that widgets of a type use', () => {
	const of = (type: string, controls: readonly StyleControl[], globals: KnownGlobals) =>
		widgetGlobals(type, { title_color: 'accent' }, controls, {
			breakpoints: DEFAULT_BREAKPOINTS,
			globals,
		});

	it('are compiled once for all widgets of the type and all pages of the kit', () => {
		const { made, controls } = countedControls();
		const known = kit('accent');
		const css = '.elementor-widget-heading a{color:var(--e-global-color-accent)}';
		expect(of('heading', controls, known)).toBe(css);
		expect(of('heading', controls, known)).toBe(css);
		expect(made.count).toBe(1);
	});

	it('are others for another type, another kit and other controls', () => {
		const { controls } = countedControls();
		const known = kit('accent');
		of('heading', controls, known);
		expect(of('icon', controls, known)).toContain('.elementor-widget-icon a{');
		expect(of('heading', controls, kit())).toBe('');
		const fills = controls.map((one) => ({ ...one, declare: () => ({ fill: 'red' }) }));
		expect(of('heading', fills, known)).toContain('{fill:red}');
	});
});
