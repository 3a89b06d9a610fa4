import { describe, expect, it } from 'vitest';
import { customAttributes, linkAttributes } from './link';

describe('linkAttributes', () => {
	it('opens an external link in a tab of its own without giving it a handle on this one', () => {
		expect(
			linkAttributes({ url: 'https://example.org/', is_external: 'on', nofollow: 'on' }),
		).toEqual({ href: 'https://example.org/', target: '_blank', rel: 'nofollow noopener' });
	});

	it('leaves a plain link plain', () => {
		expect(linkAttributes({ url: ' /fleet/ ', is_external: '', nofollow: '' })).toEqual({
			href: '/fleet/',
		});
		expect(linkAttributes('#map')).toEqual({ href: '#map' });
	});

	it.each([undefined, null, '', [], {}, { url: '' }, { url: 'javascript:alert(1)' }, { url: 7 }])(
		'gives nothing for %j',
		(value) => {
			expect(linkAttributes(value)).toBeUndefined();
		},
	);

	it('takes harmless attributes by hand, and no handler, style or second address', () => {
		const custom_attributes =
			'data-track|hero,aria-label|Our fleet,onclick|alert(1),style|color:red,href|//evil,rel|me';
		expect(linkAttributes({ url: '/fleet/', custom_attributes })).toEqual({
			href: '/fleet/',
			'data-track': 'hero',
			'aria-label': 'Our fleet',
			rel: 'me',
		});
	});
});

describe('customAttributes', () => {
	it('keeps bars inside a value, and takes one pair a line as well', () => {
		expect(customAttributes('data-a|1|2\ndata-b|x')).toEqual({ 'data-a': '1|2', 'data-b': 'x' });
	});

	it('lets an element be reached by keyboard in the order of the page', () => {
		expect(customAttributes('tabindex|0')).toEqual({ tabIndex: '0' });
		expect(customAttributes('tabindex|-1')).toEqual({ tabIndex: '-1' });
		expect(customAttributes('tabindex|3')).toEqual({});
	});

	it.each([undefined, [], 'constructor|1', '__proto__|1', 'data-|x', '|x'])(
		'ignores %j',
		(text) => {
			expect(customAttributes(text)).toEqual({});
		},
	);
});
