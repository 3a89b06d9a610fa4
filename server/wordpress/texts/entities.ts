/** Named entities that WordPress itself writes or that editors commonly type; others stay as they are. */
const named: Record<string, string> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'",
	nbsp: '\u00a0',
	hellip: '…',
	ndash: '–',
	mdash: '—',
	lsquo: '‘',
	rsquo: '’',
	ldquo: '“',
	rdquo: '”',
	laquo: '«',
	raquo: '»',
	copy: '©',
	reg: '®',
	trade: '™',
	deg: '°',
	euro: '€',
	pound: '£',
	times: '×',
	middot: '·',
	bull: '•',
	eacute: 'é',
	egrave: 'è',
	agrave: 'à',
	ccedil: 'ç',
	auml: 'ä',
	ouml: 'ö',
	uuml: 'ü',
	Auml: 'Ä',
	Ouml: 'Ö',
	Uuml: 'Ü',
	szlig: 'ß',
};

const LAST_CODE_POINT = 0x10ffff;

function codePoint(text: string, radix: 10 | 16, original: string): string {
	const code = Number.parseInt(text, radix);
	const isSurrogate = code >= 0xd800 && code <= 0xdfff;
	return code > 0 && code <= LAST_CODE_POINT && !isSurrogate
		? String.fromCodePoint(code)
		: original;
}

/**
 * Decodes entities once, as `html_entity_decode` does: `&amp;lt;` becomes `&lt;`.
 * Unknown names and impossible numbers stay as written.
 */
export function decodeEntities(text: string): string {
	if (!text.includes('&')) return text;
	return text.replace(
		/&(?:#x([0-9a-f]{1,8})|#([0-9]{1,9})|([a-z][a-z0-9]{1,10}));/gi,
		(original, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
			if (hex !== undefined) return codePoint(hex, 16, original);
			if (decimal !== undefined) return codePoint(decimal, 10, original);
			return (name !== undefined && named[name]) || original;
		},
	);
}

/** Encodes `&`, `<` and `>` for text between tags, `&amp;` by name as WordPress stores term names. */
export function encodeText(text: string): string {
	return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Encodes text for a double-quoted attribute, quotes by `&quot;` and `&#039;` as `esc_attr` writes them. */
export function encodeAttribute(text: string): string {
	return encodeText(text).replace(/"/g, '&quot;').replace(/'/g, '&#039;');
}

/** Turns every `&` that begins no entity into `&#038;`, the form WordPress shows. */
export function encodeLooseAmpersands(text: string): string {
	return text.replace(/&(?!#\d+;|#x[0-9a-f]+;|[a-z][a-z0-9]{0,30};)/gi, '&#038;');
}
