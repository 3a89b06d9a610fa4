import { describe, expect, it } from 'vitest';
import { element } from '../testing/flat-element';
import { createAddOns } from './add-ons';

const acme = {
	addOn: 'Acme',
	prefixes: ['acme-', 'acm-'],
	widgets: { 'bay-hero': { widget: 'heading', controls: { title: 'bay_title' } } },
};
const addOns = createAddOns([acme, { addOn: 'Bare' }]);

describe('the add-on of a widget', () => {
	it.each([
		['bay-hero', 'Acme'],
		['acme-thing', 'Acme'],
		['acm-thing', 'Acme'],
		['elementskit-thing', 'ElementsKit'],
		['my-acme-', null],
		['heading', null],
		['toString', null],
	])('of %s is %s', (type, addOn) => {
		expect(addOns.addOnOf(type)).toBe(addOn);
	});

	it('is the last that covers it', () => {
		const later = { addOn: 'Later', prefixes: ['acme-'] };
		expect(createAddOns([acme, later]).addOnOf('acme-thing')).toBe('Later');
	});
});

it('knows the controls that tables read of a widget', () => {
	expect([...addOns.controlsOf('bay-hero')]).toEqual(['bay_title']);
	expect(addOns.controlsOf('heading')).toEqual(new Set());
});

describe('a widget', () => {
	const named = (widgetType: string | null, settings: object, renderedHtml: string | null = null) =>
		addOns.nameWidget({ widgetType, settings: { ...settings }, renderedHtml });

	it('is named by a table', () => {
		expect(named('bay-hero', { bay_title: 'Bay' })).toEqual({
			widgetType: 'heading',
			settings: { bay_title: 'Bay', title: 'Bay' },
			by: 'table',
		});
	});

	it('is named by a guess where no table knows it', () => {
		expect(named('any-title', { any_title: 'Seven bays' })).toMatchObject({
			widgetType: 'heading',
			by: 'kind',
		});
	});

	it.each([
		['e-accordion', 'tabs'],
		['e-icon', 'selected_icon'],
		['e-image-box', 'title_text'],
		['e-spacer', 'space'],
		['e-tabs', 'tabs'],
		['e-video', 'youtube_url'],
	])('named %s is one of version 3 where it stores %s', (type, control) => {
		expect(named(type, { [control]: 'x' })).toEqual({
			widgetType: type.slice(2),
			settings: { [control]: 'x' },
			by: null,
		});
		expect(named(type, { title: 'x' }).widgetType).toBe(type);
	});

	it('is unchanged if no table has it, and if WordPress rendered it', () => {
		const unknown = { widgetType: 'any-thing', settings: { height: 7 }, by: null };
		expect(named('any-thing', { height: 7 })).toEqual(unknown);
		expect(named(null, { height: 7 })).toEqual({ ...unknown, widgetType: null });
		expect(named('bay-hero', { height: 7 }, '<p>Bay</p>')).toEqual({
			...unknown,
			widgetType: 'bay-hero',
		});
	});

	it('takes the mail address of its document for a form with fields elsewhere', () => {
		const flat = [element('a', null, 'text-editor', { editor: 'bay@boats.example' })];
		const stored = { widgetType: 'wpforms', settings: {}, renderedHtml: null };
		expect(addOns.nameWidget(stored, flat).settings.editor).toContain('bay@boats.example');
		expect(addOns.nameWidget(stored).settings.editor).toContain('directly');
		const table = {
			addOn: 'F',
			widgets: { 'my-form': { widget: 'template' }, 'my-part': { widget: 'template' } },
		};
		const own = createAddOns([table]);
		expect(own.nameWidget({ ...stored, widgetType: 'my-form' }, flat)).toMatchObject({
			widgetType: 'template',
			renderedHtml: expect.stringContaining('bay@boats.example'),
			by: 'table',
		});
		expect(own.nameWidget({ ...stored, widgetType: 'my-part' }, flat)).toEqual({
			widgetType: 'template',
			settings: {},
			by: 'table',
		});
	});

	it('with invalid settings keeps its place', () => {
		const broken = { ...element('a', null, 'heading'), settings: [] as unknown as object };
		expect(addOns.show([broken as ReturnType<typeof element>])).toEqual([
			{ ...element('a', null, 'heading'), settings: {} },
		]);
	});
});
