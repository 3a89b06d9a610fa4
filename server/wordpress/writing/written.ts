import type {
	CommentRecord,
	PostRecord,
	RevisionRecord,
	SettingsRecord,
	TermRecord,
	UserRecord,
} from '@outrigger/formats/model/records';

/** The kinds of records that can be written, and what each is kept as. */
export interface WrittenKinds {
	post: PostRecord;
	term: TermRecord;
	user: UserRecord;
	comment: CommentRecord;
	revision: RevisionRecord;
	/** Those that were changed; the others stay those of the content. */
	settings: Partial<SettingsRecord>;
}

/** One record as it was written last; `record` is null where it was deleted. The settings have the id 0. */
export type Written = {
	[Kind in keyof WrittenKinds]: { kind: Kind; id: number; record: WrittenKinds[Kind] | null };
}[keyof WrittenKinds];

/** The records of one write: all of them are kept, or none is. */
export type Write = readonly Written[];
