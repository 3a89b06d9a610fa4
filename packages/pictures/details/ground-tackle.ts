import { rope } from './deck';

export function anchorLine(
	canvas: Parameters<typeof rope>[0],
	camera: { project(place: readonly [number, number, number]): readonly [number, number] },
): string {
	const { light, unit, palette } = canvas;
	const [x, y] = camera.project([-4, -1.5, 0.9]);
	const [ax, ay] = camera.project([-10.2, -3.1, 0]);
	const line = `M${Math.round(x)} ${Math.round(y)}Q${Math.round((x + ax) / 2)} ${Math.round((y + ay) / 2 + unit * 40)} ${Math.round(ax)} ${Math.round(ay)}`;
	const size = unit * 34;
	const stock = `M${Math.round(ax)} ${Math.round(ay)}l${Math.round(-size * 1.6)} ${Math.round(size * 0.5)}m${Math.round(size * 0.35)} ${Math.round(-size * 0.75)}q${Math.round(-size)} ${Math.round(size * 0.3)} ${Math.round(-size * 0.2)} ${Math.round(size * 1.1)}`;
	return `<path fill="none" stroke="${palette.sea[2]}" stroke-width="${Math.round(unit * 5)}" opacity=".4" transform="translate(${Math.round(unit * 16)} ${Math.round(unit * 18)})" d="${line}"/><path fill="none" stroke="${light.lit('#f4ead2')}" stroke-width="${Math.round(unit * 4)}" d="${line}"/><path fill="none" stroke="${light.shaded('#4b555c')}" stroke-width="${Math.round(unit * 9)}" stroke-linecap="round" opacity=".85" d="${stock}"/>`;
}

export function bollard(canvas: Parameters<typeof rope>[0]): string {
	const { width: w, height: h, light } = canvas;
	const x = w * 0.6;
	const y = h * 0.87;
	const s = w * 0.1;
	const iron = '#3d4a55';
	const body = `<path fill="${light.tone(iron, [0, -0.6, 0])}" d="M${x - s * 0.62} ${y}C${x - s * 0.36} ${y - s * 0.4} ${x - s * 0.36} ${y - s} ${x - s * 0.5} ${y - s * 1.5}H${x + s * 0.5}C${x + s * 0.36} ${y - s} ${x + s * 0.36} ${y - s * 0.4} ${x + s * 0.62} ${y}Q${x} ${y + s * 0.24} ${x - s * 0.62} ${y}z"/><path fill="${light.lit('#5d6c78')}" d="M${x + s * 0.1} ${y + s * 0.1}C${x + s * 0.16} ${y - s * 0.4} ${x + s * 0.14} ${y - s} ${x + s * 0.16} ${y - s * 1.5}H${x + s * 0.5}C${x + s * 0.36} ${y - s} ${x + s * 0.36} ${y - s * 0.4} ${x + s * 0.62} ${y}Q${x + s * 0.4} ${y + s * 0.09} ${x + s * 0.1} ${y + s * 0.1}z"/>`;
	const head = `<path fill="${light.tone(iron, [0, -0.5, 0.2])}" d="M${x - s * 0.85} ${y - s * 1.58}Q${x - s * 0.85} ${y - s * 1.95} ${x} ${y - s * 2}Q${x + s * 0.85} ${y - s * 1.95} ${x + s * 0.85} ${y - s * 1.58}Q${x} ${y - s * 1.3} ${x - s * 0.85} ${y - s * 1.58}z"/><path fill="${light.lit('#6d7d89')}" d="M${x - s * 0.6} ${y - s * 1.76}Q${x} ${y - s * 2.02} ${x + s * 0.72} ${y - s * 1.72}Q${x} ${y - s * 1.86} ${x - s * 0.6} ${y - s * 1.76}z"/>`;
	const shadow = `<ellipse cx="${x - s * 0.5}" cy="${y + s * 0.06}" rx="${s * 1.5}" ry="${s * 0.24}" fill="${light.shaded('#5a3b28')}" opacity=".5"/>`;
	const turns = [0.5, 0.68, 0.86]
		.map((up) =>
			rope(
				canvas,
				`M${x - s * 0.46} ${y - s * up}Q${x} ${y - s * (up - 0.22)} ${x + s * 0.46} ${y - s * (up + 0.04)}`,
				s * 0.2,
			),
		)
		.join('');
	const lead = rope(
		canvas,
		`M${x + s * 0.42} ${y - s * 0.52}C${x + s * 2} ${y - s * 0.5} ${x + s * 3.4} ${y - s * 1.2} ${w * 1.04} ${y - s * 2.1}`,
		s * 0.2,
	);
	const knot = rope(
		canvas,
		`M${x + s * 0.3} ${y - s * 0.6}C${x + s * 0.7} ${y - s * 0.1} ${x + s * 1.3} ${y - s * 0.2} ${x + s * 1.2} ${y - s * 0.6}C${x + s * 1.1} ${y - s * 0.95} ${x + s * 0.7} ${y - s * 0.8} ${x + s * 0.9} ${y - s * 0.3}C${x + s * 1.1} ${y + s * 0.2} ${x + s * 1.7} ${y + s * 0.3} ${x + s * 2.3} ${y + s * 0.22}`,
		s * 0.2,
	);
	return shadow + body + turns + lead + knot + head;
}
