import type { Say } from '@outrigger/rules/texts/text';
/** The texts that a visitor types, under the names that WordPress's own form uses. */
export interface CommentFields {
	comment: string;
	author: string;
	email: string;
	url: string;
	/** Database id of the comment that the visitor answers; 0 for none. */
	comment_parent: number;
}

/** The texts of the form, without the id of the answered comment. */
export type CommentTexts = Omit<CommentFields, 'comment_parent'>;

export type FieldName = Exclude<keyof CommentFields, 'comment_parent'>;

/** The error of each field that has one. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** The lengths of the columns of WordPress's comment table, in characters. */
export const MAX_LENGTH: Readonly<Record<FieldName, number>> = {
	comment: 65525,
	author: 245,
	email: 100,
	url: 200,
};

/** Reads the values of a form and removes the space around them. */
export function readCommentFields(data: FormData): CommentFields {
	const text = (name: string) => {
		const value = data.get(name);
		return typeof value === 'string' ? value.trim() : '';
	};
	return {
		comment: text('comment'),
		author: text('author'),
		email: text('email'),
		url: text('url'),
		comment_parent: Number.parseInt(text('comment_parent'), 10) || 0,
	};
}

/**
 * Returns the errors that keep the comment from being sent, in the order of the fields; empty if
 * there are none.
 */
export function checkCommentFields(fields: CommentFields, say: Say): FieldErrors {
	const errors: FieldErrors = {};
	if (!fields.comment) errors.comment = say('comments.needText');
	if (!fields.author) errors.author = say('comments.needName');
	if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(fields.email)) {
		errors.email = fields.email ? say('form.wrongEmail') : say('comments.needEmail');
	}
	if (fields.url && !isWebAddress(fields.url)) {
		errors.url = say('comments.wrongWebsite');
	}
	for (const name of Object.keys(MAX_LENGTH) as FieldName[]) {
		if (fields[name].length > MAX_LENGTH[name]) {
			errors[name] = say('form.tooLong', { count: MAX_LENGTH[name] });
		}
	}
	return errors;
}

function isWebAddress(text: string): boolean {
	try {
		return ['http:', 'https:'].includes(new URL(text).protocol);
	} catch {
		return false;
	}
}
