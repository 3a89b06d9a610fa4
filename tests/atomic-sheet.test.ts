import {
	renderElements,
	type TestElement,
} from '@outrigger/elements/elements/testing/render-elements';
import { registry } from '@outrigger/elements/registry';
import { describe, expect, it } from 'vitest';

const CARDS = ['Morning', 'Noon', 'Evening', 'Night'];
const typed = ($$type: string, value: unknown) => ({ $$type, value });
const px = (size: number) => typed('size', { size, unit: 'px' });
const four = (size: number) => ({
	...{ top: `${size}`, right: `${size}`, bottom: `${size}`, left: `${size}` },
	...{ unit: 'px', isLinked: true },
});

/** Cards with a title, a text and a button, in the form of version 3: every element has its own settings. */
const before = CARDS.flatMap((title, at): TestElement[] => [
	{
		...{ id: `box${at}`, elType: 'container' },
		settings: {
			...{ flex_direction: 'column', padding: four(24), border_radius: four(8) },
			...{ background_background: 'classic', background_color: '#063f44' },
			flex_gap: { column: '16', row: '16', unit: 'px', isLinked: true },
		},
	},
	{
		...{ id: `title${at}`, parentId: `box${at}`, widgetType: 'heading' },
		settings: {
			...{ title, title_color: '#ffffff', typography_typography: 'custom' },
			...{ typography_font_size: { unit: 'px', size: 28 }, typography_font_weight: '600' },
		},
	},
	{
		...{ id: `text${at}`, parentId: `box${at}`, widgetType: 'text-editor' },
		settings: { editor: '<p>No wind.</p>', text_color: '#dce7f0' },
	},
	{
		...{ id: `call${at}`, parentId: `box${at}`, widgetType: 'button' },
		settings: {
			...{ text: 'Book', link: { url: '/fleet/' }, border_radius: four(4) },
			...{ background_color: '#ffe08a', button_text_color: '#0b2e4a' },
			button_background_hover_color: '#dce7f0',
		},
	},
]);

const background = (colour: string) => typed('background', { color: typed('color', colour) });
const style = (props: object, hover?: object) => ({
	variants: [
		{ meta: { breakpoint: 'desktop', state: null }, props },
		...(hover ? [{ meta: { breakpoint: 'desktop', state: 'hover' }, props: hover }] : []),
	],
});
const LOOKS: Record<string, ReturnType<typeof style>> = {
	card: style({
		...{ padding: px(24), 'border-radius': px(8), background: background('#063f44') },
		...{ display: typed('string', 'flex'), 'flex-direction': typed('string', 'column') },
		gap: px(16),
	}),
	title: style({
		...{ color: typed('color', '#ffffff'), 'font-size': px(28) },
		'font-weight': typed('string', '600'),
	}),
	text: style({ color: typed('color', '#dce7f0') }),
	call: style(
		{
			...{ background: background('#ffe08a'), color: typed('color', '#0b2e4a') },
			'border-radius': px(4),
		},
		{ background: background('#dce7f0') },
	),
};

/** The same cards in version 4, with classes of their own or with classes of the site. */
function now(isShared: boolean): TestElement[] {
	const part = (look: string, id: string, type: string, settings: object = {}): TestElement => {
		const name = isShared ? `g-${look}` : `e-${id}-1a2b3c4`;
		const stored = LOOKS[look] ?? {};
		return {
			id,
			...(type === 'e-flexbox' ? { elType: type } : { widgetType: type }),
			...(type !== 'e-flexbox' && { parentId: id.replace(/^[a-z]+/, 'box') }),
			settings: { ...settings, classes: typed('classes', [name]) },
			atomic: {
				...{ interactions: {}, drawing: null },
				styles: isShared ? {} : { [name]: stored },
				classes: isShared ? [{ id: name, label: look, order: 0, style: stored }] : [],
			},
		};
	};
	return CARDS.flatMap((title, at) => [
		part('card', `box${at}`, 'e-flexbox'),
		part('title', `title${at}`, 'e-heading', { title: typed('string', title) }),
		part('text', `text${at}`, 'e-paragraph', { paragraph: typed('string', 'No wind.') }),
		part('call', `call${at}`, 'e-button', { text: typed('string', 'Book') }),
	]);
}

describe('the sheet of a page of version 4', () => {
	const sizeOf = (elements: readonly TestElement[]) =>
		renderElements(elements, registry).css.length;

	it.each([
		['classes of its own', false],
		['classes of the site', true],
	])('with %s is no larger than that of the same page in version 3', (_, isShared) => {
		const { css, html } = renderElements(now(isShared), registry);
		expect(html.match(/e-button-base/g)).toHaveLength(CARDS.length);
		expect(css).toContain('#ffe08a');
		expect(css.length).toBeLessThanOrEqual(sizeOf(before));
	});

	it('has the looks that elements share once', () => {
		expect(sizeOf(now(true))).toBeLessThan(sizeOf(now(false)));
	});
});
