import type { RentalFacts } from './answer-values';

/** A point of the chart, in percent of its width and height. */
interface Point {
	x: number;
	y: number;
}

/** Names right of this many percent stand before their marks, where they have room. */
const BEFORE_FROM = 60;

function pointOf(text: string | undefined): Point | null {
	const [x = Number.NaN, y = Number.NaN] = (text ?? '').split(',').map(Number);
	return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : null;
}

/** The place at the end of a way `36,34 10,75`; null where the content draws none. */
export const endOf = (way: string): Point | null => (way ? pointOf(way.split(' ').at(-1)) : null);

/** The side of a place's mark with room for the name. */
export const sideOf = ({ x }: Point): 'before' | 'after' => (x > BEFORE_FROM ? 'before' : 'after');

/**
 * The marks of a chart: where each lies, and where its way begins, as values of the page's sheet. A page's policy allows
 * no styles in markup.
 * @param scope selector of the element
 */
export function placesCss(scope: string, places: RentalFacts['places']): string {
	return places
		.flatMap(({ way }, index) => {
			const [start, end] = [pointOf(way.split(' ')[0]), endOf(way)];
			if (!start || !end) return [];
			return `${scope} .e-rental__place--${index}{--place-x:${end.x}%;--place-y:${end.y}%;--way-x:${start.x}%;--way-y:${start.y}%}`;
		})
		.join('');
}
