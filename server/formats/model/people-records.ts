/** Users and comments, as `records.ts` has the rest: ids are database ids, texts are raw. */

/** A password that a program logs in with instead of its user. */
export interface ApplicationPassword {
	uuid: string;
	/** The program's own UUID, empty if it gave none. */
	appId: string;
	name: string;
	/** In UTC, `YYYY-MM-DDTHH:mm:ss`. */
	created: string;
	/** The password as the content has it, or `sha256:` and the hash of a password that was made through REST. */
	password: string;
}

export interface UserRecord {
	databaseId: number;
	login: string;
	slug: string;
	name: string;
	firstName: string;
	lastName: string;
	email: string;
	url: string;
	description: string;
	registered: string;
	/** `administrator`, `editor`, `author`, `contributor`, `subscriber`, `customer`… */
	roles: string[];
	/** Application passwords and login password of the demonstration, as given in the content. */
	applicationPasswords: (string | ApplicationPassword)[];
	password: string;
	avatarUrl: string;
	/** The language in which the user works; absent: the language of the site. */
	locale?: string | undefined;
	/** If absent, the login counts. */
	nickname?: string | undefined;
	/** Custom fields. */
	meta?: Record<string, unknown> | undefined;
}

export interface CommentRecord {
	databaseId: number;
	postId: number;
	/** 0 for a comment that answers no other comment. */
	parentId: number;
	authorName: string;
	authorEmail: string;
	authorUrl: string;
	/** 0 for an author who is not a user. */
	userId: number;
	content: string;
	/** `YYYY-MM-DD HH:mm:ss` — comments have a space. */
	date: string;
	dateGmt: string;
	status: 'approve' | 'hold' | 'spam' | 'trash';
	/** For a comment in the trash or in spam: its status before. */
	statusBefore?: CommentRecord['status'];
	/** From 1 to 5, on reviews of products. */
	rating?: number;
}
