import { transform as map, pipe } from 'valibot';
import type { Declarations } from '../declarations';
import { fields, listOf, typed } from '../envelope';
import { number } from './scalars';
import { size } from './size';

const axes = fields({ x: size, y: size, z: size });

const transformFunction = typed<string>({
	'transform-move': pipe(
		axes,
		map(({ x = '0px', y = '0px', z = '0px' }) => `translate3d(${x},${y},${z})`),
	),
	'transform-scale': pipe(
		fields({ x: number, y: number, z: number }),
		map(({ x = 1, y = 1, z = 1 }) => `scale3d(${x},${y},${z})`),
	),
	'transform-rotate': pipe(
		axes,
		map(({ x = '0deg', y = '0deg', z = '0deg' }) => `rotateX(${x}) rotateY(${y}) rotateZ(${z})`),
	),
	'transform-skew': pipe(
		axes,
		map(({ x = '0deg', y = '0deg' }) => `skew(${x},${y})`),
	),
});

const functions = typed<string>({
	'transform-functions': pipe(
		listOf(transformFunction),
		map((list) => list.join(' ') || undefined),
	),
});

/** The browser's default transform origin. */
const MIDDLE = '50% 50% 0px';

const origin = typed<string>({
	'transform-origin': pipe(
		axes,
		map(({ x = '50%', y = '50%', z = '0px' }) => {
			const place = `${x} ${y} ${z}`;
			return place === MIDDLE ? undefined : place;
		}),
	),
});

const perspectiveOrigin = typed<string>({
	'perspective-origin': pipe(
		axes,
		map(({ x, y }) => (x || y ? `${x ?? '50%'} ${y ?? '50%'}` : undefined)),
	),
});

/** `transform`: the functions in order, the origin, and the perspective for the children. */
export const transform = typed<Declarations>({
	transform: pipe(
		fields({
			'transform-functions': functions,
			'transform-origin': origin,
			perspective: size,
			'perspective-origin': perspectiveOrigin,
		}),
		map(({ 'transform-functions': list, ...rest }) => ({ transform: list, ...rest })),
	),
});
