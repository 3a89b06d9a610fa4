import { describe, expect, it } from 'vitest';
import { DEFAULT_BREAKPOINTS } from '../../builder/breakpoints';
import { STYLE_PROPERTIES } from './properties';
import { readStyle, readStyles, type Style } from './style';
import { bodyOf, rulesOfStyle } from './style-rules';

const t = ($$type: string, value: unknown) => ({ $$type, value });
const s = (value: string) => t('string', value);
const n = (value: number) => t('number', value);
const px = (size: number) => t('size', { size, unit: 'px' });
const deg = (size: number) => t('size', { size, unit: 'deg' });
const c = (value: string) => t('color', value);

const body = (props: Record<string, unknown>) => bodyOf({ props });

describe('a property of a style', () => {
	const SIZES =
		'width height min-width min-height max-width max-height inset-block-start inset-inline-end inset-block-end inset-inline-start scroll-margin-top font-size letter-spacing word-spacing column-gap line-height outline-width outline-offset grid-auto-rows grid-auto-columns'.split(
			' ',
		);
	it.each(SIZES)('%s is a size', (name) => {
		expect(body({ [name]: px(4) })).toBe(`${name}:4px`);
		expect(body({ [name]: s('4px') })).toBe('');
	});

	it.each('px em rem vw vh ch vmin vmax % fr deg rad grad turn s ms'.split(' '))(
		'in %s keeps its unit',
		(unit) => {
			expect(body({ width: t('size', { size: 4, unit }) })).toBe(`width:4${unit}`);
		},
	);

	it.each(['', 'foo', 'pxx'])('in %j is no size', (unit) => {
		expect(body({ width: t('size', { size: 4, unit }) })).toBe('');
	});

	const WORDS: Record<string, string> = {
		overflow: 'hidden',
		'aspect-ratio': '16/9',
		'object-fit': 'cover',
		'object-position': 'center center',
		position: 'sticky',
		'font-weight': '800',
		'text-align': 'start',
		'font-style': 'italic',
		'text-decoration': 'underline',
		'text-transform': 'uppercase',
		direction: 'rtl',
		all: 'unset',
		cursor: 'pointer',
		'border-style': 'dashed',
		'outline-style': 'solid',
		'mix-blend-mode': 'multiply',
		display: 'flex',
		'flex-direction': 'row-reverse',
		'flex-wrap': 'wrap',
		'grid-auto-flow': 'row dense',
		'justify-content': 'space-between',
		'justify-items': 'start',
		'align-content': 'stretch',
		'align-items': 'end',
		'align-self': 'center',
		content: '"a"',
		appearance: 'none',
		'clip-path': 'circle(50%)',
	};
	it.each(Object.entries(WORDS))('%s is a word', (name, value) => {
		expect(body({ [name]: s(value) })).toBe(`${name}:${value}`);
		expect(body({ [name]: px(4) })).toBe('');
	});

	it.each(['z-index', 'order', 'column-count'])('%s is a number, and nothing for 0', (name) => {
		expect(body({ [name]: n(-2) })).toBe(`${name}:-2`);
		expect(body({ [name]: n(0) })).toBe('');
	});

	it.each(['color', 'border-color', 'outline-color'])('%s is a colour', (name) => {
		expect(body({ [name]: c('rgb(1 2 3 / 50%)') })).toBe(`${name}:rgb(1 2 3 / 50%)`);
	});

	it.each<[string, Record<string, unknown>, string]>([
		['opacity', { opacity: t('size', { size: 40, unit: '%' }) }, 'opacity:40%'],
		[
			'object-position',
			{ 'object-position': t('object-position', { x: px(4) }) },
			'object-position:4px 0px',
		],
		['font-family', { 'font-family': t('font-family', 'Open Sans') }, 'font-family:"Open Sans"'],
		['font-family', { 'font-family': s("'Open Sans'") }, "font-family:'Open Sans'"],
		['font-family', { 'font-family': s('a"b') }, ''],
		[
			'stroke',
			{ stroke: t('stroke', { color: c('red'), width: px(1) }) },
			'-webkit-text-stroke:1px red;stroke:red;stroke-width:1px',
		],
		['padding', { padding: px(4) }, 'padding:4px'],
		[
			'padding',
			{ padding: t('dimensions', { 'inline-end': px(2), 'block-start': px(1) }) },
			'padding-block-start:1px;padding-inline-end:2px',
		],
		[
			'margin',
			{ margin: t('dimensions', { 'inline-start': t('size', { unit: 'auto' }) }) },
			'margin-inline-start:auto',
		],
		[
			'margin of 3.28',
			{ margin: t('dimensions', { top: px(1), left: px(2) }) },
			'margin-block-start:1px;margin-inline-start:2px',
		],
		[
			'margin of 3.26',
			{ margin: t('linked-dimensions', { isLinked: false, bottom: px(1) }) },
			'margin-block-end:1px',
		],
		['border-radius', { 'border-radius': px(4) }, 'border-radius:4px'],
		[
			'border-radius',
			{ 'border-radius': t('border-radius-v2', { 'start-start': px(1), 'end-end': px(2) }) },
			'border-start-start-radius:1px;border-end-end-radius:2px',
		],
		[
			'border-radius of 3.26',
			{ 'border-radius': t('border-radius', { 'top-right': px(1) }) },
			'border-start-end-radius:1px',
		],
		[
			'border-width',
			{ 'border-width': t('border-width-v2', { 'block-end': px(3) }) },
			'border-block-end-width:3px',
		],
		[
			'border-width before 4.2.1',
			{ 'border-width': t('border-width', { 'block-end': px(3) }) },
			'border-block-end-width:3px',
		],
		['gap', { gap: px(4) }, 'gap:4px'],
		[
			'gap',
			{ gap: t('layout-direction', { row: px(1), column: px(2) }) },
			'column-gap:2px;row-gap:1px',
		],
		[
			'gap of 3.27',
			{ gap: t('gap', { isLinked: true, row: px(1), column: px(1) }) },
			'column-gap:1px;row-gap:1px',
		],
		[
			'grid-template-columns',
			{ 'grid-template-columns': t('grid-track-size', { size: 3, unit: 'fr' }) },
			'grid-template-columns:repeat(3, 1fr)',
		],
		['grid-template-rows', { 'grid-template-rows': s('auto 1fr') }, 'grid-template-rows:auto 1fr'],
		['grid-column', { 'grid-column': t('span', 'span 2') }, 'grid-column:span 2'],
		['grid-row', { 'grid-row': t('span', '1 / 3') }, 'grid-row:1 / 3'],
		['grid-row', { 'grid-row': t('span', '1;color:red') }, ''],
		['flex-grow of 3.29', { 'flex-grow': n(1), 'flex-basis': px(4) }, 'flex-grow:1;flex-basis:4px'],
		['width of 3.29', { width: s('auto') }, 'width:auto'],
	])('%s is written (%#)', (_, props, css) => {
		expect(body(props)).toBe(css);
	});

	it.each([
		[{ flexGrow: n(1), flexShrink: n(2), flexBasis: px(3) }, '1 2 3px'],
		[{ flexGrow: n(2) }, '2'],
		[{ flexGrow: n(1), flexShrink: n(2) }, '1 2'],
		[{ flexGrow: n(1), flexBasis: px(3) }, '1 1 3px'],
		[{ flexShrink: n(2) }, '0 2'],
		[{ flexBasis: px(3) }, '0 1 3px'],
		[{ flexShrink: n(2), flexBasis: px(3) }, '0 2 3px'],
	])('flex %j is %s', (value, css) => {
		expect(body({ flex: t('flex', value) })).toBe(`flex:${css}`);
	});

	it('flex that grows by nothing alone is nothing', () => {
		expect(body({ flex: t('flex', { flexGrow: n(0) }) })).toBe('');
		expect(body({ flex: t('flex', []) })).toBe('');
	});

	it('box-shadow is a list', () => {
		const shadow = (position: string | null) =>
			t('shadow', {
				hOffset: px(1),
				vOffset: px(2),
				blur: px(3),
				spread: px(4),
				color: c('red'),
				position: position === null ? null : s(position),
			});
		expect(body({ 'box-shadow': t('box-shadow', [shadow(null), shadow('inset')]) })).toBe(
			'box-shadow:1px 2px 3px 4px red,1px 2px 3px 4px red inset',
		);
		expect(body({ 'box-shadow': t('box-shadow', []) })).toBe('');
	});

	it.each([
		['blur', t('blur', { size: px(3) }), 'blur(3px)'],
		['brightness', t('intensity', { size: t('size', { size: 60, unit: '%' }) }), 'brightness(60%)'],
		['hue-rotate', t('hue-rotate', { size: deg(90) }), 'hue-rotate(90deg)'],
		['sepia', t('color-tone', { size: t('size', { size: 1, unit: '%' }) }), 'sepia(1%)'],
		[
			'drop-shadow',
			t('drop-shadow', { xAxis: px(1), color: c('red') }),
			'drop-shadow(1px 0px 10px red)',
		],
		['drop-shadow', t('drop-shadow', {}), 'drop-shadow(0px 0px 10px transparent)'],
	])('filter %s is written', (func, args, css) => {
		const one = t('css-filter-func', { func: s(func), args });
		expect(body({ filter: t('filter', [one, one]) })).toBe(`filter:${css} ${css}`);
		expect(body({ 'backdrop-filter': t('backdrop-filter', [one]) })).toBe(`backdrop-filter:${css}`);
	});

	it.each([
		['move', { x: px(1), z: px(3) }, 'translate3d(1px,0px,3px)'],
		['scale', { x: n(2) }, 'scale3d(2,1,1)'],
		['rotate', { z: deg(9) }, 'rotateX(0deg) rotateY(0deg) rotateZ(9deg)'],
		['skew', { y: deg(4) }, 'skew(0deg,4deg)'],
	])('transform %s is written', (name, value, css) => {
		const functions = t('transform-functions', [t(`transform-${name}`, value)]);
		expect(body({ transform: t('transform', { 'transform-functions': functions }) })).toBe(
			`transform:${css}`,
		);
	});

	it('transform has an origin, unless that is the middle, and a perspective', () => {
		const percent = (size: number) => t('size', { size, unit: '%' });
		const origin = (x: number) =>
			t('transform', {
				'transform-origin': t('transform-origin', { x: percent(x), y: percent(50), z: px(0) }),
				perspective: px(800),
				'perspective-origin': t('perspective-origin', { x: percent(0), y: percent(0) }),
			});
		const rest = 'perspective:800px;perspective-origin:0% 0%';
		expect(body({ transform: origin(0) })).toBe(`transform-origin:0% 50% 0px;${rest}`);
		expect(body({ transform: origin(50) })).toBe(rest);
	});

	it('transition is a list of properties with times', () => {
		const one = (value: string, size: number) =>
			t('selection-size', {
				selection: t('key-value', { key: s('A label'), value: s(value) }),
				size: t('size', { size, unit: 'ms' }),
			});
		expect(body({ transition: t('transition', [one('all', 200), one('opacity', 1)]) })).toBe(
			'transition:all 200ms,opacity 1ms',
		);
		expect(body({ transition: t('transition', [one('all 1s, color', 200)]) })).toBe('');
	});
});

describe('a background', () => {
	const background = (value: Record<string, unknown>) =>
		body({ background: t('background', value) });
	const overlays = (...list: unknown[]) => ({
		'background-overlay': t('background-overlay', list),
	});
	const image = (more: Record<string, unknown> = {}) =>
		t('background-image-overlay', {
			image: t('image', { src: t('image-src', { id: null, url: t('url', '/a b.jpg') }) }),
			...more,
		});
	const stops = t('gradient-color-stop', [
		t('color-stop', { color: c('red'), offset: n(0) }),
		t('color-stop', { color: c('blue'), offset: n(80) }),
	]);

	it('has a colour and is clipped', () => {
		expect(background({ color: c('red'), clip: s('text') })).toBe(
			'background-color:red;background-clip:text',
		);
	});

	it('has layers, the first on top; equal values of all layers collapse', () => {
		expect(
			background(
				overlays(
					t('background-color-overlay', { color: c('red') }),
					image({ repeat: s('no-repeat'), size: s('cover') }),
				),
			),
		).toBe(
			'background-image:linear-gradient(red,red),url("/a%20b.jpg");background-repeat:repeat,no-repeat;background-size:auto auto,cover',
		);
		const place = t('background-image-position-offset', { x: px(4) });
		const scale = t('background-image-size-scale', { width: px(9) });
		expect(
			background(overlays(image({ position: place, size: scale, attachment: s('fixed') }))),
		).toBe(
			'background-image:url("/a%20b.jpg");background-attachment:fixed;background-size:9px auto;background-position:4px 0px',
		);
	});

	it('has gradients', () => {
		const gradient = (more: Record<string, unknown>) =>
			overlays(t('background-gradient-overlay', { stops, ...more }));
		expect(background(gradient({ type: s('linear'), angle: n(135) }))).toBe(
			'background-image:linear-gradient(135deg,red 0%,blue 80%)',
		);
		expect(background(gradient({ type: s('radial'), positions: s('top left') }))).toBe(
			'background-image:radial-gradient(circle at top left,red 0%,blue 80%)',
		);
		expect(background(gradient({ stops: t('gradient-color-stop', []) }))).toBe('');
	});

	it.each(['javascript:alert(1)', 'data:text/html,x', ''])('loads nothing from %j', (address) => {
		const src = t('image-src', { id: null, url: t('url', address) });
		expect(background(overlays(image({ image: t('image', { src }) })))).toBe('');
	});
});

describe('the declarations of a class', () => {
	it('are in the order of the table, for any order of the data', () => {
		expect(body({ gap: px(1), color: c('red'), 'column-gap': px(2), width: px(3) })).toBe(
			'width:3px;color:red;column-gap:2px;gap:1px',
		);
	});

	it('keep 0px and lose values that the builder counts as empty', () => {
		expect(body({ width: px(0), height: t('size', { size: '0', unit: 'custom' }) })).toBe(
			'width:0px',
		);
	});

	it.each([
		['ends its declaration', t('size', { size: '1px;color:red', unit: 'custom' })],
		['closes the block', t('size', { size: '1px}body{top:0', unit: 'custom' })],
		['leaves the style element', t('size', { size: '</style>', unit: 'custom' })],
		['loads', t('size', { size: 'url(javascript:x)', unit: 'custom' })],
		['runs', t('size', { size: 'expression(alert(1))', unit: 'custom' })],
	])('leave out a value that %s', (_, width) => {
		expect(body({ width, height: px(1) })).toBe('height:1px');
	});

	it('are empty for names of objects and for unknown properties', () => {
		expect(body({ constructor: s('a'), __proto__: s('a'), 'made-up': s('a'), width: null })).toBe(
			'',
		);
	});

	it('name each property once', () => {
		const names = STYLE_PROPERTIES.map(({ name }) => name);
		expect(new Set(names).size).toBe(names.length);
	});
});

describe('the rules of a class', () => {
	const rules = (...variants: unknown[]) =>
		rulesOfStyle(
			'card',
			readStyle('g-1', { label: 'card', variants }) as Style,
			DEFAULT_BREAKPOINTS,
		);
	const variant = (breakpoint: unknown, state: unknown, props: unknown = { width: px(1) }) => ({
		meta: { breakpoint, state },
		props,
		custom_css: null,
	});

	it.each([
		[null, '.elementor .card'],
		['hover', '.elementor .card:hover,.elementor .card:focus-visible'],
		['focus', '.elementor .card:focus'],
		['focus-visible', '.elementor .card:focus-visible'],
		['active', '.elementor .card:active'],
		['checked', '.elementor .card:checked'],
		['e--selected', '.elementor .card.e--selected'],
		['e--disabled', '.elementor .card.e--disabled'],
		['::placeholder', '.elementor .card::placeholder'],
	])('in the state %s are those of its selector', (state, selector) => {
		expect(rules(variant('desktop', state))).toEqual([{ media: '', selector, body: 'width:1px' }]);
	});

	it.each(['hover{}body', 'made up', ' .other', ',body', ':not(*){}x'])(
		'are empty in a state like %j',
		(state) => {
			expect(rules(variant('desktop', state))).toEqual([]);
		},
	);

	it.each([
		['desktop', ''],
		[null, ''],
		['mobile', '(max-width:767px)'],
		['tablet', '(max-width:1024px)'],
	])('on %s stand under its query', (breakpoint, media) => {
		expect(rules(variant(breakpoint, null))).toMatchObject([{ media }]);
	});

	it.each(['widescreen', 'watch', 'constructor'])(
		'are empty on %s, which is switched off or unknown',
		(breakpoint) => {
			expect(rules(variant(breakpoint, null))).toEqual([]);
		},
	);

	it('keep the order of the variants and leave out empty ones', () => {
		const found = rules(variant('mobile', null), variant(null, 'hover', []), variant(null, null));
		expect(found.map(({ media }) => media)).toEqual(['(max-width:767px)', '']);
	});

	it('are empty for a value that is no class', () => {
		expect(readStyle('a', 'b')).toBeUndefined();
		expect(rulesOfStyle('a', readStyle('a', {}) as Style, DEFAULT_BREAKPOINTS)).toEqual([]);
		expect(readStyles([])).toEqual([]);
		expect(readStyles({ a: { variants: [null, 'x'] }, b: 4 }).map(({ id }) => id)).toEqual(['a']);
	});
});

describe("an editor's own CSS of a class", () => {
	const bodyWith = (raw: string, props: unknown = { width: px(1) }) =>
		rulesOfStyle(
			'card',
			readStyle('g', { variants: [{ meta: {}, props, custom_css: { raw } }] }) as Style,
			DEFAULT_BREAKPOINTS,
		).map((rule) => rule.body);
	const encoded = (css: string) => btoa(css);

	it('stands behind the properties, rules inside of it too', () => {
		expect(bodyWith(encoded('color: red; & a { top: 0 }'))).toEqual([
			'width:1px;color: red; & a { top: 0 }',
		]);
		expect(bodyWith(encoded('color:red'), [])).toEqual(['color:red']);
	});

	it('may hold letters of any language', () => {
		const bytes = new TextEncoder().encode('content:"ö"');
		expect(bodyWith(btoa(String.fromCharCode(...bytes)), [])).toEqual(['content:"ö"']);
	});

	it.each([
		['no base64', '%%%'],
		['no text', btoa('\xff\xfe')],
		['empty', ''],
		['more than one rule', encoded('color:red}body{top:0')],
		['open', encoded('color:red;a{top:0')],
		['a style element that ends', encoded('color:red</style>')],
		['a script', encoded('background:url(javascript:alert(1))')],
		['an expression', encoded('width:expression(alert(1))')],
		['a binding', encoded('-moz-binding:url(/a)')],
		['an import', encoded('@import "a"; color:red')],
	])('is left out where it is %s', (_, raw) => {
		expect(bodyWith(raw)).toEqual(['width:1px']);
	});
});
