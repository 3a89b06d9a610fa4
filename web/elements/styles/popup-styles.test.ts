import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { describe, expect, it } from 'vitest';
import { addPopupStyles } from './popup-styles';
import { createStyleCollector } from './style-collector';

/** Returns the CSS that a popup's own settings add to the sheet. */
function sheetOf(settings: ElementSettings): string {
	const css = (of: ElementSettings) => {
		const styles = createStyleCollector(DEFAULT_BREAKPOINTS);
		addPopupStyles(styles, 12, of);
		return styles.toCss();
	};
	return css(settings).replace(css({}), '');
}

const MODAL = '#elementor-popup-modal-12';
const CONTENT = '.elementor-popup-12 .dialog-widget-content';
const MESSAGE = '.elementor-popup-12 .dialog-message';
const BUTTON = '.elementor-popup-12 .dialog-close-button';
const px = (size: number) => ({ unit: 'px', size, sizes: [] });
const sides = (size: string) => ({ unit: 'px', top: size, right: size, bottom: size, left: size });

describe('the looks of a popup', () => {
	it.each([
		['its width', { width: px(420) }, `${MESSAGE}{width:420px}`],
		['the height of the window', { height_type: 'fit_to_screen' }, `${MESSAGE}{height:100dvh}`],
		['the height 380 px', { height_type: 'custom' }, `${MESSAGE}{height:380px}`],
		['content', { content_position: 'bottom' }, `${MESSAGE}{align-items:safe flex-end}`],
		['left', { horizontal_position: 'left' }, `${MODAL}{justify-content:var(--e-left,flex-start)}`],
		[
			'right',
			{ horizontal_position: 'right' },
			`${MODAL}{justify-content:var(--e-right,flex-end)}`,
		],
		['top', { vertical_position: 'top' }, `${MODAL}{align-items:flex-start}`],
		['bottom', { vertical_position: 'bottom' }, `${MODAL}{align-items:safe flex-end}`],
		[
			'the veil',
			{ overlay_background_background: 'classic', overlay_background_color: '#123' },
			`${MODAL}[data-overlay]{background-color:#123}`,
		],
		[
			'the ground',
			{ background_background: 'classic', background_color: '#abc' },
			`${CONTENT}{background-color:#abc}`,
		],
		['corners', { border_radius: sides('9') }, `${CONTENT}{border-radius:9px}`],
		['margin', { margin: sides('5') }, `${CONTENT}{margin:5px}`],
		['padding', { padding: sides('7') }, `${MESSAGE}{padding:7px}`],
		[
			'the button’s place, in percent unless it says otherwise',
			{ close_button_vertical: { size: 4 }, close_button_horizontal: px(30) },
			`${BUTTON}{inset-block-start:4%;inset-inline-end:30px}`,
		],
		[
			'the button',
			{ close_button_size: px(24), close_button_color: '#f00' },
			`${BUTTON}{font-size:24px;color:#f00}`,
		],
		[
			'the button in use',
			{ close_button_hover_color: '#0f0' },
			`${BUTTON}:hover,${BUTTON}:focus{color:#0f0}`,
		],
	] as [string, ElementSettings, string][])('are %s', (_, settings, rule) => {
		expect(sheetOf(settings)).toBe(rule);
	});

	it('take a border and a shadow', () => {
		const css = sheetOf({
			border_border: 'solid',
			border_width: sides('2'),
			border_color: '#f00',
			box_shadow_box_shadow_type: 'yes',
			box_shadow_box_shadow: { horizontal: 1, vertical: 2, blur: 3, spread: 4, color: '#000' },
		});
		expect(css).toContain('border-style:solid');
		expect(css).toContain('box-shadow:1px 2px 3px 4px #000');
	});

	it('differ by device', () => {
		const css = sheetOf({
			height_type: 'custom',
			height: px(500),
			height_mobile: { unit: 'vh', size: 80 },
			vertical_position_mobile: 'bottom',
		});
		expect(css).toContain(`${MESSAGE}{height:500px}`);
		expect(css).toContain('@media (max-width:767px)');
		expect(css).toContain(`${MESSAGE}{height:80vh}`);
		expect(css).toContain(`${MODAL}{align-items:safe flex-end}`);
	});

	it('have no height of their own while the setting is off, and nothing for unreadable values', () => {
		expect(sheetOf({ height: px(500), width: 'wide', horizontal_position: 'up' })).toBe('');
	});

	it('take custom CSS, where `selector` is the popup', () => {
		expect(sheetOf({ custom_css: 'selector .x{color:red}' })).toContain(`${MODAL} .x{color:red}`);
	});
});
