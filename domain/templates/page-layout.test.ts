import { describe, expect, it } from 'vitest';
import { pageLayoutOf } from './page-layout';

describe('pageLayoutOf', () => {
	it.each([
		['elementor_canvas', 'canvas'],
		['elementor_header_footer', 'full-width'],
		['default', 'default'],
		['landing.php', 'default'],
		['', 'default'],
		[null, 'default'],
		[undefined, 'default'],
	])('knows %s by its file as %s', (file, layout) => {
		expect(pageLayoutOf(file)).toBe(layout);
		expect(pageLayoutOf(file, 'A name in any language')).toBe(layout);
	});

	it('uses the English name without a known file', () => {
		expect(pageLayoutOf(undefined, 'Elementor Canvas')).toBe('canvas');
		expect(pageLayoutOf(null, 'Elementor Full Width')).toBe('full-width');
		expect(pageLayoutOf('default', 'Elementor Canvas')).toBe('default');
	});
});
