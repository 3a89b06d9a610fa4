import type { RentalFacts } from './answer-values';

/** A point of the chart, in percent of its width and height. */
interface Point {
	x: number;
	y: number;
}

/** The name of a place at more than this many percent from the left is on the left of its mark, so that it has room. */
const BEFORE_FROM = 60;

function pointOf(text: string | undefined): Point | null {
	const [x = Number.NaN, y = Number.NaN] = (text ?? '').split(',').map(Number);
	return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : null;
}

/** Returns the point at the end of a route, for example of `36,34 10,75`; null if the content draws no route. */
export const endOf = (way: string): Point | null => (way ? pointOf(way.split(' ').at(-1)) : null);

/** Returns the side of a place's mark on which the name has room. */
export const sideOf = ({ x }: Point): 'before' | 'after' => (x > BEFORE_FROM ? 'before' : 'after');

/**
 * Returns the CSS of a chart's marks: where each mark is, and where its route begins. They are in the page's sheet
 * because a page's policy allows no styles in markup.
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
