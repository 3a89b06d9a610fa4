import { atom, medium, plain, rich, type TypedValue, typed } from '../atomic';
import type { CataloguePage } from '../page';

/** The number of the component in `content/elementor_component/berth.json`. */
const BERTH = 3910;

/** An instance of a component, with values that replace those of the component. */
function instance(component: number, values: Readonly<Record<string, TypedValue>> = {}) {
	const overrides = Object.entries(values).map(([override_key, override_value]) =>
		typed('override', {
			override_key,
			override_value,
			schema_source: { type: 'component', id: component },
		}),
	);
	return atom('e-component', {
		component_instance: typed('component-instance', {
			component_id: typed('number', component),
			overrides: typed('overrides', overrides),
		}),
	});
}

export const page: CataloguePage = {
	title: 'Component of version 4',
	purpose: 'sections',
	picture: 'r r/r r',
	kind: 'version-4',
	sentence: 'One card, drawn once; each instance says what differs.',
	variations: {
		'As it comes': instance(BERTH),
		'With words and a picture of its own': instance(BERTH, {
			title: rich('The cove of Cala Ventosa'),
			words: rich('Sand below the keel, and nobody else before ten.'),
			picture: medium('image', 141),
		}),
		'In a row, as cards stand': atom(
			'e-flexbox',
			{},
			{ gap: typed('size', { size: 24, unit: 'px' }), 'flex-wrap': plain('wrap') },
			[
				instance(BERTH),
				instance(BERTH, { title: rich('The arch of Isola Bruna'), picture: medium('image', 142) }),
				instance(BERTH, { title: rich('Capo Sole at dusk'), picture: medium('image', 145) }),
			],
		),
		'A component that is gone shows nothing': instance(999_999),
	},
};
