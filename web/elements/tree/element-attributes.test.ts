import { describe, expect, it } from 'vitest';
import { elementAttributes } from './element-attributes';

const attributesOf = (_attributes: unknown) =>
	elementAttributes(
		{
			id: 'abc1234',
			elType: 'widget',
			widgetType: 'image',
			settings: {},
			renderedHtml: null,
			children: [],
		},
		{ _attributes },
		{ classes: [] },
	);

describe('an element that travels to the next page', () => {
	it.each([
		'view-transition-name|hull-4101',
		'data-boat|petrel, view-transition-name|hull-4101',
		'data-boat|petrel\n view-transition-name|hull-4101 ',
	])('has the name of its custom attribute %j', (text) => {
		expect(attributesOf(text)['data-shared']).toBe('hull-4101');
	});

	it.each([
		undefined,
		'',
		'view-transition-name|',
		'view-transition-name|none',
		'view-transition-name|auto',
		'view-transition-name|4101',
		'view-transition-name|picture-',
		'view-transition-name|a;color:red',
		'style|view-transition-name:hull',
	])('is none for %j', (text) => {
		expect(attributesOf(text)).not.toHaveProperty('data-shared');
	});

	it('keeps its other custom attributes', () => {
		expect(attributesOf('data-boat|petrel,view-transition-name|hull')).toMatchObject({
			'data-boat': 'petrel',
		});
	});
});
