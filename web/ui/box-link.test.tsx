import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BoxLink } from './box-link';

describe('a link over a box', () => {
	it('has a name that does not show', () => {
		expect(renderToStaticMarkup(<BoxLink link={{ href: '/fleet/' }} label="See the fleet" />)).toBe(
			'<a href="/fleet/" class="e-box-link"><span class="elementor-screen-only">See the fleet</span></a>',
		);
	});

	it('has its address as its name without another one', () => {
		expect(renderToStaticMarkup(<BoxLink link={{ href: '/fleet/' }} label="" />)).toContain(
			'>/fleet/</span>',
		);
	});
});
