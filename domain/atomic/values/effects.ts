import { pipe, transform } from 'valibot';
import type { Declarations } from '../declarations';
import { fields, listOf, typed } from '../envelope';
import { color, text } from './scalars';
import { size } from './size';

const shadow = typed<string>({
	shadow: pipe(
		fields({ hOffset: size, vOffset: size, blur: size, spread: size, color, position: text }),
		transform((parts) =>
			[
				parts.hOffset ?? '0px',
				parts.vOffset ?? '0px',
				parts.blur ?? '0px',
				parts.spread ?? '0px',
				parts.color,
				parts.position === 'inset' && 'inset',
			]
				.filter(Boolean)
				.join(' '),
		),
	),
});

/** `box-shadow`: a list of `shadow`, the first on top. */
export const boxShadow = typed<string>({
	'box-shadow': pipe(
		listOf(shadow),
		transform((shadows) => shadows.join(',') || undefined),
	),
});

const dropShadow = pipe(
	fields({ xAxis: size, yAxis: size, blur: size, color }),
	transform(
		({ xAxis = '0px', yAxis = '0px', blur = '10px', color: tint = 'transparent' }) =>
			`${xAxis} ${yAxis} ${blur} ${tint}`,
	),
);
const amount = pipe(
	fields({ size }),
	transform((parts) => parts.size),
);

/** The arguments of a filter function, by their type. */
const argumentsOfFilter = typed<string>({
	blur: amount,
	intensity: amount,
	'hue-rotate': amount,
	'color-tone': amount,
	'drop-shadow': dropShadow,
});

const filterFunction = typed<string>({
	'css-filter-func': pipe(
		fields({ func: text, args: argumentsOfFilter }),
		transform(({ func, args }) =>
			func !== undefined && /^[a-z-]+$/.test(func) && args ? `${func}(${args})` : undefined,
		),
	),
});

const functions = pipe(
	listOf(filterFunction),
	transform((list) => list.join(' ') || undefined),
);

/** `filter` or `backdrop-filter`: functions in their order. */
export const filter = typed<string>({ filter: functions, 'backdrop-filter': functions });

/** `stroke`: the outline of letters and of the paths of a drawing. */
export const stroke = typed<Declarations>({
	stroke: pipe(
		fields({ color, width: size }),
		transform(({ color: tint, width }) => ({
			'-webkit-text-stroke': [width, tint].filter(Boolean).join(' ') || undefined,
			stroke: tint,
			'stroke-width': width,
		})),
	),
});

const pair = typed<{ property: string }>({
	'key-value': pipe(
		fields({ key: text, value: text }),
		transform(({ value }) =>
			value !== undefined && /^[a-z-]+$/.test(value) ? { property: value } : undefined,
		),
	),
});

const selection = typed<string>({
	'selection-size': pipe(
		fields({ selection: pair, size }),
		transform(({ selection: chosen, size: duration }) =>
			chosen && duration ? `${chosen.property} ${duration}` : undefined,
		),
	),
});

/** `transition`: a list of properties, each with a duration; the builder stores neither easing nor delay. */
export const transition = typed<string>({
	transition: pipe(
		listOf(selection),
		transform((list) => list.join(',') || undefined),
	),
});
