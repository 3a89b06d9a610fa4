import { describe, expect, it } from 'vitest';
import { pageLayoutOf } from './page-layout';

describe('pageLayoutOf', () => {
	it.each([
		['Elementor Canvas', 'canvas'],
		['Elementor Full Width', 'full-width'],
		['Default', 'default'],
		['Landing page of a theme', 'default'],
		['', 'default'],
		[null, 'default'],
		[undefined, 'default'],
	])('%s is %s', (templateName, layout) => {
		expect(pageLayoutOf(templateName)).toBe(layout);
	});
});
