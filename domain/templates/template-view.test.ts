import { describe, expect, it } from 'vitest';
import { templateInQuery, wayToShow } from './template-view';

describe('showing the template of a preview address', () => {
	it('reads its id', () => {
		expect(templateInQuery('?theme_template_id=2001')).toBe('2001');
		expect(templateInQuery('?a=1&theme_template_id=7&b=2')).toBe('7');
		expect(templateInQuery('?theme_template_id=')).toBeUndefined();
		expect(templateInQuery('?theme_template_id=x')).toBeUndefined();
		expect(templateInQuery('?not_theme_template_id=7')).toBeUndefined();
		expect(templateInQuery('')).toBeUndefined();
	});

	it('brings its centre to the middle', () => {
		expect(wayToShow(1000, 200, 800)).toBe(700);
		expect(wayToShow(-300, 100, 800)).toBe(-650);
	});

	it('brings the top edge of a taller one to the top', () => {
		expect(wayToShow(1000, 801, 800)).toBe(1000);
		expect(wayToShow(1000, 800, 800)).toBe(1000);
	});
});
