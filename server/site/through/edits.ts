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
	/** Adds a class to a tag, unless the tag has it. */
	addClass(tag: StartTag, name: string): void;
	/**
	 * The text with all changes. If two changes overlap, the change that begins first counts.
	 * @param change applied to the copied and to the inserted parts
	 */
	apply(change: (text: string) => string): string;
}

/** Collects changes of a text and copies the rest unchanged. */
export function createEdits(source: string): Edits {
	const changes: { start: number; end: number; text: string; isFinal: boolean }[] = [];
	const replace = (start: number, end: number, text: string) => {
		changes.push({ start, end, text, isFinal: false });
	};
	const setAttribute: Edits['setAttribute'] = (tag, name, value) => {
		const place = tag.placeOf(name);
		const written = value === null ? '' : `${name}="${escapeMarkup(value)}"`;
		if (place) replace(place.start, place.end, written);
		else if (value !== null) {
			const behindName = tag.start + 1 + tag.name.length;
			replace(behindName, behindName, ` ${written}`);
		}
	};
	return {
		replace,
		replaceFinally(start, end, text) {
			changes.push({ start, end, text, isFinal: true });
		},
		insert: (at, text) => replace(at, at, text),
		setAttribute,
		addClass(tag, name) {
			if (!tag.hasClass(name)) setAttribute(tag, 'class', [...tag.classes, name].join(' '));
		},
		apply(change) {
			const parts: string[] = [];
			let run = '';
			let at = 0;
			// The sort is stable, so that changes at one position keep their order.
			for (const { start, end, text, isFinal } of changes.sort((a, b) => a.start - b.start)) {
				if (start < at) continue;
				run += source.slice(at, start);
				if (isFinal) {
					parts.push(change(run), text);
					run = '';
				} else run += text;
				at = end;
			}
			parts.push(change(run + source.slice(at)));
			return parts.join('');
		},
	};
}
