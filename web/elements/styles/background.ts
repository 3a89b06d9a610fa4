import type { ControlKind } from '@outrigger/rules/builder/control-value';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { color, custom, only } from './controls';
import type { Declarations, StyleContext, StyleControl } from './style-control';
import { colorOf, keywordOf, lengthOf, mediaOf } from './values';

/** The options of a background group in addition to its prefix and selector. */
export interface BackgroundOptions {
	/** The type that applies if none is stored (for a button it is `classic`). */
	defaultType?: 'classic' | 'gradient';
	/** The first colour of a gradient if none is stored; without such a default the gradient then is not shown. */
	defaultColor?: string;
	/** True if its pictures may take turns (containers, sections, columns). */
	hasSlides?: boolean;
	/**
	 * The selector of the node that shows the picture (classic, poster, first slide) or gradient, if it differs from
	 * the group's selector.
	 */
	imageSelector?: string;
}

const GRADIENT_FIELDS: Readonly<Record<string, ControlKind>> = {
	color: 'text',
	color_stop: 'slider',
	color_b: 'text',
	color_b_stop: 'slider',
	gradient_type: 'text',
	gradient_angle: 'slider',
	gradient_position: 'text',
};

/** The builder's second gradient colour if none is stored. */
const DEFAULT_SECOND_COLOR = '#f2295b';

/**
 * A background group: `{prefix}_background` is classic, gradient, video or slideshow. For a video the sheet shows its
 * poster, for a slideshow its first picture.
 */
export function background(
	prefix: string,
	selector: string,
	{
		defaultType,
		defaultColor,
		hasSlides = false,
		imageSelector = selector,
	}: BackgroundOptions = {},
): StyleControl[] {
	const typeOf = (settings: Record<string, unknown>) =>
		settings[`${prefix}_background`] || defaultType;
	const of = (...types: unknown[]) => {
		return (settings: Record<string, unknown>) => types.includes(typeOf(settings));
	};
	return [
		...only(of('classic', 'video', 'slideshow'), [
			color(`${prefix}_color`, selector, 'background-color'),
		]),
		...only(of('classic'), classicPicture(prefix, imageSelector)),
		...only(of('video'), [cover(`${prefix}_video_fallback`, 'media', imageSelector, mediaOf)]),
		...only(
			(settings) => hasSlides && of('slideshow')(settings),
			[
				cover(`${prefix}_slideshow_gallery`, 'list', imageSelector, firstOf),
				...slideshow(prefix, selector, imageSelector),
			],
		),
		...only(
			of('gradient'),
			// A gradient with a chosen first colour shows as soon as an editor chooses the type.
			[['background', 'text'] as const, ...Object.entries(GRADIENT_FIELDS)].map(
				([field, kind]): StyleControl => {
					const control = custom(`${prefix}_${field}`, kind, imageSelector, (value, context) =>
						value === undefined || value === ''
							? undefined
							: gradient(prefix, context, defaultColor),
					);
					return field.startsWith('color') ? { ...control, global: 'colors' } : control;
				},
			),
		),
	];
}

function classicPicture(prefix: string, selector: string): StyleControl[] {
	const word = (
		field: string,
		property: string,
		byHand: (context: StyleContext) => string | undefined,
	) =>
		custom(`${prefix}_${field}`, 'text', selector, (value, context): Declarations | undefined => {
			const text = value === 'initial' ? byHand(context) : keywordOf(value);
			return text === undefined ? undefined : { [property]: text };
		});
	const place = ({ inherited }: StyleContext) => {
		const [x, y] = ['xpos', 'ypos'].map((axis) =>
			lengthOf(inherited(`${prefix}_${axis}`, 'slider')),
		);
		return x || y ? `${x ?? '0px'} ${y ?? '0px'}` : undefined;
	};
	const width = ({ inherited }: StyleContext) => {
		const length = lengthOf(inherited(`${prefix}_bg_width`, 'slider'));
		return length && `${length} auto`;
	};
	const again = (field: string, lead: string, property: string, byHand: typeof place) =>
		custom(`${prefix}_${field}`, 'slider', selector, (value, context): Declarations | undefined => {
			if (
				lengthOf(value) === undefined ||
				context.inherited(`${prefix}_${lead}`, 'text') !== 'initial'
			) {
				return undefined;
			}
			const text = byHand(context);
			return text === undefined ? undefined : { [property]: text };
		});
	return [
		custom(`${prefix}_image`, 'media', selector, (value): Declarations | undefined => {
			const picture = mediaOf(value);
			return picture === undefined ? undefined : { 'background-image': picture };
		}),
		word('position', 'background-position', place),
		again('xpos', 'position', 'background-position', place),
		again('ypos', 'position', 'background-position', place),
		word('attachment', 'background-attachment', () => undefined),
		word('repeat', 'background-repeat', () => undefined),
		word('size', 'background-size', width),
		again('bg_width', 'size', 'background-size', width),
	];
}

function cover(
	control: string,
	kind: ControlKind,
	selector: string,
	pictureOf: (value: unknown) => string | undefined,
): StyleControl {
	return custom(control, kind, selector, (value): Declarations | undefined => {
		const picture = pictureOf(value);
		if (picture === undefined) return undefined;
		return {
			'background-color': 'transparent',
			'background-image': picture,
			'background-position': '50% 50%',
			'background-size': 'cover',
		};
	});
}

/**
 * Gives the pictures of a slideshow, with their position and size, to its handler; the sheet itself shows the first
 * picture.
 */
function slideshow(prefix: string, selector: string, imageSelector: string): StyleControl[] {
	const lies = (field: string, own: string, property: string) => {
		const word = (target: string, name: string) =>
			custom(`${prefix}_slideshow_background_${field}`, 'text', target, (value) => {
				const text = keywordOf(value);
				return text === undefined ? undefined : { [name]: text };
			});
		return [word(selector, own), word(imageSelector, property)];
	};
	return [
		custom(`${prefix}_slideshow_gallery`, 'list', selector, (gallery) => {
			const pictures = Array.isArray(gallery)
				? gallery.flatMap((row) => mediaOf(plainObjectOf(row)) ?? [])
				: [];
			if (pictures.length < 2) return undefined;
			return {
				'--e-slides': `${pictures.length}`,
				...Object.fromEntries(pictures.map((picture, at) => [`--e-slide-${at + 1}`, picture])),
			};
		}),
		...lies('size', '--e-slide-size', 'background-size'),
		...lies('position', '--e-slide-position', 'background-position'),
	];
}

function firstOf(gallery: unknown): string | undefined {
	return Array.isArray(gallery) ? mediaOf(plainObjectOf(gallery[0])) : undefined;
}

function gradient(
	prefix: string,
	{ inherited }: StyleContext,
	defaultColor: string | undefined,
): Declarations | undefined {
	const read = (field: string) => inherited(`${prefix}_${field}`, GRADIENT_FIELDS[field] ?? 'text');
	const first = colorOf(read('color')) ?? defaultColor;
	if (first === undefined) return undefined;
	const second = colorOf(read('color_b')) ?? DEFAULT_SECOND_COLOR;
	const stops = [
		`${first} ${lengthOf(read('color_stop')) ?? '0%'}`,
		`${second} ${lengthOf(read('color_b_stop')) ?? '100%'}`,
	];
	const isRadial = read('gradient_type') === 'radial';
	const shape = isRadial
		? `at ${keywordOf(read('gradient_position')) ?? 'center center'}`
		: (lengthOf(read('gradient_angle')) ?? '180deg');
	return {
		'background-color': 'transparent',
		'background-image': `${isRadial ? 'radial' : 'linear'}-gradient(${[shape, ...stops].join(',')})`,
	};
}
