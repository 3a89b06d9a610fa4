import { upperFirst } from '../../schema/names';
import type { GraphQLContext } from '../context';
import { toDatabaseIds } from '../global-id';
import { userError } from '../user-error';

type Context = GraphQLContext;
interface ChangeArgs {
	input: { id: string };
}

/** Content or terms as the schema names them: `boatType`, `boatTypes`. */
export interface ChangedThing {
	/** Name in the database: `post`, `post_tag`. */
	name: string;
	single: string;
	plural: string;
}

/**
 * Refuses a change to every user. The words are WPGraphQL 2.20's own to users without the right.
 */
const refuse = (message: string) => () => {
	throw userError(message);
};

/** An input that says nothing is refused in these words. @param object what WPGraphQL calls the thing */
export function requireInput(input: object, object: string): void {
	if (Object.keys(input).length > 0) return;
	throw userError(
		`Mutation not processed. There was no input for the mutation or the ${object} was invalid`,
	);
}

/** A database id out of a global or a database id; -1 for what is neither. */
const idOf = ({ input }: ChangeArgs): number => toDatabaseIds([input.id])[0] ?? -1;

/** `createPost`, `updatePost` and `deletePost` of a content type: what is meant is looked for first. */
export function refusedContentChanges({ name, single, plural }: ChangedThing) {
	return {
		[`create${upperFirst(single)}`]: (_: unknown, { input }: { input: object }) => {
			requireInput(input, 'post_type_object');
			throw userError(`Sorry, you are not allowed to create ${plural}`);
		},
		[`update${upperFirst(single)}`]: (_: unknown, args: ChangeArgs, { store }: Context) => {
			const id = idOf(args);
			const post = store.post(id);
			if (post === undefined) throw userError(`No ${single} could be found to update`);
			if (post.type !== name)
				throw userError(`The id ${id} is not of the type &quot;${name}&quot;`);
			throw userError(`Sorry, you are not allowed to update a ${single}`);
		},
		[`delete${upperFirst(single)}`]: refuse(`Sorry, you are not allowed to delete ${plural}`),
	};
}

const mediaChanges = {
	createMediaItem: refuse('Sorry, you are not allowed to upload mediaItems'),
	updateMediaItem: (_: unknown, args: ChangeArgs, { store }: Context) => {
		const id = idOf(args);
		const post = store.post(id);
		if (post === undefined) throw userError('No mediaItem with that ID could be found to update');
		if (post.type !== 'attachment') throw userError(`The id ${id} is not of the type mediaItem`);
		throw userError('Sorry, you are not allowed to update mediaItems');
	},
	deleteMediaItem: (_: unknown, args: ChangeArgs, { store }: Context) => {
		const post = store.post(idOf(args));
		if (post === undefined) throw userError('No mediaItem with that ID could be found to delete');
		// WPGraphQL forgets to put the type in.
		if (post.type !== 'attachment')
			throw userError('Sorry, the item you are trying to delete is a %s, not a mediaItem');
		throw userError('Sorry, you are not allowed to delete mediaItems');
	},
};

/** `createTag`, `updateTag` and `deleteTag` of a taxonomy. */
export function refusedTermChanges({ name, single, plural }: ChangedThing) {
	const has = ({ store }: Context, id: number) => store.term(id)?.taxonomy === name;
	return {
		[`create${upperFirst(single)}`]: refuse(`Sorry, you are not allowed to create ${plural}`),
		[`update${upperFirst(single)}`]: (_: unknown, args: ChangeArgs, context: Context) => {
			const id = idOf(args);
			if (id === -1) throw userError(`The ID passed is not for a ${single} object`);
			if (!has(context, id)) throw userError(`The ${name} node failed to update`);
			throw userError(`You do not have permission to update ${plural}`);
		},
		[`delete${upperFirst(single)}`]: (_: unknown, args: ChangeArgs, context: Context) => {
			const id = idOf(args);
			if (id === -1) throw userError(`The ID for the ${single} was not valid`);
			if (!has(context, id)) throw userError('The ID passed is invalid');
			throw userError(`You do not have permission to delete ${plural}`);
		},
	};
}

const commentChanges = {
	updateComment: (_: unknown, args: ChangeArgs, { store }: Context) => {
		if (!store.comment(idOf(args))) throw userError('The Comment could not be updated');
		throw userError('Sorry, you are not allowed to update this comment.');
	},
	deleteComment: (_: unknown, args: ChangeArgs, { store }: Context) => {
		if (!store.comment(idOf(args))) throw userError('The Comment could not be deleted');
		throw userError('Sorry, you are not allowed to delete this comment.');
	},
	restoreComment: refuse('Sorry, you are not allowed to restore this comment.'),
};

const userChanges = {
	createUser: refuse('Sorry, you are not allowed to create a new user.'),
	updateUser: (_: unknown, args: ChangeArgs, { store }: Context) => {
		const id = idOf(args);
		if (id === -1) throw userError('The user ID passed is invalid');
		if (!store.user(id)) throw userError('A user could not be updated with the provided ID');
		throw userError('You do not have the appropriate capabilities to perform this action');
	},
	deleteUser: (_: unknown, args: ChangeArgs) => {
		if (idOf(args) === -1) throw userError('The user ID passed is invalid');
		throw userError('Sorry, you are not allowed to delete users.');
	},
	registerUser: refuse('User registration is currently not allowed.'),
};

/**
 * Every change of WPGraphQL's own but `createComment`. The content is in files, which no user
 * edits from here.
 */
export const refusedChanges = {
	...refusedContentChanges({ name: 'post', single: 'post', plural: 'posts' }),
	...refusedContentChanges({ name: 'page', single: 'page', plural: 'pages' }),
	...mediaChanges,
	...refusedTermChanges({ name: 'category', single: 'category', plural: 'categories' }),
	...refusedTermChanges({ name: 'post_tag', single: 'tag', plural: 'tags' }),
	...refusedTermChanges({ name: 'post_format', single: 'postFormat', plural: 'postFormats' }),
	...commentChanges,
	...userChanges,
	updateSettings: refuse('Sorry, you are not allowed to edit settings as this user.'),
};
