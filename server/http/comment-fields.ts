import { knownFields } from './known-fields';
import { textsOf } from './posted-form';

/** The fields that WordPress reads from its comment form and that WooCommerce reads from the form of a review. */
const COMMENT_FIELDS = {
	once: [
		'comment',
		'author',
		'email',
		'url',
		'comment_post_ID',
		'comment_parent',
		'redirect_to',
		'rating',
	],
};

/** The text fields of a comment form; null for a form that two parsers may read differently. */
export function commentTexts(form: FormData): URLSearchParams | null {
	const known = knownFields(form, COMMENT_FIELDS);
	return known && textsOf(known);
}
