import { addEdit, MOST_EDITS, NO_EDITS } from '@outrigger/rules/builder/edit-history';
import { describe, expect, it } from 'vitest';
import { draftText, readDraft } from './draft';

const EDIT = {
	documentId: 7,
	elementId: 'a',
	name: 'sticky',
	before: undefined,
	after: 'top',
	gesture: 1,
};

describe('the edits that survive a reload', () => {
	it('is everything that was done', () => {
		const history = addEdit(NO_EDITS, EDIT);
		expect(readDraft(draftText(history)).done).toEqual([
			{ documentId: 7, elementId: 'a', name: 'sticky', after: 'top', gesture: 1 },
		]);
	});

	it('are empty without edits', () => {
		expect(draftText(NO_EDITS)).toBeNull();
		expect(readDraft(null)).toEqual(NO_EDITS);
	});

	it.each(['', '{', '{}', '[1,null,"x",[]]', '[{"documentId":"7"}]'])(
		'is nothing of %j',
		(text) => {
			expect(readDraft(text).done).toEqual([]);
		},
	);

	it('leave out names that are no settings, and values beyond the limits', () => {
		const edits = JSON.stringify([{ ...EDIT, name: '__proto__' }, EDIT]);
		expect(readDraft(edits).done).toHaveLength(1);
		const many = JSON.stringify(Array.from({ length: MOST_EDITS + 5 }, () => EDIT));
		expect(readDraft(many).done).toHaveLength(MOST_EDITS);
	});
});
