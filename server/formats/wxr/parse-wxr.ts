import { SaxesParser } from 'saxes';
import type { Fields, Meta, WxrEvents, WxrItem } from './wxr-items';
import type { WxrLimits } from './wxr-limits';

/** The names of the elements whose child elements the parser collects. */
const GATHERED: readonly string[] = [
	'item',
	'wp:author',
	'wp:category',
	'wp:tag',
	'wp:term',
	'wp:postmeta',
	'wp:termmeta',
	'wp:comment',
	'wp:commentmeta',
];
/** The number of faults of one file that the parser reports one by one. */
const TOLD_FAULTS = 5;

interface Frame {
	element: string;
	fields: Map<string, string>;
	meta: Meta[];
	item: WxrItem | null;
}

/** The result of reading a file to its end. */
export interface ParsedWxr {
	/** True if the file is RSS with WordPress's own elements. */
	isWxr: boolean;
	items: number;
	comments: number;
}

/**
 * Reads a WordPress export file (WXR 1.0 to 1.2) piece by piece and reports its content; it keeps
 * one item at a time. The parser reads broken XML as far as it makes sense, and reports each
 * fault with its line. It never expands entities that the file declares itself. It reports each
 * thing that a limit cuts off once, with its count.
 */
export async function parseWxr(
	chunks: AsyncIterable<string>,
	events: WxrEvents,
	limits: WxrLimits,
): Promise<ParsedWxr> {
	const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
	const frames: Frame[] = [];
	const parsed: ParsedWxr = { isWxr: false, items: 0, comments: 0 };
	let path: string[] = [];
	let text = '';
	let attributes: Record<string, string> = {};
	let faults = 0;
	let tooLong = 0;
	const place = () => `line ${parser.line}`;

	const append = (piece: string) => {
		if (text.length + piece.length <= limits.textLength) text += piece;
		else tooLong += 1;
	};
	parser.on('text', append);
	parser.on('cdata', append);
	parser.on('opentag', ({ name, attributes: own }) => {
		path.push(name);
		text = '';
		attributes = own;
		if (name.startsWith('wp:')) parsed.isWxr = true;
		if (GATHERED.includes(name)) frames.push(newFrame(name));
	});
	parser.on('closetag', ({ name }) => {
		path.pop();
		const frame = frames.at(-1);
		if (frame?.element === name) {
			frames.pop();
			close(frame, frames.at(-1), events, parsed, limits);
		} else if (frame) addField(frame, name, text, attributes);
		else if (path.at(-1) === 'channel') events.channel(name, text);
		text = '';
		attributes = {};
	});
	parser.on('error', (error) => {
		faults += 1;
		const message = error.message.replace(/^\d+:\d+: /, '');
		if (faults <= TOLD_FAULTS) events.warn(place(), `broken XML: ${message}`);
	});

	for await (const chunk of chunks) parser.write(chunk);
	const open = path;
	path = [];
	if (open.length > 0) {
		const lost = open.includes('item') ? `; item ${parsed.items + 1} is left out` : '';
		events.warn(place(), `the file breaks off inside <${open.at(-1)}>${lost}: export it again`);
	} else parser.close();
	if (faults > TOLD_FAULTS) events.warn('', `broken XML in ${faults - TOLD_FAULTS} more places`);
	if (tooLong > 0)
		events.warn(
			'',
			`${tooLong} pieces of texts beyond ${limits.textLength} characters are left out`,
		);
	const leftOut = (kind: 'items' | 'comments') => {
		if (parsed[kind] > limits[kind])
			events.warn('', `holds ${parsed[kind]} ${kind}; the first ${limits[kind]} are read`);
	};
	leftOut('items');
	leftOut('comments');
	return parsed;
}

function newFrame(element: string): Frame {
	const item: WxrItem | null =
		element === 'item'
			? { fields: new Map(), content: '', excerpt: '', meta: [], terms: [], comments: [] }
			: null;
	return { element, fields: new Map(), meta: [], item };
}

function addField(
	{ fields, item }: Frame,
	name: string,
	text: string,
	attributes: Record<string, string>,
): void {
	const local = name.slice(name.indexOf(':') + 1);
	if (item && name === 'content:encoded') item.content = text;
	else if (item && name === 'excerpt:encoded') item.excerpt = text;
	else if (item && name === 'category') {
		const { domain = 'category', nicename = '' } = attributes;
		item.terms.push({ taxonomy: domain, slug: nicename, name: text });
	} else if (!fields.has(local)) fields.set(local, text);
}

function close(
	frame: Frame,
	outer: Frame | undefined,
	events: WxrEvents,
	parsed: ParsedWxr,
	limits: WxrLimits,
): void {
	const { element, fields, meta, item } = frame;
	if (item) {
		parsed.items += 1;
		if (parsed.items <= limits.items) events.item({ ...item, fields, meta });
	} else if (element === 'wp:postmeta' || element === 'wp:termmeta')
		outer?.meta.push({ key: fieldOf(fields, 'meta_key'), value: fieldOf(fields, 'meta_value') });
	else if (element === 'wp:comment') {
		parsed.comments += 1;
		if (parsed.comments <= limits.comments) outer?.item?.comments.push(fields);
	} else if (element === 'wp:author') events.author(fields);
	else if (element !== 'wp:commentmeta') events.term(element, fields, meta);
}

/** The text of a field, trimmed; empty where there is none. */
export function fieldOf(fields: Fields, name: string): string {
	return (fields.get(name) ?? '').trim();
}
