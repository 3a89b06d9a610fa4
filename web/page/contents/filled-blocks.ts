import { FILLED_BLOCK } from '@outrigger/rules/wordpress/filled-block';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** A block whose content WordPress computes, with its place in the markup. */
interface FilledBlock {
	name: string;
	start: number;
	end: number;
}

/**
 * Replaces the lists in our page, which have the items of all languages, by the lists of WordPress's own page. It
 * replaces blocks of one name only if both pages have the same number of them.
 *
 * @param html sanitised markup of the page
 * @param theirs sanitised markup of the main part of WordPress's page
 */
export function withFilledBlocks(html: string, theirs: string): string {
	const own = blocksIn(html);
	const others = blocksIn(theirs);
	const named = (blocks: readonly FilledBlock[], wanted: string) =>
		blocks.filter(({ name }) => name === wanted);
	let filled = '';
	let at = 0;
	for (const block of own) {
		const before = named(own, block.name);
		const after = named(others, block.name);
		const given = after[before.indexOf(block)];
		if (!given || before.length !== after.length) continue;
		filled += html.slice(at, block.start) + theirs.slice(given.start, given.end);
		at = block.end;
	}
	return filled + html.slice(at);
}

/** The outermost blocks in the order of the page. */
function blocksIn(html: string): FilledBlock[] {
	const blocks: FilledBlock[] = [];
	// The code does not use recursion, because a page may be nested deeper than the call stack allows.
	const left: DefaultTreeAdapterTypes.ChildNode[] = childrenOf(
		parseFragment(html, { sourceCodeLocationInfo: true }),
	);
	for (let node = left.pop(); node; node = left.pop()) {
		if (!('tagName' in node)) continue;
		const place = node.sourceCodeLocation;
		const name = FILLED_BLOCK.exec(classOf(node))?.[1];
		if (name && place) blocks.push({ name, start: place.startOffset, end: place.endOffset });
		else left.push(...childrenOf(node));
	}
	return blocks;
}

/** The last one first. */
const childrenOf = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode) => childNodes.toReversed();

const classOf = ({ attrs }: Element) => attrs.find(({ name }) => name === 'class')?.value ?? '';
