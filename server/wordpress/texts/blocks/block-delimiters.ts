/** A delimiter of the block editor: `<!-- wp:name {…} -->`, `<!-- /wp:name -->` or `<!-- wp:name {…} /-->`. */
export interface BlockDelimiter {
	/** Place of its `<`. */
	start: number;
	/** Place behind its `>`. */
	end: number;
	kind: 'opening' | 'closing' | 'void';
	/** `core/` left out: `latest-posts`, `acme/map`. */
	name: string;
	/** The block's attributes; empty where it has none or they are no JSON object. */
	attributes: Readonly<Record<string, unknown>>;
}

const NAME = /^\s(\/)?wp:([a-z][\w-]*(?:\/[a-z][\w-]*)?)\s*/i;

/**
 * The delimiters of a text, from its start. A delimiter without an end is the last. The function seeks the ends by
 * hand: a pattern would search the rest of the text again for each delimiter without an end.
 */
export function* blockDelimiters(html: string): Generator<BlockDelimiter> {
	const opening = /<!--(?=\s\/?wp:)/g;
	for (let match = opening.exec(html); match !== null; match = opening.exec(html)) {
		const close = html.indexOf('-->', opening.lastIndex);
		if (close === -1) return;
		const end = close + '-->'.length;
		const inside = html.slice(opening.lastIndex, close);
		const [head = '', closing, name = ''] = NAME.exec(inside) ?? [];
		const isVoid = inside.endsWith('/');
		const rest = inside.slice(head.length, isVoid ? -1 : undefined).trim();
		yield {
			start: match.index,
			end,
			kind: closing ? 'closing' : isVoid ? 'void' : 'opening',
			name: name.replace(/^core\//, ''),
			attributes: rest.startsWith('{') ? attributesIn(rest) : {},
		};
		opening.lastIndex = end;
	}
}

function attributesIn(json: string): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(json);
		return typeof value === 'object' && value !== null ? { ...value } : {};
	} catch {
		return {};
	}
}
