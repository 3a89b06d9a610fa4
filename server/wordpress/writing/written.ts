import type {
	CommentRecord,
	MenuRecord,
	PostRecord,
	RevisionRecord,
	SettingsRecord,
	TermRecord,
	UserRecord,
} from '@outrigger/formats/model/records';

/** The kinds of records that can be written, with the type of each stored record. */
export interface WrittenKinds {
	post: PostRecord;
	term: TermRecord;
	user: UserRecord;
	comment: CommentRecord;
	revision: RevisionRecord;
	/** A menu with all of its items. */
	menu: MenuRecord;
	/** The changed settings; the others keep the content's values. */
	settings: Partial<SettingsRecord>;
}

/** The last written state of a record; `record` is null for a deleted record. The settings have the id 0. */
export type Written = {
	[Kind in keyof WrittenKinds]: { kind: Kind; id: number; record: WrittenKinds[Kind] | null };
}[keyof WrittenKinds];

/** The records of one write: all of them are kept, or none is. */
export type Write = readonly Written[];
