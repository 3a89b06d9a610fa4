import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import sharp, { type OverlayOptions } from 'sharp';
import type { CardSize } from './picture-work';

/** The size of a card in pixels, as messengers and social networks show pictures, and the colour of its paper. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
const EDGE = 28;
const PAPER = '#fbf7ee';
const INK = '#2a1608';
const FADED = '#6b5646';

/** Type sizes in pixels by the number of characters; the last one is for all longer texts. */
const SIZES: readonly (readonly [characters: number, pixels: number])[] = [
	[60, 46],
	[130, 36],
	[Number.POSITIVE_INFINITY, 28],
];
/** The most height of the text in pixels; a longer text gets a smaller size. */
const MOST_WORDS_HEIGHT = 250;
const NOTE_PIXELS = 19;
const WIDTH = CARD_WIDTH - 2 * EDGE;

/** Draws a picture as a card of paper, with a text below it. The same input gives the same bytes. */
export async function drawCard(
	source: string | Uint8Array,
	{ words, note, font }: CardSize,
): Promise<Uint8Array> {
	const [, size = NOTE_PIXELS] = SIZES.find(([most]) => [...words].length <= most) ?? [];
	const lettering = await letter(words, { size, colour: INK, style: 'Italic', font });
	const small = await letter(note, { size: NOTE_PIXELS, colour: FADED, style: '', font });
	const bottom = EDGE + small.height;
	const below = bottom + 18 + lettering.height + 22;
	const picture = await sharp(source, { limitInputPixels: 50_000_000 })
		.autoOrient()
		.resize(WIDTH, CARD_HEIGHT - EDGE - below, { fit: 'cover' })
		.toColourspace('srgb')
		.toBuffer();
	const layers: OverlayOptions[] = [
		{ input: picture, left: EDGE, top: EDGE },
		{ input: lettering.data, left: EDGE, top: CARD_HEIGHT - below + 22 },
		{ input: small.data, left: EDGE, top: CARD_HEIGHT - bottom },
	];
	const card = { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 3, background: PAPER } as const;
	return sharp({ create: card }).composite(layers).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

interface Setting {
	size: number;
	colour: string;
	style: string;
	font: CardSize['font'];
}

/** Sets a text in lines as wide as the card; text that would be too high is made smaller. */
async function letter(text: string, { size, colour, style, font }: Setting) {
	const set = (height?: number) =>
		sharp({
			text: {
				text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
				font: `${font?.family ?? 'serif'} ${style} ${size}`,
				...(font && { fontfile: font.file }),
				width: WIDTH,
				rgba: true,
				spacing: Math.round(size / 6),
				...(height === undefined ? { dpi: 72 } : { height }),
			},
		})
			.png()
			.toBuffer({ resolveWithObject: true });
	const first = await set();
	const { data, info } =
		first.info.height > MOST_WORDS_HEIGHT ? await set(MOST_WORDS_HEIGHT) : first;
	return { data, height: info.height };
}
