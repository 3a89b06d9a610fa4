/** A piece of a text: words that typography may change, a tag, or a literal part. */
export interface TextPiece {
	kind: 'text' | 'tag' | 'kept';
	value: string;
}

/** WordPress's own shortcodes, and the further shortcodes that this host renders. */
export const SHORTCODE_NAMES = [
	'caption',
	'wp_caption',
	'gallery',
	'playlist',
	'audio',
	'video',
	'embed',
	'polylang_langswitcher',
] as const;

const NAME = SHORTCODE_NAMES.join('|');
/** A comment, a tag, or a shortcode. A part that opens and never closes extends to the end of the text. */
const KEPT = new RegExp(
	`<!-->|<!--[\\s\\S]*?(?:-->|$)|<!\\[CDATA\\[[\\s\\S]*?(?:\\]\\]>|$)|<[^>]*(?:>|$)|\\[\\[?/?(?:${NAME})(?=[\\s/\\]])(?:[^\\[\\]<>]|<[^\\[\\]>]*>){0,2000}\\]\\]?`,
	'g',
);
const VERBATIM = /^<(\/?)(pre|code|kbd|style|script|tt)(?=[\s>])/;

/**
 * Cuts a text as WordPress's typography reads it: any `<` begins a tag, and words inside of code, scripts and styles
 * are literal. The joined values give the text.
 */
export function textPieces(html: string): TextPiece[] {
	const pieces: TextPiece[] = [];
	const open: string[] = [];
	const add = (kind: TextPiece['kind'], value: string) => {
		if (value !== '') pieces.push({ kind, value });
	};
	let done = 0;
	for (const { index, 0: kept } of html.matchAll(KEPT)) {
		add(open.length === 0 ? 'text' : 'kept', html.slice(done, index));
		add(/^<(?!!)/.test(kept) ? 'tag' : 'kept', kept);
		done = index + kept.length;
		const [, slash, name = ''] = VERBATIM.exec(kept) ?? [];
		if (slash === '') open.push(name);
		else if (slash && open.at(-1) === name) open.pop();
	}
	add(open.length === 0 ? 'text' : 'kept', html.slice(done));
	return pieces;
}
