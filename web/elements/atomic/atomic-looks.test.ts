import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { describe, expect, it } from 'vitest';
import { atomicLooks } from './atomic-looks';

const typed = ($$type: string, value: unknown) => ({ $$type, value });
const variant = (props: object, meta: object = {}) => ({
	meta: { breakpoint: 'desktop', state: null, ...meta },
	props,
	custom_css: null,
});
const element = (classes: string[]): ElementNode => ({
	id: '1a2b3c4',
	elType: 'widget',
	widgetType: 'e-button',
	settings: { classes: typed('classes', classes) },
	renderedHtml: null,
	children: [],
	atomic: {
		styles: {
			own: {
				variants: [variant({ color: typed('color', 'red') }), variant({}, { state: 'hover' })],
			},
		},
		classes: [
			{
				id: 'g-1',
				label: 'strong',
				order: 0,
				style: {
					variants: [
						variant({ color: typed('global-color-variable', 'e-gv-1') }, { breakpoint: 'mobile' }),
					],
				},
			},
			{
				id: 'g-2',
				label: 'weak',
				order: 1,
				style: {
					variants: [
						variant({
							background: typed('background', { color: typed('color', 'url(javascript:1)') }),
						}),
						variant({ 'font-family': typed('font-family', 'A; B') }),
					],
				},
			},
		],
		interactions: {},
		drawing: null,
	},
});
const references = { variable: (id: string) => (id === 'e-gv-1' ? 'var(--ink)' : undefined) };
const definition = { base: [{ name: 'e-button-base', body: 'color:#fff;background:url("a;b")' }] };
const looksOf = (classes: string[]) =>
	atomicLooks(element(classes), definition as never, references);

describe('the looks of an element of version 4', () => {
	it('come from the base, then from classes of the site with the strongest last, then from its own', () => {
		const looks = looksOf(['own', 'g-1', 'g-2']);
		expect(looks.map(({ origin, name }) => [origin, name])).toEqual([
			['base', 'e-button-base'],
			['class', 'weak'],
			['class', 'strong'],
			['own', 'own'],
		]);
	});

	it('hold resolved variables, devices and values whole', () => {
		const [base, weak, strong] = looksOf(['g-1', 'g-2']);
		expect(base?.declarations).toEqual([
			['color', '#fff'],
			['background', 'url("a;b")'],
		]);
		expect(weak?.declarations.map(([property]) => property)).not.toContain('background-color');
		expect(strong).toMatchObject({ device: 'mobile', declarations: [['color', 'var(--ink)']] });
	});

	it('leave out unknown classes and variants without declarations', () => {
		expect(looksOf(['nobody']).map(({ name }) => name)).toEqual(['e-button-base']);
		expect(looksOf(['own']).filter(({ state }) => state === 'hover')).toEqual([]);
	});
});
