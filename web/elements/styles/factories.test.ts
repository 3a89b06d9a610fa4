import { breakpointsOf, DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { describe, expect, it } from 'vitest';
import { compileCss } from './compile-css';
import {
	alignText,
	background,
	border,
	boxShadow,
	choice,
	color,
	cssFilters,
	custom,
	dimensions,
	flexAlign,
	gap,
	number,
	type StyleControl,
	slider,
	textShadow,
	textStroke,
	typography,
} from './factories';

function compile(
	controls: StyleControl | readonly StyleControl[],
	settings: ElementSettings,
	breakpoints = DEFAULT_BREAKPOINTS,
): string {
	return compileCss('.e', settings, [controls].flat(), breakpoints);
}

describe('single controls', () => {
	it('continue the selector of the element', () => {
		const settings = { c: '#f00' };
		expect(compile(color('c', ''), settings)).toBe('.e{color:#f00}');
		expect(compile(color('c', ':hover .x'), settings)).toBe('.e:hover .x{color:#f00}');
		expect(compile(color('c', ' .x, .y:is(.a, .b)'), settings)).toBe(
			'.e .x,.e .y:is(.a, .b){color:#f00}',
		);
	});

	it('declare one property, or the result of a function', () => {
		expect(compile(slider('w', '', 'width'), { w: { unit: '%', size: 50 } })).toBe('.e{width:50%}');
		expect(
			compile(
				slider('w', '', (width) => ({ width, height: width })),
				{ w: { size: 5 } },
			),
		).toBe('.e{width:5px;height:5px}');
		expect(compile(number('o', '', 'opacity'), { o: { unit: 'px', size: 0.5 } })).toBe(
			'.e{opacity:0.5}',
		);
		expect(compile(gap('g', ''), { g: { unit: 'px', row: '5', column: '9' } })).toBe(
			'.e{gap:5px 9px}',
		);
		const sides = { unit: 'px', top: '1', right: '2', bottom: '1', left: '2' };
		expect(compile(dimensions('p', '', 'padding'), { p: sides })).toBe('.e{padding:1px 2px}');
		expect(
			compile(
				dimensions('p', '', ({ top }) => ({ '--top': top })),
				{ p: sides },
			),
		).toBe('.e{--top:1px}');
	});

	it('take the choices of a table and no others', () => {
		const table = choice('a', '', { wide: { width: '100%' } });
		expect(compile(table, { a: 'wide' })).toBe('.e{width:100%}');
		expect(compile(table, { a: 'toString' })).toBe('');
		expect(compile(alignText('a', ''), { a: 'justify' })).toBe('.e{text-align:justify}');
		expect(compile(alignText('a', ''), { a: 'inherit;' })).toBe('');
		expect(compile(flexAlign('a', '', 'align-items'), { a: 'right' })).toBe(
			'.e{align-items:var(--e-right,flex-end)}',
		);
	});

	it('drop forbidden custom declarations', () => {
		const control = custom('x', 'text', '', () => ({ color: 'red;} body{', 'a;b': 'c', top: '0' }));
		expect(compile(control, { x: 'y' })).toBe('.e{top:0}');
	});

	it('declare nothing for a blank value, and zero for zero', () => {
		expect(compile(number('z', '', 'z-index'), { z: '' })).toBe('');
		expect(compile(number('z', '', 'z-index'), { z: 0 })).toBe('.e{z-index:0}');
	});
});

describe('devices', () => {
	it('stand in the order of the cascade', () => {
		const all = breakpointsOf({ mobile_extra: { enabled: true }, widescreen: { enabled: true } });
		const settings = {
			c_mobile: '#111',
			c_tablet: '#222',
			c_laptop: '#333',
			c_widescreen: '#444',
			c_mobile_extra: '#555',
			c_tablet_extra: '#666',
			c: '#777',
		};
		expect(compile(color('c', ''), settings, all)).toBe(
			'.e{color:#777}' +
				'@media (min-width:2400px){.e{color:#444}}' +
				'@media (max-width:1536px){.e{color:#333}}' +
				'@media (max-width:1200px){.e{color:#666}}' +
				'@media (max-width:1024px){.e{color:#222}}' +
				'@media (max-width:880px){.e{color:#555}}' +
				'@media (max-width:767px){.e{color:#111}}',
		);
	});

	it('that are switched off have no values', () => {
		expect(compile(color('c', ''), { c_widescreen: '#444', c_mobile_extra: '#555' })).toBe('');
	});

	it('end above mobile where a control is marked so, unless mobile has its own value', () => {
		const width = { ...slider('w', '', 'width'), notOnMobile: true };
		const percent = (size: number) => ({ unit: '%', size });
		expect(compile(width, { w: percent(25), w_tablet: percent(50), w_mobile: percent(90) })).toBe(
			'@media (min-width:768px){.e{width:25%}}' +
				'@media (min-width:768px) and (max-width:1024px){.e{width:50%}}' +
				'@media (max-width:767px){.e{width:90%}}',
		);
	});
});

describe('globals', () => {
	it('override the literal', () => {
		const settings = { c: '#f00', __globals__: { c: 'globals/colors?id=primary' } };
		expect(compile(color('c', ''), settings)).toBe('.e{color:var(--e-global-color-primary)}');
	});

	it('are read per device', () => {
		const settings = { __globals__: { c_mobile: 'globals/colors?id=7f8a' } };
		expect(compile(color('c', ''), settings)).toBe(
			'@media (max-width:767px){.e{color:var(--e-global-color-7f8a)}}',
		);
	});

	it('that were removed leave the literal', () => {
		expect(compile(color('c', ''), { c: '#f00', __globals__: { c: '' } })).toBe('.e{color:#f00}');
	});

	it.each(['globals/colors?id=a;b', 'globals/colors?id=', 'colors?id=a', 7, null])(
		'that are malformed (%j) leave the literal',
		(reference) => {
			const settings = { c: '#f00', __globals__: { c: reference } };
			expect(compile(color('c', ''), settings)).toBe('.e{color:#f00}');
		},
	);

	it('of another kind are no colour', () => {
		const settings = { c: '#f00', __globals__: { c: 'globals/typography?id=a' } };
		expect(compile(color('c', ''), settings)).toBe('.e{color:#f00}');
	});

	it('give a whole type style at once, and then no single field counts', () => {
		const settings = {
			typography_typography: 'custom',
			typography_font_size: { unit: 'px', size: 90 },
			__globals__: { typography_typography: 'globals/typography?id=text' },
		};
		const css = compile(typography('typography', ' .t'), settings);
		expect(css).toContain('font-size:var(--e-global-typography-text-font-size)');
		expect(css).toContain('word-spacing:var(--e-global-typography-text-word-spacing)');
		expect(css).not.toContain('90px');
	});
});

describe('groups', () => {
	it('typography', () => {
		const settings = {
			t_typography: 'custom',
			t_font_family: 'Archivo',
			t_font_size: { unit: 'rem', size: 2 },
			t_font_size_mobile: { unit: 'rem', size: 1.5 },
			t_font_weight: '600',
			t_text_transform: 'uppercase',
			t_font_style: 'italic',
			t_text_decoration: 'underline',
			t_line_height: { unit: 'em', size: 1.2 },
			t_letter_spacing: { unit: 'px', size: 1 },
			t_word_spacing: { unit: 'em', size: 0.2 },
		};
		expect(compile(typography('t', ''), settings)).toBe(
			'.e{font-family:"Archivo",sans-serif;font-size:2rem;font-weight:600;text-transform:uppercase;' +
				'font-style:italic;text-decoration:underline;line-height:1.2em;letter-spacing:1px;' +
				'word-spacing:0.2em}@media (max-width:767px){.e{font-size:1.5rem}}',
		);
		expect(compile(typography('t', ''), { ...settings, t_typography: '' })).toBe('');
	});

	it('text shadow and stroke', () => {
		const shadow = { horizontal: 1, vertical: 2, blur: 3, color: 'rgba(0,0,0,.3)' };
		expect(compile(textShadow('s', ''), { s_text_shadow_type: 'yes', s_text_shadow: shadow })).toBe(
			'.e{text-shadow:1px 2px 3px rgba(0,0,0,.3)}',
		);
		expect(compile(textShadow('s', ''), { s_text_shadow: shadow })).toBe('');
		expect(compile(textShadow('s', ''), { s_text_shadow_type: 'yes' })).toBe(
			'.e{text-shadow:0px 0px 10px rgba(0,0,0,.3)}',
		);
		const stroke = {
			s_text_stroke_type: 'yes',
			s_text_stroke: { unit: 'px', size: 2 },
			s_stroke_color: '#000',
		};
		expect(compile(textStroke('s', ''), stroke)).toBe(
			'.e{-webkit-text-stroke-width:2px;stroke-width:2px;-webkit-text-stroke-color:#000;stroke:#000}',
		);
	});

	it('border: widths and colour only with a style', () => {
		const width = { unit: 'px', top: '1', right: '1', bottom: '1', left: '1' };
		expect(compile(border('b', ''), { b_border: 'solid', b_width: width, b_color: '#000' })).toBe(
			'.e{border-style:solid;border-width:1px;border-color:#000}',
		);
		expect(compile(border('b', ''), { b_width: width, b_color: '#000' })).toBe('');
		expect(compile(border('b', ''), { b_border: 'none', b_width: width })).toBe(
			'.e{border-style:none}',
		);
	});

	it('box shadow, inset or not', () => {
		const settings = {
			b_box_shadow_type: 'yes',
			b_box_shadow: { horizontal: 0, vertical: 2, blur: 8, spread: 1, color: '#0003' },
		};
		expect(compile(boxShadow('b', ''), settings)).toBe('.e{box-shadow:0px 2px 8px 1px #0003}');
		expect(compile(boxShadow('b', ''), { b_box_shadow_type: 'yes' })).toBe(
			'.e{box-shadow:0px 0px 10px 0px rgba(0,0,0,.5)}',
		);
		expect(compile(boxShadow('b', ''), { ...settings, b_box_shadow_position: 'inset' })).toBe(
			'.e{box-shadow:0px 2px 8px 1px #0003 inset}',
		);
	});

	it('CSS filters with neutral values for filters that are not set', () => {
		const settings = {
			f_css_filter: 'custom',
			f_blur: { unit: 'px', size: 2 },
			f_brightness: { unit: 'px', size: 100 },
			f_hue: { unit: 'px', size: 30 },
		};
		expect(compile(cssFilters('f', ''), settings)).toBe(
			'.e{filter:brightness(100%) contrast(100%) saturate(100%) blur(2px) hue-rotate(30deg)}',
		);
		expect(compile(cssFilters('f', ''), { f_css_filter: 'custom' })).toContain('blur(0px)');
		expect(compile(cssFilters('f', ''), { f_blur: { unit: 'px', size: 2 } })).toBe('');
	});
});

describe('background', () => {
	const picture = { url: '/wp-content/uploads/bay.jpg', id: 3 };

	it('paint the picture of a medium as builders since 3.23 store it, with an empty size', () => {
		const medium = { url: '/a.jpg', id: 7, size: '', alt: '', source: 'library' };
		const settings = {
			b_background: 'classic',
			b_image: medium,
			b_image_mobile: { ...medium, url: '' },
		};
		expect(compile(background('b', ''), settings)).toBe('.e{background-image:url("/a.jpg")}');
		const film = { b_background: 'video', b_video_fallback: medium };
		expect(compile(background('b', ''), film)).toContain('url("/a.jpg")');
	});

	it('classic: colour and picture', () => {
		const settings = {
			b_background: 'classic',
			b_color: '#eee',
			b_image: picture,
			b_position: 'center center',
			b_repeat: 'no-repeat',
			b_size: 'cover',
			b_attachment: 'fixed',
		};
		expect(compile(background('b', ''), settings)).toBe(
			'.e{background-color:#eee;background-image:url("/wp-content/uploads/bay.jpg");' +
				'background-position:center center;background-attachment:fixed;' +
				'background-repeat:no-repeat;background-size:cover}',
		);
	});

	it('classic: place and width by hand, also where only a device changes them', () => {
		const settings = {
			b_background: 'classic',
			b_position: 'initial',
			b_xpos: { unit: 'px', size: -10 },
			b_ypos: { unit: '%', size: 20 },
			b_xpos_mobile: { unit: 'px', size: 0 },
			b_size: 'initial',
			b_bg_width: { unit: '%', size: 80 },
		};
		expect(compile(background('b', ''), settings)).toBe(
			'.e{background-position:-10px 20%;background-size:80% auto}' +
				'@media (max-width:767px){.e{background-position:0px 20%}}',
		);
	});

	it('gradient with its usual stops, angle and second colour', () => {
		expect(compile(background('b', ''), { b_background: 'gradient', b_color: '#000' })).toBe(
			'.e{background-color:transparent;' +
				'background-image:linear-gradient(180deg,#000 0%,#f2295b 100%)}',
		);
	});

	it('gradient: global colours, a radial place, and an angle of a device', () => {
		const settings = {
			b_background: 'gradient',
			b_color_b: '#fff',
			b_color_stop: { unit: '%', size: 20 },
			b_gradient_angle: { unit: 'deg', size: 90 },
			b_gradient_angle_mobile: { unit: 'deg', size: 0 },
			__globals__: { b_color: 'globals/colors?id=primary' },
		};
		const stops = 'var(--e-global-color-primary) 20%,#fff 100%';
		expect(compile(background('b', ''), settings)).toBe(
			`.e{background-color:transparent;background-image:linear-gradient(90deg,${stops})}` +
				`@media (max-width:767px){.e{background-color:transparent;background-image:linear-gradient(0deg,${stops})}}`,
		);
		const radial = { ...settings, b_gradient_type: 'radial', b_gradient_position: 'top left' };
		expect(compile(background('b', ''), radial)).toContain(`radial-gradient(at top left,${stops})`);
	});

	it('video: its poster; slideshow: its first picture', () => {
		const cover =
			'.e{background-color:transparent;background-image:url("/wp-content/uploads/bay.jpg");background-position:50% 50%;background-size:cover}';
		const video = { b_background: 'video', b_video_fallback: picture, b_video_link: 'x' };
		expect(compile(background('b', ''), video)).toBe(cover);
		const slideshow = {
			b_background: 'slideshow',
			b_slideshow_gallery: [picture, { url: '/other.jpg' }],
		};
		expect(compile(background('b', '', { hasSlides: true }), slideshow)).toBe(
			cover.replace(
				'}',
				';--e-slides:2;--e-slide-1:url("/wp-content/uploads/bay.jpg");--e-slide-2:url("/other.jpg")}',
			),
		);
	});

	it('ignores fields that belong to another type', () => {
		expect(compile(background('b', ''), { b_color: '#000' })).toBe('');
		expect(compile(background('b', ''), { b_background: 'gradient', b_image: picture })).toBe('');
		expect(compile(background('b', '', { defaultType: 'classic' }), { b_color: '#000' })).toBe(
			'.e{background-color:#000}',
		);
	});
});
