import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	addEdit,
	type Edit,
	type EditHistory,
	editedSettings,
	MOST_EDITS,
	NO_EDITS,
	redo,
	touchedBetween,
	undo,
} from './edit-history';

const edit = (name: string, after: unknown, gesture = 0, before: unknown = undefined): Edit => ({
	documentId: 1,
	elementId: 'a',
	name,
	before,
	after,
	gesture,
});
const all = (...edits: Edit[]) => edits.reduce(addEdit, NO_EDITS);
const settingsOf = (history: EditHistory, stored = {}) => editedSettings(stored, history, 1, 'a');

describe('the history of an editor', () => {
	it('takes one edit back at a time and does it again', () => {
		const history = all(edit('x', 1, 1), edit('y', 2, 2));
		expect(settingsOf(undo(history))).toEqual({ x: 1 });
		expect(settingsOf(undo(undo(history)))).toEqual({});
		expect(settingsOf(redo(undo(history)))).toEqual({ x: 1, y: 2 });
	});

	it('counts a dragged slider as one edit, and the next drag as another', () => {
		const history = all(edit('x', 1, 1), edit('x', 2, 1, 1), edit('x', 3, 2, 2));
		expect(history.done).toHaveLength(2);
		expect(settingsOf(undo(history))).toEqual({ x: 2 });
		expect(settingsOf(undo(undo(history)))).toEqual({});
	});

	it('drops undone changes once the editor makes another change', () => {
		const history = addEdit(undo(all(edit('x', 1, 1))), edit('y', 2, 2));
		expect(redo(history)).toEqual(history);
	});

	it('holds no edit that changes nothing', () => {
		expect(all(edit('x', 1, 1, 1)).done).toEqual([]);
		expect(all(edit('x', 2, 1, 1), edit('x', 1, 1, 2)).done).toEqual([]);
	});

	it('removes a setting, and never changes the stored settings', () => {
		const stored = { x: 1, y: 2 };
		expect(settingsOf(all(edit('x', undefined, 1, 1)), stored)).toEqual({ y: 2 });
		expect(stored).toEqual({ x: 1, y: 2 });
		expect(settingsOf(NO_EDITS, stored)).toBe(stored);
	});

	it('does nothing where there is nothing to undo or redo', () => {
		expect(undo(NO_EDITS)).toBe(NO_EDITS);
		expect(redo(NO_EDITS)).toBe(NO_EDITS);
	});

	it(`keeps ${MOST_EDITS} edits at most`, () => {
		const edits = (count: number) =>
			Array.from({ length: count }, (_, at) => edit('x', at + 1, at, at));
		expect(all(...edits(MOST_EDITS)).done[0]?.after).toBe(1);
		expect(all(...edits(MOST_EDITS + 1)).done).toHaveLength(MOST_EDITS);
		expect(all(...edits(MOST_EDITS + 1)).done[0]?.after).toBe(2);
	});

	it('keeps the changes of one gesture to two settings, two elements or two documents apart', () => {
		const first = edit('x', 1, 1);
		for (const other of [
			edit('y', 2, 1),
			{ ...edit('x', 2, 1), elementId: 'b' },
			{ ...edit('x', 2, 1), documentId: 2 },
		])
			expect(all(first, other).done).toEqual([first, other]);
	});

	it('applies to an element only the changes of that element of that document', () => {
		const history = all(
			edit('x', 1, 1),
			{ ...edit('x', 2, 2), elementId: 'b' },
			{ ...edit('x', 3, 3), documentId: 2 },
			{ ...edit('x', 4, 4), elementId: null },
		);
		expect(settingsOf(history)).toEqual({ x: 1 });
		expect(editedSettings({}, history, 1, 'b')).toEqual({ x: 2 });
		expect(editedSettings({}, history, 2, 'a')).toEqual({ x: 3 });
		expect(editedSettings({}, history, 1, null)).toEqual({ x: 4 });
		expect(editedSettings({}, history, 2, 'b')).toEqual({});
	});

	it('leaves a setting out that an editor took away', () => {
		const taken = all(edit('x', undefined, 1, 7));
		expect(Object.keys(settingsOf(taken, { x: 7, y: 8 }))).toEqual(['y']);
	});

	it('names elements that differ from the first edit on', () => {
		const one = all({ ...edit('x', 1, 1), elementId: 'b' });
		const other = all(edit('x', 1, 1));
		expect(touchedBetween(one, other)).toEqual([
			{ documentId: 1, elementId: 'b' },
			{ documentId: 1, elementId: 'a' },
		]);
	});

	it('names the elements that differ between two of its states, each once', () => {
		const before = all(edit('x', 1, 1));
		const after = addEdit(addEdit(before, edit('y', 1, 2)), {
			...edit('z', 1, 3),
			elementId: null,
		});
		expect(touchedBetween(before, after)).toEqual([
			{ documentId: 1, elementId: 'a' },
			{ documentId: 1, elementId: null },
		]);
		expect(touchedBetween(after, undo(after))).toEqual([{ documentId: 1, elementId: null }]);
		expect(touchedBetween(after, after)).toEqual([]);
	});

	it('returns to the stored settings when everything is undone, after any changes', () => {
		const anyEdit = fc.record({
			name: fc.constantFrom('x', 'y'),
			after: fc.oneof(fc.integer(), fc.constant(undefined)),
			gesture: fc.integer({ min: 0, max: 5 }),
		});
		fc.assert(
			fc.property(fc.array(anyEdit), (edits) => {
				const stored = { x: 7 };
				let history = NO_EDITS;
				for (const { name, after, gesture } of edits) {
					const before = (settingsOf(history, stored) as Record<string, unknown>)[name];
					history = addEdit(history, edit(name, after, gesture, before));
				}
				const end = settingsOf(history, stored);
				const count = history.done.length;
				for (let at = 0; at < count; at += 1) history = undo(history);
				expect(settingsOf(history, stored)).toEqual(stored);
				for (let at = 0; at < count; at += 1) history = redo(history);
				expect(settingsOf(history, stored)).toEqual(end);
			}),
		);
	});
});
