import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Image, safeSrcSet } from './image';

const harbour = {
	url: '/wp-content/uploads/harbour.jpg',
	alt: 'The harbour at noon',
	width: 1200,
	height: 800,
	srcSet: '/wp-content/uploads/harbour-300x200.jpg 300w, /wp-content/uploads/harbour.jpg 1200w',
	sizes: '(max-width: 1200px) 100vw, 1200px',
};

describe('Image', () => {
	it('is lazy, keeps its place and offers its sizes', () => {
		expect(renderToStaticMarkup(<Image image={harbour} />)).toBe(
			'<img src="/wp-content/uploads/harbour.jpg" srcSet="/wp-content/uploads/harbour-300x200.jpg 300w, /wp-content/uploads/harbour.jpg 1200w" sizes="(max-width: 1200px) 100vw, 1200px" width="1200" height="800" alt="The harbour at noon" loading="lazy" decoding="async"/>',
		);
	});

	it('is fetched first where it is the hero of the page', () => {
		const html = renderToStaticMarkup(<Image image={harbour} priority="high" />);
		expect(html).toContain('fetchPriority="high"');
		expect(html).not.toContain('loading=');
	});

	it('always has an alt, and no attribute without a value', () => {
		expect(renderToStaticMarkup(<Image image={{ url: '/a.png', width: null }} />)).toBe(
			'<img src="/a.png" alt="" loading="lazy" decoding="async"/>',
		);
	});

	it('shows nothing for an address that must not be loaded', () => {
		expect(renderToStaticMarkup(<Image image={{ url: 'javascript:alert(1)' }} />)).toBe('');
	});

	it('keeps only the candidates that may be loaded', () => {
		expect(safeSrcSet('/a.jpg 300w, javascript:x 600w, /b.jpg 2x, /c.jpg wide')).toBe(
			'/a.jpg 300w, /b.jpg 2x',
		);
		expect(safeSrcSet('')).toBeUndefined();
	});
});
