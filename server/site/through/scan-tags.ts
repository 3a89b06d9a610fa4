import { type Token, Tokenizer, TokenizerMode } from 'parse5';

/** A start tag of a document, with its place in the text. */
export interface StartTag {
	name: string;
	/** Attributes by name, decoded; the first of two with the same name counts, as in browsers. */
	attributes: ReadonlyMap<string, string>;
	/** Where it begins, and the place behind its `>`. */
	start: number;
	end: number;
	/** Place of an attribute, from its name to its last quote. */
	placeOf(attribute: string): { start: number; end: number } | null;
}

/** Told of the tags of a document, in order. */
export interface TagListener {
	onStart(tag: StartTag): void;
	/** @param end the place behind its `>` */
	onEnd(name: string, start: number, end: number): void;
}

/** Elements whose text is no markup (https://html.spec.whatwg.org/#parsing-html-fragments). */
const RAW: Readonly<Record<string, Tokenizer['state']>> = {
	script: TokenizerMode.SCRIPT_DATA,
	style: TokenizerMode.RAWTEXT,
	xmp: TokenizerMode.RAWTEXT,
	iframe: TokenizerMode.RAWTEXT,
	noembed: TokenizerMode.RAWTEXT,
	noframes: TokenizerMode.RAWTEXT,
	title: TokenizerMode.RCDATA,
	textarea: TokenizerMode.RCDATA,
	plaintext: TokenizerMode.PLAINTEXT,
};

/**
 * Reads a document tag by tag, with the tokenizer of browsers and no tree: what nobody changes stays as it was
 * written, to the byte. Markup inside of `<noscript>` is read as markup.
 */
export function scanTags(html: string, { onStart, onEnd }: TagListener): void {
	let foreignDepth = 0;
	const ignore = () => {};
	const tokenizer = new Tokenizer(
		{ sourceCodeLocationInfo: true },
		{
			onStartTag(token) {
				const { tagName: name, selfClosing } = token;
				const isForeign = name === 'svg' || name === 'math';
				if (isForeign && !selfClosing) foreignDepth += 1;
				if (foreignDepth === 0 && RAW[name] !== undefined) tokenizer.state = RAW[name];
				onStart(startTag(token));
			},
			onEndTag({ tagName: name, location }) {
				if ((name === 'svg' || name === 'math') && foreignDepth > 0) foreignDepth -= 1;
				if (location) onEnd(name, location.startOffset, location.endOffset);
			},
			onComment: ignore,
			onDoctype: ignore,
			onEof: ignore,
			onCharacter: ignore,
			onNullCharacter: ignore,
			onWhitespaceCharacter: ignore,
		},
	);
	tokenizer.write(html, true);
}

function startTag({ tagName, attrs, location }: Token.TagToken): StartTag {
	return {
		name: tagName,
		attributes: new Map(attrs.map(({ name, value }) => [name, value])),
		start: location?.startOffset ?? 0,
		end: location?.endOffset ?? 0,
		placeOf(attribute) {
			const place = location?.attrs?.[attribute];
			return place ? { start: place.startOffset, end: place.endOffset } : null;
		},
	};
}
