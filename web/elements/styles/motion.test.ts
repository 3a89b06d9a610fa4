import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import type { ElementNode, ElementSettings } from '@outrigger/rules/builder/element-tree';
import { describe, expect, it } from 'vitest';
import { addElementStyles } from './add-element-styles';
import { CONTAINER_CONTROLS } from './container-controls';
import { createStyleCollector } from './style-collector';
import { WIDGET_CONTROLS } from './widget-controls';

const scrolling = { motion_fx_motion_fx_scrolling: 'yes' };
const moving = { ...scrolling, motion_fx_translateY_effect: 'yes' };

function sheetOf(elType: 'widget' | 'container', ...bags: ElementSettings[]): string {
	const styles = createStyleCollector(DEFAULT_BREAKPOINTS);
	bags.forEach((settings, index) => {
		const element = { id: `a${index}`, elType, settings, children: [] } as unknown as ElementNode;
		const controls = elType === 'widget' ? WIDGET_CONTROLS : CONTAINER_CONTROLS;
		addElementStyles(styles, 7, element, controls);
	});
	return styles.toCss();
}

describe('the sheet of a moving element', () => {
	it('gives its state for every place of the page, where that counts', () => {
		const css = sheetOf('widget', moving);
		expect(css).toMatch(
			/@supports \(animation-timeline:view\(\)\)\{@media screen and \(prefers-reduced-motion:no-preference\)\{@keyframes (motion-\w+)\{0%\{transform:var\(--e-static-transform,\)translateY\(200px\)\}100%\{transform:var\(--e-static-transform,\)translateY\(-200px\)\}\}\}\}/,
		);
		expect(css).toMatch(
			/>\.elementor-widget-container:not\(\.elementor-motion-effects-element\)\{animation:linear both motion-\w+;animation-timeline:view\(0px\)\}/,
		);
	});

	it('shares keyframes and rule between elements that move alike', () => {
		const css = sheetOf('widget', moving, moving);
		expect(css.match(/@keyframes/g)).toHaveLength(1);
		expect(css.match(/animation:linear/g)).toHaveLength(1);
	});

	it('bends where an effect does', () => {
		const css = sheetOf('widget', { ...moving, motion_fx_opacity_effect: 'yes' });
		expect(css).toContain(
			'20%{transform:var(--e-static-transform,)translateY(120px);opacity:0}80%{transform:var(--e-static-transform,)translateY(-120px);opacity:1}',
		);
	});

	it('counts on its devices only', () => {
		const css = sheetOf('widget', { ...moving, motion_fx_devices: ['desktop', 'mobile'] });
		expect(css).toContain(
			'@media screen and (prefers-reduced-motion:no-preference) and (min-width:1537px),screen and (prefers-reduced-motion:no-preference) and (max-width:767px){@keyframes',
		);
		expect(sheetOf('widget', { ...moving, motion_fx_devices: [] })).not.toContain('@keyframes');
	});

	it('moves on no device with an empty list, also beside a twin that moves on all of them', () => {
		const still = { ...moving, motion_fx_devices: [] };
		for (const bags of [
			[moving, still],
			[still, moving],
		]) {
			const css = sheetOf('widget', ...bags);
			const names = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name);
			expect(names).toHaveLength(1);
			const movingRules = css.match(new RegExp(`[^}]*\\{animation:linear both ${names[0]};`, 'g'));
			expect(movingRules).toHaveLength(1);
			expect(movingRules?.[0]).toContain(`element-a${bags.indexOf(moving)}`);
			expect(movingRules?.[0]).not.toContain(`element-a${bags.indexOf(still)}`);
		}
	});

	it('runs with the page where its range is the page or it is fixed', () => {
		expect(sheetOf('widget', { ...moving, motion_fx_range: 'page' })).toContain(
			'animation-timeline:var(--page-timeline,scroll(root))',
		);
		expect(sheetOf('widget', { ...moving, _position: 'fixed' })).toContain(
			'animation-timeline:var(--page-timeline,scroll(root))}',
		);
		expect(
			sheetOf('widget', { ...moving, _position: 'fixed', motion_fx_range: 'viewport' }),
		).toContain('animation-timeline:var(--page-timeline,scroll(root));animation-range:0px 100vh');
	});

	it('turns about the chosen origin', () => {
		const css = sheetOf('container', {
			...scrolling,
			motion_fx_rotateZ_effect: 'yes',
			motion_fx_transform_origin_x: 'left',
		});
		expect(css).toContain('--e-transform-origin-x:left');
		expect(css).toContain('transform-origin:var(--e-transform-origin-y,center)');
	});

	it('paints a moving background on its layer, which is larger and centred at rest', () => {
		const css = sheetOf('container', {
			background_background: 'classic',
			background_color: '#012345',
			background_image: { url: '/wp-content/uploads/sea.jpg' },
			background_motion_fx_motion_fx_scrolling: 'yes',
			background_motion_fx_translateY_effect: 'yes',
		});
		const layer =
			'\\.elementor-element-a0>\\.elementor-motion-effects-container>\\.elementor-motion-effects-layer';
		expect(css).toMatch(
			new RegExp(`${layer}\\{background-image:url[^}]*width:100%;height:140%\\}`),
		);
		expect(css).toMatch(
			new RegExp(
				`${layer}:not\\(\\.elementor-motion-effects-element\\)\\{translate:-0% -14.2857%;animation:linear both motion-\\w+;animation-timeline:--motion\\}`,
			),
		);
		expect(css).toMatch(
			/\.elementor-element-a0\{background-color:#012345;isolation:isolate;view-timeline:--motion;view-timeline-inset:0px\}/,
		);
	});

	it('declares nothing without motion', () => {
		expect(sheetOf('container', { background_background: 'classic', ...scrolling })).not.toMatch(
			/motion|animation|isolation/,
		);
	});
});
