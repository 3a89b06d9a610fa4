/** A heading in a table of contents. */
export interface ContentsHeading {
	/** The level of the heading, 1 to 6, as in `h2`. */
	level: number;
	text: string;
	/** The id that its link leads to. */
	anchor: string;
}

/** An entry with the entries below it. */
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
 * Returns the index of the heading that the visitor is reading: the last heading above the line at which reading
 * begins; -1 if no heading is above it. At the end of the page, where short last parts never reach that line, it is the
 * last visible heading.
 *
 * @param tops positions of the headings in the page, CSS pixels
 * @param line position in the page at which reading begins, CSS pixels
 * @param end position of the window's lower edge in the page, if the page is scrolled to its end; otherwise undefined
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
