import type { PostRecord, TermRecord, UserRecord } from '@outrigger/formats/model/records';
import { percentDecoded } from '@outrigger/rules/address/percent-decoded';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import { roleOf } from '../../auth/roles';
import { maySeeComment, maySeeUser, visiblePost } from '../../auth/visibility';
import { variationById } from '../../shop/variations';
import { renderTermName } from '../../texts/titles';
import type { GraphQLContext } from '../context';
import { NO_GLOBAL_ID, parseDatabaseId, parseGlobalId, requireGlobalId } from '../global-id';
import { userError } from '../user-error';
import { isEncoded, nodeByUri, ownPath } from './node-by-uri';
import { asRevision, findRevision } from './revision-node';
import { type NodeModel, SETTINGS_GROUPS } from './type-name';

/**
 * The database id in a global id of one kind. An id of another kind gives `null`, a malformed id gives an error with
 * this message.
 */
function idOfKind(id: string, kind: string, words: string): number | null {
	const parsed = requireGlobalId(id, words);
	return parsed.kind === kind ? parseDatabaseId(parsed.key) : null;
}

/**
 * Finds content by an address of the site: WordPress finds media by the last part of the path as well as by the whole
 * path.
 */
function byUri(id: string, types: string[], context: GraphQLContext): PostRecord | null {
	const path = ownPath(id, context.siteUrl);
	const post = path === null ? undefined : context.store.postByUri(path);
	return post !== undefined && types.includes(post.type) ? post : null;
}

/**
 * A piece of content by an id of the kind `idType`, if it exists for the viewer.
 *
 * @param types the types that the field may give; an id of any other type finds nothing
 */
export function findPost(
	id: string,
	idType: string | null | undefined,
	types: string[],
	context: GraphQLContext,
): PostRecord | null {
	const { store, viewer } = context;
	const byNumber = (number: number) => store.post(number) ?? findRevision(number, context);
	const find = (): PostRecord | null | undefined => {
		switch (idType ?? 'ID') {
			case 'DATABASE_ID':
				return byNumber(parseDatabaseId(id) ?? -1);
			case 'SLUG':
				return types.map((type) => store.postBySlug(type, percentDecoded(id) ?? id)).find(Boolean);
			case 'URI':
				return byUri(id, types, context);
			case 'SOURCE_URL':
				return store.mediaByFile(id.split('/wp-content/uploads/')[1] ?? '');
			default:
				return byNumber(idOfKind(id, 'post', NO_GLOBAL_ID.content) ?? -1);
		}
	};
	const post = find();
	if (!post || !types.includes(post.type)) return null;
	return asRevision(post) ?? visiblePost(store, post, viewer);
}

/** A term by an id of the kind `idType`. A slug or name is sought in `taxonomies`, in their order. */
export function findTerm(
	id: string,
	idType: string | null | undefined,
	taxonomies: string[],
	{ store, siteUrl }: GraphQLContext,
): TermRecord | null {
	const find = (): TermRecord | undefined => {
		switch (idType ?? 'ID') {
			case 'DATABASE_ID':
				return store.term(parseDatabaseId(id) ?? -1);
			case 'SLUG':
				return taxonomies
					.map((taxonomy) => store.termBySlug(taxonomy, percentDecoded(id) ?? id))
					.find(Boolean);
			case 'NAME':
				return taxonomies
					.flatMap((taxonomy) => store.terms(taxonomy))
					.find(({ name }) => renderTermName(name) === id);
			case 'URI':
				return isEncoded(id) ? undefined : store.termByUri(ownPath(id, siteUrl) ?? '');
			default:
				return store.term(idOfKind(id, 'term', NO_GLOBAL_ID.other) ?? -1);
		}
	};
	const term = find();
	return term !== undefined && taxonomies.includes(term.taxonomy) ? term : null;
}

/** A user. Finding by login or address needs the right to list users; without it the function throws. */
export function findUser(
	id: string,
	idType: string | null | undefined,
	context: GraphQLContext,
): UserRecord | null {
	const { store, viewer } = context;
	const find = (): UserRecord | undefined => {
		switch (idType ?? 'ID') {
			case 'DATABASE_ID':
				return store.user(parseDatabaseId(id) ?? -1);
			case 'SLUG':
				return store.userBySlug(id);
			case 'URI': {
				const node = nodeByUri(id, context);
				return node !== null && 'login' in node ? node : undefined;
			}
			case 'USERNAME':
			case 'EMAIL':
				if (viewer?.roles.includes('administrator') !== true) {
					const name = idType === 'EMAIL' ? 'Email' : 'Username';
					throw userError(`You do not have permission to request a User by ${name}`);
				}
				return idType === 'EMAIL'
					? store.content.users.find(({ email }) => email === id)
					: store.userByLogin(id);
			default: {
				// A malformed id is no error here.
				const parsed = parseGlobalId(id);
				return parsed?.kind === 'user' ? store.user(parseDatabaseId(parsed.key) ?? -1) : undefined;
			}
		}
	};
	const user = find();
	return user !== undefined && maySeeUser(store, user, viewer) ? user : null;
}

/** Anything by its global id, if it exists for the viewer. */
export function findNode(id: string, context: GraphQLContext): NodeModel | null {
	const { store, viewer } = context;
	const { kind, key } = requireGlobalId(
		id,
		`The global ID isn&#039;t recognized ID: ${escapeMarkup(id)}`,
	);
	const databaseId = parseDatabaseId(key) ?? -1;
	switch (kind) {
		case 'post':
			if (store.content.kit.databaseId === databaseId) return store.content.kit;
			return (
				visiblePost(store, store.post(databaseId), viewer) ??
				findRevision(databaseId, context) ??
				store.menuItem(databaseId) ??
				visibleVariation(databaseId, context)
			);
		case 'term':
			return store.term(databaseId) ?? store.menu(databaseId) ?? null;
		case 'user':
			return findUser(String(databaseId), 'DATABASE_ID', context);
		case 'comment': {
			const comment = store.comment(databaseId);
			return comment && maySeeComment(store, comment, viewer) ? comment : null;
		}
		case 'comment_author': {
			const comment = store.comment(databaseId);
			const exists = comment !== undefined && maySeeComment(store, comment, viewer);
			return exists ? { guestComment: comment } : null;
		}
		case 'post_type':
			return store.contentType(key) ?? null;
		case 'taxonomy':
			return store.taxonomy(key) ?? null;
		case 'user_role':
			return viewer?.roles.includes(key) ? roleOf(key) : null;
		case 'setting_group':
			return settingsGroup(key);
		default:
			return null;
	}
}

function visibleVariation(databaseId: number, { store, viewer }: GraphQLContext) {
	const model = variationById(store, databaseId);
	return model && visiblePost(store, model.post, viewer) ? model : null;
}

function settingsGroup(key: string): NodeModel | null {
	const group = SETTINGS_GROUPS.find((name) => name === key);
	return group === undefined ? null : { settingsGroup: group };
}
