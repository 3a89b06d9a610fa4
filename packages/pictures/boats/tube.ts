import type { Colour } from '../colour';
import type { Place } from '../space';
import type { Point, Shape } from '../svg';
import type { Stage } from './stage';

/** One of the balls of which the tube consists, as the viewer sees it: its middle and its radius in pixels. */
interface Ball {
	readonly x: number;
	readonly y: number;
	readonly radius: number;
}

/**
 * A round tube (the collar of a RIB) along places, with a radius in metres. It has a body, a shade below and a light
 * above.
 */
export function tube(
	stage: Stage,
	along: readonly Place[],
	radiusAt: (position: number) => number,
	colour: Colour,
): Shape[] {
	const balls = along.map((local, index): Ball => {
		const place = stage.place(local);
		const [x, y] = stage.camera.project(place);
		return { x, y, radius: stage.camera.scaleAt(place) * radiusAt(index / (along.length - 1)) };
	});
	const layer = (shift: number, share: number, fill: Colour): Shape[] => {
		const moved = balls.map(
			({ x, y, radius }): Ball => ({ x, y: y + shift * radius, radius: radius * share }),
		);
		return foreshortened(balls)
			? capsules(
					moved.filter((_, index) => index % 2 === 0 || index === moved.length - 1),
					fill,
				)
			: [ribbon(moved, fill)];
	};
	return [
		...layer(0, 1, stage.light.tone(colour, [0, -0.6, 0.1])),
		...layer(0.42, 0.58, stage.light.shaded(colour)),
		...layer(-0.4, 0.46, stage.light.lit(colour)),
	];
}

/** True if the tube points at the viewer, so that its balls hide each other. */
function foreshortened(balls: readonly Ball[]): boolean {
	return balls.some((ball, index) => {
		const next = balls[index + 1];
		return (
			next !== undefined &&
			index > 1 &&
			Math.hypot(next.x - ball.x, next.y - ball.y) < ball.radius * 0.3
		);
	});
}

function ribbon(balls: readonly Ball[], fill: Colour): Shape {
	const left: Point[] = [];
	const right: Point[] = [];
	for (const [index, ball] of balls.entries()) {
		const before = balls[index - 1] ?? ball;
		const after = balls[index + 1] ?? ball;
		const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
		const acrossX = (-(after.y - before.y) / length) * ball.radius;
		const acrossY = ((after.x - before.x) / length) * ball.radius;
		left.push([ball.x + acrossX, ball.y + acrossY]);
		right.push([ball.x - acrossX, ball.y - acrossY]);
	}
	return { points: [...left, ...right.reverse()], fill };
}

function capsules(balls: readonly Ball[], fill: Colour): Shape[] {
	const shapes: Shape[] = [];
	for (let index = 0; index + 1 < balls.length; index += 1) {
		const from = balls[index];
		const to = balls[index + 1];
		if (from === undefined || to === undefined) continue;
		const along = Math.atan2(to.y - from.y, to.x - from.x);
		const half = (ball: Ball, start: number): Point[] =>
			Array.from({ length: 5 }, (_, step): Point => {
				const angle = start + (Math.PI * step) / 4;
				return [ball.x + Math.cos(angle) * ball.radius, ball.y + Math.sin(angle) * ball.radius];
			});
		shapes.push({
			points: [...half(to, along - Math.PI / 2), ...half(from, along + Math.PI / 2)],
			fill,
		});
	}
	return shapes;
}
