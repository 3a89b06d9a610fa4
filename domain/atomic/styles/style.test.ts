import { describe, expect, it } from 'vitest';
import { DEFAULT_BREAKPOINTS } from '../../builder/breakpoints';
import { readStyle, readStyles } from './style';
import { bodyOf, rulesOfStyle } from './style-rules';

describe('a stored class', () => {
	it('is read with its names and variants', () => {
		const props = { width: 7 };
		const variants = [
			{
				meta: { breakpoint: 'tablet', state: 'hover' },
				props,
				custom_css: { raw: 'Y29sb3I6cmVk' },
			},
			{ meta: { breakpoint: '', state: '' }, custom_css: { raw: '' } },
			{ meta: { breakpoint: 7, state: null }, custom_css: { raw: 7 } },
			'junk',
		];
		expect(readStyle('e-1', { label: 'card', cssName: 'card-x', variants })).toEqual({
			id: 'e-1',
			label: 'card',
			cssName: 'card-x',
			variants: [
				{ breakpoint: 'tablet', state: 'hover', props, customCss: 'Y29sb3I6cmVk' },
				{ breakpoint: 'desktop', state: null, props: {}, customCss: null },
				{ breakpoint: 'desktop', state: null, props: {}, customCss: null },
			],
		});
	});

	it.each([{}, { label: 7, cssName: '', variants: {} }, { cssName: 7, variants: 'x' }])(
		'has defaults for broken values: %j',
		(stored) => {
			const bare = { id: 'e-1', label: 'local', cssName: null, variants: [] };
			expect(readStyle('e-1', stored)).toEqual(bare);
		},
	);

	it('is ignored if the value is no object', () => {
		expect(readStyle('e-1', [])).toBeUndefined();
		expect(readStyles({ a: null, b: {} }).map(({ id }) => id)).toEqual(['b']);
		expect(readStyles([])).toEqual([]);
	});
});

describe('the rules of a class', () => {
	const rules = (variant: object) => {
		const unread: string[] = [];
		const style = readStyle('e-1', { variants: [variant] });
		const found =
			style && rulesOfStyle('x', style, DEFAULT_BREAKPOINTS, (name) => unread.push(name));
		return { selectors: found?.map(({ selector }) => selector), unread };
	};
	const WIDE = { width: { $$type: 'size', value: { size: 4, unit: 'px' } } };

	it.each([
		['e--selected', ['.elementor .x.e--selected']],
		['xe--selected', []],
		['e--selected{}', []],
		['e--7', []],
	])('in the state %s have the selectors %j', (state, selectors) => {
		expect(rules({ meta: { state }, props: WIDE }).selectors).toEqual(selectors);
	});

	it('name the unreadable values', () => {
		expect(rules({ props: WIDE })).toMatchObject({ unread: [] });
		expect(rules({ props: { width: 'wide', height: null } })).toEqual({
			selectors: [],
			unread: ['width'],
		});
		expect(rules({ custom_css: { raw: '%' } }).unread).toEqual(['custom_css']);
		expect(rules({ props: WIDE, custom_css: { raw: 'Y29sb3I6cmVk' } }).unread).toEqual([]);
		const unsafe = { $$type: 'string', value: 'red;}</style>' };
		expect(rules({ props: { cursor: unsafe } }).unread).toEqual(['cursor']);
		expect(bodyOf({ props: { width: 'wide', cursor: unsafe } })).toBe('');
	});
});
