import subsetFont from 'subset-font';

/**
 * Cuts a font of another host down to some characters. Shaping, hinting and axes stay, so that a text looks as before.
 *
 * @param codePoints characters that stay; characters that the font lacks are ignored
 * @returns woff2
 * @throws for bytes that are no single font, and for a font whose licence bits forbid it
 * (https://learn.microsoft.com/typography/opentype/spec/os2#fstype)
 */
export async function cutFont(
	bytes: Uint8Array,
	codePoints: readonly number[],
): Promise<Uint8Array> {
	const { create } = await import('fontkit');
	const source = Buffer.from(bytes);
	const font = create(source);
	if ('fonts' in font) throw new Error('It is a collection of fonts.');
	const { noEmbedding, noSubsetting } = font['OS/2'].fsType;
	if (noEmbedding || noSubsetting) throw new Error('The font forbids to be cut.');
	const text = codePoints.map((point) => String.fromCodePoint(point)).join('');
	return subsetFont(source, text, { targetFormat: 'woff2' });
}
