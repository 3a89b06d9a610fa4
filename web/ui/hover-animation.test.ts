// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { hoverAnimationSetting } from '../elements/settings/hover-animation';

/** Every hover animation that the builder offers. */
const NAMES = [
	...['grow', 'shrink', 'pulse', 'pulse-grow', 'pulse-shrink', 'push', 'pop', 'bounce-in'],
	...['bounce-out', 'rotate', 'grow-rotate', 'float', 'sink', 'bob', 'hang', 'skew'],
	...['skew-forward', 'skew-backward', 'wobble-vertical', 'wobble-horizontal'],
	...['wobble-to-bottom-right', 'wobble-to-top-right', 'wobble-top', 'wobble-bottom'],
	...['wobble-skew', 'buzz', 'buzz-out'],
];

const css = readFileSync(join(import.meta.dirname, 'hover-animation.css'), 'utf8');
const end = css.indexOf('\n@keyframes');
const [moving, keyframes] = [css.slice(0, end), css.slice(end)];
const ALLOWED = '@media (prefers-reduced-motion: no-preference) {';
const rules = [...moving.replace(ALLOWED, '').matchAll(/^\t?([^\s}][^{]*)\{([^}]*)\}/gm)].map(
	([, selector, body]) => ({
		selector: (selector ?? '')
			.replace(/\/\*.*?\*\//gs, '')
			.replace(/\s+/g, ' ')
			.replace(/\( | (?=\))/g, (gap) => gap.trim())
			.trim(),
		body: body ?? '',
	}),
);

/** Returns the rules for an element with this animation's name while a pointer is on it. */
function whileHovered(name: string): string {
	const element = document.createElement('a');
	element.className = parse(hoverAnimationSetting(), name);
	return rules
		.filter(({ selector }) => element.matches(selector.replace(':is(:hover, :focus-visible)', '')))
		.map(({ body }) => body)
		.join('');
}

describe('the hover animations', () => {
	it.each(NAMES)('%s is a class that moves', (name) => {
		expect(whileHovered(name)).toMatch(/\b(transform: |animation: e-hover-)/);
	});

	it('differ from each other', () => {
		expect(new Set(NAMES.map(whileHovered)).size).toBe(NAMES.length);
	});

	it('do not move for a visitor that wants less motion, and never move without end', () => {
		const [still = '', animated = ''] = moving.split(ALLOWED);
		expect(still).not.toMatch(/animation:|animation-name|transition/);
		expect(animated).toContain('animation: e-hover-');
		expect(
			keyframes.replace(/@keyframes [a-z-]+ \{(\s*[\d%,\s]+\{[^}]*\})*\s*\}/g, '').trim(),
		).toBe('');
		expect(css).not.toContain('infinite');
	});

	it('uses only key frames that it has', () => {
		for (const [, name] of moving.matchAll(/animation(?:-name)?: (e-hover-[a-z-]+)/g)) {
			expect(keyframes).toContain(`@keyframes ${name} {`);
		}
	});

	it.each([['x"><b'], ['GROW'], [''], [7], [null], ['grow shrink']])('does not take %j', (junk) => {
		expect(parse(hoverAnimationSetting(), junk)).toBe('');
	});
});
