import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import type { StartTag } from './scan-tags';

/** Collects changes of a text, by position. */
export interface Edits {
	/** Replaces a part of the text; an empty `text` removes it. */
	replace(start: number, end: number, text: string): void;
	/** Replaces a part by a text that `apply` does not change. */
	replaceFinally(start: number, end: number, text: string): void;
	/** Inserts a text at a position, after texts that were inserted there before. */
	insert(at: number, text: string): void;
	/** Sets an attribute of a tag; null removes it. */
	setAttribute(tag: StartTag, name: string, value: string | null): void;
	/** Adds a class to a tag, unless the tag has it. Classes that were added before stay. */
	addClass(tag: StartTag, name: string): void;
	/**
	 * The text with all changes. If two changes overlap, the change that begins first counts.
	 * @param change applied to the copied and to the inserted parts
	 */
	apply(change: (text: string) => string): string;
}

interface Change {
	start: number;
	end: number;
	text: string | (() => string);
	isFinal: boolean;
}

/** Collects changes of a text and copies the rest unchanged. */
export function createEdits(source: string): Edits {
	const changes: Change[] = [];
	const replace = (start: number, end: number, text: string) => {
		changes.push({ start, end, text, isFinal: false });
	};
	/** Classes of tags that got more of them, by the tag's position. */
	const classes = new Map<number, string[]>();
	/** @param value a function is called when the text is made */
	const setAttribute = (tag: StartTag, name: string, value: string | null | (() => string)) => {
		const place = tag.placeOf(name);
		const behindName = tag.start + 1 + tag.name.length;
		const { start, end } = place ?? { start: behindName, end: behindName };
		const before = place ? '' : ' ';
		const write = (text: string) => `${before}${name}="${escapeMarkup(text)}"`;
		if (typeof value === 'function') {
			changes.push({ start, end, text: () => write(value()), isFinal: false });
		} else if (value !== null) replace(start, end, write(value));
		else if (place) replace(start, end, '');
	};
	return {
		replace,
		replaceFinally(start, end, text) {
			changes.push({ start, end, text, isFinal: true });
		},
		insert: (at, text) => replace(at, at, text),
		setAttribute,
		addClass(tag, name) {
			if (tag.hasClass(name)) return;
			const names = classes.get(tag.start) ?? [...tag.classes];
			names.push(name);
			if (!classes.has(tag.start)) setAttribute(tag, 'class', () => names.join(' '));
			classes.set(tag.start, names);
		},
		apply(change) {
			const parts: string[] = [];
			let run = '';
			let at = 0;
			// The sort is stable, so that changes at one position keep their order.
			for (const { start, end, text, isFinal } of changes.sort((a, b) => a.start - b.start)) {
				if (start < at) continue;
				run += source.slice(at, start);
				const written = typeof text === 'function' ? text() : text;
				if (isFinal) {
					parts.push(change(run), written);
					run = '';
				} else run += written;
				at = end;
			}
			parts.push(change(run + source.slice(at)));
			return parts.join('');
		},
	};
}
