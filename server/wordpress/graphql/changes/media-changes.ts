import { deletedPost } from '../../writing/delete-post';
import { mayOn } from '../../writing/post-rights';
import { savedPost } from '../../writing/save-post';
import type { GraphQLContext } from '../context';
import { toGlobalId } from '../global-id';
import { userError } from '../user-error';
import { change, changerOf, idOf, put } from './change';
import { type ContentInput, fieldsOf } from './content-changes';

type Context = GraphQLContext;

interface MediaInput extends ContentInput {
	id: string;
	altText?: string | null;
	caption?: string | null;
	description?: string | null;
	forceDelete?: boolean | null;
}

/** `updateMediaItem` and `deleteMediaItem`; files are sent through REST, and `createMediaItem` fetches none. */
export const mediaChanges = {
	createMediaItem: () => {
		throw userError('Sorry, you are not allowed to upload mediaItems');
	},
	updateMediaItem: async (_: unknown, args: { input: MediaInput }, context: Context) => {
		const { input } = args;
		const id = idOf(args);
		const post = context.store.post(id);
		if (post === undefined) throw userError('No mediaItem with that ID could be found to update');
		const { media } = post;
		if (media === null) throw userError(`The id ${id} is not of the type mediaItem`);
		const viewer = changerOf(context);
		if (!mayOn('edit', post, viewer))
			throw userError('Sorry, you are not allowed to update mediaItems');
		const { status: _status, ...fields } = fieldsOf(input);
		await change(context, (store) => {
			const saved = savedPost(post, fields, { store, viewer, now: context.now() });
			saved.media = {
				...media,
				altText: input.altText ?? media.altText,
				caption: input.caption ?? media.caption,
				description: input.description ?? media.description,
			};
			return [put('post', saved)];
		});
		return {
			clientMutationId: input.clientMutationId ?? null,
			mediaItem: context.store.post(id) ?? null,
		};
	},
	deleteMediaItem: async (_: unknown, args: { input: MediaInput }, context: Context) => {
		const post = context.store.post(idOf(args));
		if (post === undefined) throw userError('No mediaItem with that ID could be found to delete');
		// WPGraphQL forgets to put the type in.
		if (post.type !== 'attachment')
			throw userError('Sorry, the item you are trying to delete is a %s, not a mediaItem');
		if (!mayOn('delete', post, changerOf(context)))
			throw userError('Sorry, you are not allowed to delete mediaItems');
		await change(context, (store) => deletedPost(store, post));
		return {
			clientMutationId: args.input.clientMutationId ?? null,
			deletedId: toGlobalId('post', post.databaseId),
			mediaItem: post,
		};
	},
};
