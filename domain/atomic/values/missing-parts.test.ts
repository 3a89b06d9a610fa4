import { describe, expect, it } from 'vitest';
import { read } from '../envelope';
import { background, objectPosition } from './background';
import { boxShadow, filter } from './effects';

const atom = ($$type: string, value: unknown) => ({ $$type, value });
const text = (value: string) => atom('string', value);
const px = (size: number) => atom('size', { size, unit: 'px' });
const color = (value: string) => atom('color', value);

/** The declarations of a background with these layers. */
const layers = (...list: unknown[]) =>
	read(background, atom('background', { 'background-overlay': atom('background-overlay', list) }));
const picture = (parts: object, url = '/a.jpg') =>
	atom('background-image-overlay', {
		image: atom('image', { src: atom('image-src', { url: atom('url', url) }) }),
		...parts,
	});
const gradient = (parts: object) => atom('background-gradient-overlay', parts);
const stops = (...list: object[]) =>
	atom(
		'gradient-color-stop',
		list.map((stop) => atom('color-stop', stop)),
	);

describe('a background', () => {
	it('has the browser’s side for a missing side of its scale', () => {
		const scale = (parts: object) =>
			layers(picture({ size: atom('background-image-size-scale', parts) }))?.['background-size'];
		expect(scale({ width: px(4) })).toBe('4px auto');
		expect(scale({ height: px(4) })).toBe('auto 4px');
	});

	it('has no offset for a missing side of its place', () => {
		const place = (parts: object) => read(objectPosition, atom('object-position', parts));
		expect(place({ x: px(4) })).toBe('4px 0px');
		expect(place({ y: px(4) })).toBe('0px 4px');
	});

	it('has an address that cannot end its value', () => {
		expect(layers(picture({}, '/a*{b}(c).jpg'))?.['background-image']).toBe(
			'url("/a%2A%7Bb%7D%28c%29.jpg")',
		);
	});

	it('has the browser’s values for the layer that has none, beside one that has some', () => {
		const place = atom('background-image-position-offset', { x: px(4), y: px(4) });
		const parts = { attachment: text('fixed'), position: place, repeat: text('no-repeat') };
		expect(layers(picture(parts), picture({}))).toMatchObject({
			'background-attachment': 'fixed,scroll',
			'background-position': '4px 4px,0% 0%',
			'background-repeat': 'no-repeat,repeat',
		});
	});

	it('has no layers where none can be read', () => {
		expect(layers()).toEqual({ 'background-color': undefined, 'background-clip': undefined });
		expect(layers(gradient({ type: text('radial') }))).toEqual(layers());
		expect(layers(gradient({ stops: stops({ offset: atom('number', 4) }) }))).toEqual(layers());
	});

	it('has a gradient whose colours may stand without a place', () => {
		const list = stops(
			{ color: color('red') },
			{ color: color('blue'), offset: atom('number', 0) },
		);
		expect(layers(gradient({ stops: list }))?.['background-image']).toBe(
			'linear-gradient(0deg,red,blue 0%)',
		);
		expect(layers(gradient({ type: text('radial'), stops: list }))?.['background-image']).toBe(
			'radial-gradient(circle at center center,red,blue 0%)',
		);
	});
});

describe('an effect', () => {
	it('is a filter only with a name and arguments', () => {
		const filterOf = (parts: object) =>
			read(filter, atom('filter', [atom('css-filter-func', parts)]));
		const args = atom('blur', { size: px(4) });
		expect(filterOf({ func: text('blur'), args })).toBe('blur(4px)');
		for (const parts of [{ args }, { func: text('blur') }, { func: text('blur)'), args }]) {
			expect(filterOf(parts)).toBeUndefined();
		}
		expect(filterOf({ func: text('1blur'), args })).toBeUndefined();
	});

	it('has the browser’s values for missing parts of a shadow', () => {
		const shadow = (parts: object) => read(boxShadow, atom('box-shadow', [atom('shadow', parts)]));
		expect(shadow({})).toBe('0px 0px 0px 0px');
		expect(shadow({ color: color('red'), position: text('inset') })).toBe(
			'0px 0px 0px 0px red inset',
		);
		const drop = atom('css-filter-func', {
			func: text('drop-shadow'),
			args: atom('drop-shadow', {}),
		});
		expect(read(filter, atom('filter', [drop]))).toBe('drop-shadow(0px 0px 10px transparent)');
	});
});
