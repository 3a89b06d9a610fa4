import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { compileCss } from '../../elements/styles/compile-css';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { flipBox } from './index';
import { FlipBoxSettings } from './settings';
import { flipBoxStyles } from './styles';

const registry = createRegistry([flipBox]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'flip-box', settings }], registry);

const box = {
	title_text_a: 'Cove <em>or</em> cave?',
	description_text_a: 'Turn me.',
	title_text_b: 'Cave',
	description_text_b: '<p>At noon.</p>',
	button_text: 'Go there',
	link: { url: '/destinations/' },
};

describe('a flip box', () => {
	it('has two sides, which are both in the markup', () => {
		const { html } = render(box);
		expect(html).toMatch(
			/elementor-flip-box__front">.*elementor-icon-wrapper elementor-view-default.*<h3 class="elementor-flip-box__layer__title">Cove <em>or<\/em> cave\?<\/h3>.*Turn me\..*elementor-flip-box__back">.*<h3[^>]*>Cave<\/h3><div class="elementor-flip-box__layer__description"><p>At noon\./,
		);
		expect(html).toContain('<a href="/destinations/" class="elementor-button');
	});

	it('can take the focus and has an accessible name', () => {
		expect(render(box).html).toContain(
			'class="elementor-flip-box" role="group" aria-label="Cove or cave?" tabindex="0"',
		);
		expect(render({ title_text_a: '', title_text_b: '' }).html).toContain('aria-label="Two sides"');
	});

	it('has its movement in classes that editors know', () => {
		expect(render({ flip_direction: 'left', flip_3d: 'flip-box--3d' }).html).toContain(
			'elementor-flip-box--effect-flip elementor-flip-box--direction-left elementor-flip-box--3d',
		);
		const fade = render({ flip_effect: 'fade', flip_direction: 'left', flip_3d: 'yes' }).html;
		expect(fade).not.toMatch(/--direction-|--3d/);
	});

	it('leads on as a whole by one link on its back', () => {
		const { html } = render({ ...box, link_click: 'box' });
		expect(html.match(/<a /g)).toHaveLength(1);
		expect(html).toContain('e-box-link"><span class="elementor-screen-only">Go there: Cave</span>');
	});

	it('leaves out empty parts', () => {
		const { html } = render({
			...box,
			graphic_element: 'image',
			button_text: '',
			title_text_b: '',
		});
		expect(html).not.toMatch(/elementor-flip-box__image|<svg|elementor-button/);
		expect(html.match(/<h3/g)).toHaveLength(1);
	});

	it('turns its style controls into rules', () => {
		const { css } = render({
			height: { unit: 'px', size: 320 },
			height_mobile: { unit: 'px', size: 240 },
			background_a_background: 'classic',
			background_a_color: '#123',
			background_overlay_b: '#456',
			alignment_b: 'left',
			vertical_position_a: 'bottom',
			title_color_a: '#789',
			icon_primary_color: '#abc',
			button_hover_text_color: '#def',
		});
		expect(css).toContain('.elementor-flip-box{--flip-height:320px}');
		expect(css).toContain('@media (max-width:767px)');
		expect(css).toContain('.elementor-flip-box__front{background-color:#123}');
		expect(css).toContain(
			'.elementor-flip-box__back .elementor-flip-box__layer__overlay{background-color:#456;text-align:left}',
		);
		expect(css).toContain('.elementor-flip-box__layer__overlay{justify-content:flex-end}');
		expect(css).toContain('.elementor-view-default .elementor-icon{color:#abc;border-color:#abc}');
		expect(css).toContain('.elementor-flip-box__button:hover');
	});

	it.each([[{}], [[]], [{ flip_effect: 2, title_text_a: {}, image: 'x', link: null }]])(
		'parses %j',
		(settings) => {
			expect(parse(FlipBoxSettings, settings)).toMatchObject({
				flip_effect: 'flip',
				flip_direction: 'up',
				title_text_a: 'This is the heading',
				graphic_element: 'icon',
			});
		},
	);
});

it('the button of a flip box has the size and grounds that its editor chose', () => {
	const css = (settings: Record<string, unknown>) =>
		compileCss('.e', settings, flipBoxStyles, DEFAULT_BREAKPOINTS);
	expect(css({ button_size: 'xs' })).toContain('font-size:13px;padding:10px 20px');
	expect(
		css({ button_background_background: 'gradient', button_background_color: '#123' }),
	).toContain(
		'.elementor-flip-box__button{background-color:transparent;background-image:linear-gradient',
	);
	expect(css({ button_hover_background_color: '#123' })).toContain('background-color:#123');
	expect(css({ button_hover_transition_duration: { size: 300, unit: 'ms' } })).toContain(
		'transition-duration:300ms',
	);
	expect(css({ background_overlay_a_blend_mode: 'multiply' })).toContain('mix-blend-mode:multiply');
});
