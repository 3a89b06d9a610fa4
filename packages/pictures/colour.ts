/** A colour as `#rrggbb`. */
export type Colour = string;

type Channels = readonly [number, number, number];

/** The channels of `#rrggbb`, 0 to 255. Any other text is a mistake in a palette, so it throws an error. */
export function channels(colour: Colour): Channels {
	if (!/^#[0-9a-f]{6}$/i.test(colour)) {
		throw new Error(
			`"${colour}" is not a #rrggbb colour, so it cannot be mixed: write all six digits.`,
		);
	}
	const value = Number.parseInt(colour.slice(1), 16);
	return [value >> 16, (value >> 8) & 255, value & 255];
}

function written([red, green, blue]: Channels): Colour {
	const byte = (channel: number): string =>
		Math.max(0, Math.min(255, Math.round(channel)))
			.toString(16)
			.padStart(2, '0');
	return `#${byte(red)}${byte(green)}${byte(blue)}`;
}

const toLinear = (channel: number): number => (channel / 255) ** 2.2;
const toGamma = (channel: number): number => 255 * Math.max(0, channel) ** (1 / 2.2);

/**
 * A mixture of two colours; the amount is 0 for the first, 1 for the second. Half of the mixture is calculated by
 * perceived colour, half by light, so that mixtures stay clear.
 */
export function mix(first: Colour, second: Colour, amount: number): Colour {
	const from = channels(first);
	const to = channels(second);
	const channel = (index: 0 | 1 | 2): number => {
		const plain = from[index] + (to[index] - from[index]) * amount;
		const light = toGamma(
			toLinear(from[index]) + (toLinear(to[index]) - toLinear(from[index])) * amount,
		);
		return (plain + light) / 2;
	};
	return written([channel(0), channel(1), channel(2)]);
}

/** A surface of the first colour in light of the second colour. */
export function under(surface: Colour, light: Colour): Colour {
	const one = channels(surface);
	const two = channels(light);
	return written([(one[0] * two[0]) / 255, (one[1] * two[1]) / 255, (one[2] * two[2]) / 255]);
}

/** The colour at a position from 0 to 1 in a row of colour stops. */
export function along(stops: readonly [Colour, ...Colour[]], position: number): Colour {
	const place = Math.max(0, Math.min(1, position)) * (stops.length - 1);
	const index = Math.floor(place);
	const from = stops[index] ?? stops[0];
	return mix(from, stops[index + 1] ?? from, place - index);
}
