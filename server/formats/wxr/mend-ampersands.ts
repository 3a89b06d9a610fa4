const OPEN = '<![CDATA[';
const CLOSE = ']]>';
/** An ampersand that starts no entity, so that its author can only have meant the character. */
const LONE = /&(?![a-z][a-z0-9]*;|#\d+;|#x[0-9a-f]+;)/gi;
/** The longest piece of a mark or an entity that may be cut in two at the end of a chunk. */
const LONGEST_CUT = 12;

/**
 * Replaces an ampersand outside of CDATA that starts no entity with `&amp;`, as XML requires. Tools that write export
 * files leave such ampersands in addresses (`?post_type=page&p=3`), and a parser would read from there to the next
 * semicolon, over half of the site.
 */
export async function* mendAmpersands(chunks: AsyncIterable<string>): AsyncGenerator<string> {
	let isInside = false;
	let rest = '';
	const take = (text: string): string => {
		let mended = '';
		for (let at = 0; at < text.length; ) {
			const mark = isInside ? CLOSE : OPEN;
			const end = text.indexOf(mark, at);
			const stop = end < 0 ? text.length : end + mark.length;
			const piece = text.slice(at, stop);
			mended += isInside || !piece.includes('&') ? piece : piece.replace(LONE, '&amp;');
			if (end >= 0) isInside = !isInside;
			at = stop;
		}
		return mended;
	};
	for await (const chunk of chunks) {
		const text = rest + chunk;
		const cut = cutAt(text);
		rest = text.slice(cut);
		yield take(text.slice(0, cut));
	}
	yield take(rest);
}

/** Returns the position at which a chunk can end without a cut through a mark or an entity. */
function cutAt(text: string): number {
	const from = Math.max(0, text.length - LONGEST_CUT);
	const at = text.slice(from).search(/[<&\]]/);
	return at < 0 ? text.length : from + at;
}
