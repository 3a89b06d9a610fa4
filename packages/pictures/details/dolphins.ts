import type { Canvas } from '../canvas';
import { mix } from '../colour';
import { lens } from '../marks';
import { path } from '../svg';

const BODY =
	'M-100 6C-84-34-40-58 6-58C20-78 30-86 44-88C38-74 38-64 42-54C66-46 84-34 96-20C106-16 118-14 122-8C116-4 106-2 96-3C80 8 52 6 20 0C-10-6-44-8-70 8C-82 20-92 30-112 34C-106 26-104 20-106 14C-116 14-124 16-134 24C-128 8-116 0-100 6z';
const BELLY =
	'M122-8C116-4 106-2 96-3C80 8 52 6 20 0C-4-5-30-8-52-2C-20-22 30-26 70-20C88-17 104-14 122-8z';
const FIN = 'M34-6C30 12 22 24 8 32C10 20 8 6 10-4z';

/**
 * Two dolphins that leap out of the water; the nearer one is larger. x and y are in shares of the picture, `size` is in
 * units.
 */
export function dolphins(canvas: Canvas, x: number, y: number, size: number): string {
	const { light, palette, unit } = canvas;
	const back = light.tone('#51708a', [0, -0.4, 0.2]);
	const one = (dx: number, dy: number, scale: number, turn: number): string => {
		const px = x * canvas.width + dx * unit;
		const py = y * canvas.height + dy * unit;
		const s = (size * unit * scale) / 200;
		const splash =
			lens(px - s * 104, py + s * 74, s * 120, s * 16) +
			lens(px + s * 90, py + s * 80, s * 90, s * 10) +
			lens(px - s * 20, py + s * 92, s * 260, s * 12);
		let spray = '';
		for (let drop = 0; drop < 9; drop += 1)
			spray += `M${Math.round(px - s * (90 + drop * 9))} ${Math.round(py + s * (60 - ((drop * 37) % 60)))}h.1`;
		return `${path(lens(px, py + s * 100, s * 240, s * 30), { fill: palette.sea[3], opacity: 0.45 })}<g transform="translate(${Math.round(px)} ${Math.round(py)}) rotate(${turn}) scale(${Math.round(s * 100) / 100})">${path(BODY, { fill: back })}${path(BELLY, { fill: light.lit('#d9e3e4') })}${path(FIN, { fill: light.shaded('#3c5a70') })}<circle cx="82" cy="-19" r="3" fill="${mix(back, '#000000', 0.6)}"/></g>${path(splash, { fill: palette.foam, opacity: 0.9 })}${path(spray, { stroke: palette.foam, width: 5 * unit })}`;
	};
	return one(300, -70, 0.72, -12) + one(-60, 20, 1.05, -20);
}
