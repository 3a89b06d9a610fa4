import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import type { StartTag } from './scan-tags';

/** Changes of a text, by place. */
export interface Edits {
	/** Puts a text in the place of another; an empty one takes it out. */
	replace(start: number, end: number, text: string): void;
	/** The same, for a text that no later edit may change. */
	replaceFinally(start: number, end: number, text: string): void;
	/** Puts a text at a place, behind what was put there before. */
	insert(at: number, text: string): void;
	/** Sets an attribute of a tag; null takes it away. */
	setAttribute(tag: StartTag, name: string, value: string | null): void;
	/** Adds a word to the `class` of a tag, unless it has the word. */
	addClass(tag: StartTag, name: string): void;
	/**
	 * The text with all changes. If two changes overlap, the change that begins first counts.
	 * @param change done to all that was copied and put in
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
			// A stable sort: edits at one place keep their order.
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
