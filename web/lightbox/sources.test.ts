// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { sourceOf } from './sources';

const HREF = 'https://boats.example/bay.jpg';
beforeEach(() => Object.assign(location, { href: 'https://boats.example/gallery/' }));

function source(link: string, image = '') {
	document.body.innerHTML = `<a href="/bay.jpg" ${link}>${image && `<img ${image}>`}</a>`;
	return sourceOf(document.querySelector('a') as Element, HREF);
}
const SIZE = 'data-elementor-lightbox-width="2400" data-elementor-lightbox-height="1600"';
const WHOLE = 'width="300" height="200" srcset="/bay-300x200.jpg 300w, /bay-768x512.jpg 768w"';

describe('the files of a whole picture', () => {
	it('are the files of the small one with its shape, and the linked file in its declared size', () => {
		expect(source(SIZE, WHOLE)).toEqual({
			srcset:
				'https://boats.example/bay-300x200.jpg 300w, https://boats.example/bay-768x512.jpg 768w, https://boats.example/bay.jpg 2400w',
			width: 2400,
			height: 1600,
		});
	});

	it('are never files of another crop', () => {
		const cut = WHOLE.replace('height="200"', 'height="300"');
		expect(source(SIZE, cut)).toEqual({ srcset: '', width: 2400, height: 1600 });
		const declared = `${SIZE} data-elementor-lightbox-srcset="/bay-1024x683.jpg 1024w"`;
		expect(source(declared, cut).srcset).toBe(
			'https://boats.example/bay-1024x683.jpg 1024w, https://boats.example/bay.jpg 2400w',
		);
	});

	it('are files of a shape that differs by less than two in a hundred', () => {
		const size = 'data-elementor-lightbox-width="2000" data-elementor-lightbox-height="1000"';
		const small = (width: number) => `width="${width}" height="1000" srcset="/bay-small.jpg 300w"`;
		for (const width of [1961, 2039]) expect(source(size, small(width)).srcset).not.toBe('');
		for (const width of [1960, 2040]) expect(source(size, small(width)).srcset).toBe('');
	});

	it('of a block of WordPress stand beside the linked file, and give its size', () => {
		const listed = WHOLE.replace('768w', '768w, /bay.jpg 2400w');
		expect(source('', listed)).toMatchObject({ width: 2400, height: 1600 });
		expect(source('', WHOLE)).toEqual({ srcset: '', width: null, height: null });
	});

	it('lie on this site, and have a width', () => {
		const strange =
			'width="300" height="200" srcset="https://x.example/bay.jpg 768w, /bay-2x.jpg 2x"';
		expect(source(SIZE, strange).srcset).toBe('');
	});

	it('of a bare link are not known', () => {
		expect(source('')).toEqual({ srcset: '', width: null, height: null });
	});
});
