import type { Canvas } from './canvas';
import { short } from './svg';

/** Returns path data for a stroke on the water: a lens that is thin at both ends. */
export function lens(x: number, y: number, width: number, height: number): string {
	const half = width / 2;
	return `M${short(x - half)} ${short(y)}q${short(half)} ${short(-height)} ${short(width)} 0q${short(-half)} ${short(height)} ${short(-width)} 0z`;
}

/** A broken line of foam where water meets stone, between two x positions; its height may change along the line. */
export function foamLine(
	canvas: Canvas,
	from: number,
	to: number,
	yAt: (x: number) => number,
	size: number,
): string {
	const random = canvas.random.branch(`foam${Math.round(from)}`);
	let data = '';
	for (let x = from; x < to; ) {
		const width = random.between(0.5, 1.8) * size * 5;
		data += lens(
			x + width / 2,
			yAt(x + width / 2) + random.around(0, size * 0.4),
			width,
			size * random.between(0.5, 1),
		);
		x += width * random.between(0.75, 1.3);
	}
	return data;
}
