/** A heading as a table of contents names it. */
export interface ContentsHeading {
	/** 1 to 6, as in `h2`. */
	level: number;
	text: string;
	/** The id that its link leads to. */
	anchor: string;
}

/** An entry with those below it. */
export interface ContentsEntry extends ContentsHeading {
	entries: ContentsEntry[];
}

/**
 * The headings of a page as a table: a heading lies below the nearest earlier heading of a higher level, even if levels
 * between them are missing. Without hierarchy all headings have the same level. The time is linear in the number of
 * headings.
 */
export function nestHeadings(
	headings: readonly ContentsHeading[],
	isHierarchical: boolean,
): ContentsEntry[] {
	const top: ContentsEntry[] = [];
	const path: ContentsEntry[] = [];
	for (const heading of headings) {
		const entry = { ...heading, entries: [] };
		while ((path.at(-1)?.level ?? 0) >= heading.level) path.pop();
		const parent = isHierarchical ? path.at(-1) : undefined;
		(parent?.entries ?? top).push(entry);
		path.push(entry);
	}
	return top;
}

/**
 * Returns the heading that a visitor reads: the last that has passed the line below which text is
 * read, by place in the list; -1 above the first. At the end of the page, which short last parts
 * never leave, it is the last in sight.
 *
 * @param tops places of the headings in the page, CSS pixels
 * @param line place in the page at which reading begins, CSS pixels
 * @param end the place of the window's lower edge in the page, if the page is scrolled to its end; else undefined
 */
export function readHeading(
	tops: readonly number[],
	line: number,
	end: number | undefined,
): number {
	const bound = end === undefined ? line : Math.max(line, end);
	let read = -1;
	tops.forEach((top, index) => {
		if (top <= bound) read = index;
	});
	return read;
}
