import { fields } from '@outrigger/rules/atomic/envelope';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../testing/render-elements';
import { createRegistry } from '../tree/define-widget';
import { defineAtomic } from './define-atomic';

const registry = createRegistry(
	[],
	[
		defineAtomic({
			type: 'e-box',
			settings: fields({}),
			Markup: ({ attributes }) => <div {...attributes} />,
		}),
	],
);

function render(...items: object[]) {
	const atomic = { styles: {}, classes: [], interactions: { items }, drawing: null };
	const { html, css } = renderElements([{ elType: 'e-box', id: 'a1b2c3d', atomic }], registry);
	return { attribute: /data-interactions="([^"]*)"/.exec(html)?.[1], css };
}
const item = (trigger: string, more: object = {}) => ({
	trigger,
	animation: { effect: 'fade', ...more },
});
const RULE = '[data-id="a1b2c3d"]{animation:';

describe('an interaction of the first paint', () => {
	it('stands in the sheet, without a script', () => {
		const { css, attribute } = render(item('load', { direction: 'left' }));
		expect(css).toContain('@keyframes e-fade-in--100-0{from{opacity:0;translate:-100px 0px}}');
		expect(css).toMatch(
			/@media screen and \(prefers-reduced-motion:no-preference\)\{\.elementor-\d+ \[data-id="a1b2c3d"\]\{animation:600ms ease-in 0ms 1 backwards e-fade-in--100-0\}\}/,
		);
		expect(css).not.toContain('prefers-reduced-motion:reduce) and');
		expect(attribute).toBeUndefined();
	});

	it('leaves at once for a visitor who wants less motion', () => {
		const { css } = render(item('load', { type: 'out' }));
		expect(css).toMatch(
			/@media screen and \(prefers-reduced-motion:reduce\)\{[^{]*\{animation:0s both e-fade-out\}\}/,
		);
	});

	it('is left out on the devices that exclude it', () => {
		const { css } = render(
			{ ...item('load'), breakpoints: { excluded: ['mobile'] } },
			item('load', { effect: 'scale' }),
		);
		const rules = css.match(/@media screen[^{]*\{[^{]*\{animation:[^}]*\}/g) ?? [];
		expect(rules).toHaveLength(2);
		expect(rules[0]).toContain('(min-width:768px)');
		expect(rules[0]).toContain('e-fade-in,');
		expect(rules[1]).toContain('(max-width:767px)');
		expect(rules[1]).not.toContain('e-fade-in');
	});
});

describe('an interaction that waits for the visitor', () => {
	it('travels to the browser, and stands in the sheet where the first screen may show it', () => {
		const { css, attribute } = render(item('scrollIn'), item('click'));
		expect(JSON.parse(attribute?.replaceAll('&quot;', '"') ?? '')).toEqual([
			{ trigger: 'scrollIn', effect: 'fade', type: 'in' },
			{ trigger: 'click', effect: 'fade', type: 'in' },
		]);
		expect(css.split(RULE)).toHaveLength(2);
	});

	it('adds nothing where it cannot be read', () => {
		const { css, attribute } = render(item('custom'), { $$type: 'x' }, { trigger: {} });
		expect([attribute, css.includes(RULE)]).toEqual([undefined, false]);
	});
});
