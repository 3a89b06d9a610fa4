import { registry } from '@outrigger/elements/registry';
import { createAddOns } from '@outrigger/rules/add-ons/add-ons';
import { describe, expect, it } from 'vitest';
import { type Control, readControls } from '../scripts/controls/read-controls';

/** A value for each type of control, as a designer could have stored it. */
const SAMPLES: Readonly<Record<string, unknown>> = {
	text: 'Seven bays',
	textarea: 'Seven bays in the north',
	wysiwyg: '<p>Seven bays</p>',
	url: { url: '/a/', is_external: '', nofollow: '' },
	media: { url: '/a.jpg', id: 4 },
	gallery: [{ url: '/a.jpg', id: 4 }],
	icons: { value: 'fas fa-star', library: 'fa-solid' },
	number: 7,
	slider: { size: 7, unit: 'px' },
	color: '#123456',
};

function filled(controls: Readonly<Record<string, Control>>): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(controls).flatMap(([name, { type, fields }]) => {
			if (type === 'repeater') return [[name, [filled(fields ?? {})]]];
			return Object.hasOwn(SAMPLES, type) ? [[name, SAMPLES[type]]] : [];
		}),
	);
}

const controls = readControls();
const widgets = [...controls.keys()].filter((type) => type !== 'common' && !type.includes(':'));
const { nameWidget } = createAddOns();

describe('a widget of the builder', () => {
	it.each([...new Set([...widgets, ...registry.keys()])])(
		'%s is never taken for the kind that its settings look like',
		(widgetType) => {
			const settings = filled(controls.get(widgetType) ?? controls.get('heading') ?? {});
			expect(nameWidget({ widgetType, settings, renderedHtml: null }).by).not.toBe('kind');
		},
	);

	it('would be, were it of an add-on', () => {
		const guessed = ['heading', 'icon-box', 'testimonial', 'price-table', 'tabs'].map((type) => {
			const settings = filled(controls.get(type) ?? {});
			return nameWidget({ widgetType: `acme-${type}`, settings, renderedHtml: null }).by;
		});
		expect(new Set(guessed)).toEqual(new Set(['kind']));
	});
});
