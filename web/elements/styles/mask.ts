import { custom, only } from './controls';
import type { Declarations, StyleContext, StyleControl } from './style-control';
import { isOn, keywordOf, lengthOf, mediaOf } from './values';

/** Our own drawings of the shapes that the builder names, as paths in a box of 100 by 100. */
const SHAPES: Readonly<Record<string, string>> = {
	circle: 'M50 0a50 50 0 1 1 0 100a50 50 0 1 1 0-100z',
	triangle: 'M50 6 100 94H0z',
	hexagon: 'M25 6h50l25 44-25 44H25L0 50z',
	blob: 'M52 2c24-4 44 12 47 36 2 20-8 30-16 42-9 13-24 20-42 17C20 94 4 82 1 60-2 40 10 28 20 17 29 8 38 4 52 2z',
	flower:
		'M25 50a25 25 0 1 0 50 0a25 25 0 1 0-50 0zM29 22a21 21 0 1 0 42 0a21 21 0 1 0-42 0zM53 36a21 21 0 1 0 42 0a21 21 0 1 0-42 0zM53 64a21 21 0 1 0 42 0a21 21 0 1 0-42 0zM29 78a21 21 0 1 0 42 0a21 21 0 1 0-42 0zM5 64a21 21 0 1 0 42 0a21 21 0 1 0-42 0zM5 36a21 21 0 1 0 42 0a21 21 0 1 0-42 0z',
	sketch: 'M8 14 34 4l22 6 30-6 10 26-5 22 7 30-28 14-24-8-28 8L2 74l8-24z',
};

/** The mask controls of a widget, `_mask_…`, on the node that is masked. */
export function mask(selector: string): StyleControl[] {
	const set = (
		control: string,
		declare: (value: unknown, context: StyleContext) => string | undefined,
		property: string,
	) =>
		custom(`_mask_${control}`, 'text', selector, (value, context): Declarations | undefined => {
			const text = declare(value, context);
			return text === undefined ? undefined : { [`-webkit-${property}`]: text, [property]: text };
		});
	const place = ({ inherited }: StyleContext) => {
		const [x, y] = ['x', 'y'].map((axis) =>
			lengthOf(inherited(`_mask_position_${axis}`, 'slider')),
		);
		return `${x ?? '0'} ${y ?? '0'}`;
	};
	return only(
		(settings) => isOn(settings._mask_switch),
		[
			custom('_mask_switch', 'text', selector, (_, { settings }) => {
				const shape = settings._mask_shape ?? 'circle';
				const drawing =
					shape === 'custom' ? mediaOf(settings._mask_image) : shapeImage(keywordOf(shape) ?? '');
				if (drawing === undefined) return undefined;
				const declarations = {
					'mask-image': drawing,
					'mask-size': 'contain',
					'mask-position': 'center center',
					'mask-repeat': 'no-repeat',
				};
				return Object.fromEntries(
					Object.entries(declarations).flatMap(([property, text]) => [
						[`-webkit-${property}`, text],
						[property, text],
					]),
				);
			}),
			set(
				'size',
				(value, { inherited }) =>
					value === 'custom' ? lengthOf(inherited('_mask_size_scale', 'slider')) : keywordOf(value),
				'mask-size',
			),
			set(
				'position',
				(value, context) => (value === 'custom' ? place(context) : keywordOf(value)),
				'mask-position',
			),
			set('repeat', keywordOf, 'mask-repeat'),
		],
	);
}

function shapeImage(name: string): string | undefined {
	const path = Object.hasOwn(SHAPES, name) ? SHAPES[name] : undefined;
	if (path === undefined) return undefined;
	const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'><path d='${path}'/></svg>`;
	return `url("data:image/svg+xml,${encodeURIComponent(svg).replaceAll("'", '%27')}")`;
}
