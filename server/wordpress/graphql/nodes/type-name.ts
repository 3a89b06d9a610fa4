import type {
	CommentRecord,
	ContentTypeRecord,
	MenuItemRecord,
	MenuRecord,
	PostRecord,
	TaxonomyRecord,
	TermRecord,
	UserRecord,
} from '@outrigger/formats/model/records';
import type { RoleRecord } from '../../auth/roles';
import { productOf } from '../../shop/offers';
import type { VariationModel } from '../../shop/variations';
import type { Store } from '../../store/store';
import type { KitModel } from '../elementor/kit';

/** The author of a comment without an account. */
export interface CommentAuthorModel {
	guestComment: CommentRecord;
}

/** WordPress's groups of settings that are nodes. */
export const SETTINGS_GROUPS = [
	'general',
	'reading',
	'discussion',
	'writing',
	'permalink',
] as const;

/** Settings as nodes; the name is the group's, `general`. */
export interface SettingsModel {
	settingsGroup: (typeof SETTINGS_GROUPS)[number];
}

/** Every record that an interface of the schema can represent. */
export type NodeModel =
	| PostRecord
	| TermRecord
	| UserRecord
	| CommentRecord
	| CommentAuthorModel
	| ContentTypeRecord
	| TaxonomyRecord
	| MenuRecord
	| MenuItemRecord
	| RoleRecord
	| KitModel
	| SettingsModel
	| VariationModel;

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** `MediaItem` for attachments, `Post`, or the name of the site's own type. */
export function postTypeName(store: Store, post: PostRecord): string | undefined {
	if (post.type === 'product') {
		return productOf(post).kind === 'variable' ? 'VariableProduct' : 'SimpleProduct';
	}
	const name = store.contentType(post.type)?.graphqlSingleName;
	return name === undefined ? undefined : capitalised(name);
}

/** `Category`, `Tag`, or the type name of the site's own taxonomy. */
export function termTypeName(store: Store, term: TermRecord): string | undefined {
	const name = store.taxonomy(term.taxonomy)?.graphqlSingleName;
	return name === undefined ? undefined : capitalised(name);
}

/**
 * Returns the schema's type for a record, recognised by the fields that only one kind of record
 * has. `undefined` if the schema has no type for it.
 */
export function typeNameOf(store: Store, node: NodeModel): string | undefined {
	if ('variation' in node) return 'SimpleProductVariation';
	if ('termIds' in node) return postTypeName(store, node);
	if ('taxonomy' in node) return termTypeName(store, node);
	if ('login' in node) return 'User';
	if ('postId' in node) return 'Comment';
	if ('guestComment' in node) return 'CommentAuthor';
	if ('menuId' in node) return 'MenuItem';
	if ('items' in node) return 'Menu';
	if ('contentTypes' in node) return 'Taxonomy';
	if ('taxonomies' in node) return 'ContentType';
	if ('displayName' in node) return 'UserRole';
	if ('settings' in node) return 'ElementorKit';
	return `${capitalised(node.settingsGroup)}Settings`;
}
