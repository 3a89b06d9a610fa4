import { percentDecoded } from '@outrigger/rules/address/percent-decoded';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import { may } from '../../auth/roles';
import { deletedPost } from '../../writing/delete-post';
import { fetchFile, mayFetch } from '../../writing/fetch-file';
import { mayEditOthersPosts, mayOn } from '../../writing/post-rights';
import { WriteRefusal } from '../../writing/refusal';
import {
	isLibraryFile,
	type KeptFile,
	type MediaFields,
	newMedia,
	savedMedia,
} from '../../writing/save-media';
import type { GraphQLContext } from '../context';
import { toGlobalId } from '../global-id';
import { userError } from '../user-error';
import { change, changerOf, idOf, put } from './change';
import { type ContentInput, fieldsOf, idIn } from './content-changes';

type Context = GraphQLContext;

interface MediaInput extends ContentInput {
	/** Address of the file. */
	filePath?: string | null;
	altText?: string | null;
	caption?: string | null;
	description?: string | null;
	forceDelete?: boolean | null;
}

/** Converts an input to the store's fields. A file has no own state. */
function mediaFieldsOf(input: MediaInput): MediaFields {
	const { status: _status, content: _content, excerpt: _excerpt, ...fields } = fieldsOf(input);
	return {
		...fields,
		altText: input.altText ?? undefined,
		caption: input.caption ?? undefined,
		description: input.description ?? undefined,
	};
}

/** Refuses a file for a post that the viewer may not edit. */
function requireParent({ parentId }: MediaInput, context: Context): void {
	const parent = context.store.post(idIn(parentId) ?? 0);
	if (!parent || parent.type === 'attachment' || mayOn('edit', parent, changerOf(context))) return;
	throw userError('Sorry, you are not allowed to upload mediaItems assigned to this parent node');
}

/** Fetches the file of an address into the uploads. */
async function fileAt(address: string, { siteUrl, writes }: Context): Promise<KeptFile> {
	const url = URL.canParse(address) ? new URL(address) : null;
	const name = url && mayFetch(url, siteUrl) ? (percentDecoded(url.pathname) ?? '') : '';
	if (writes === null || !isLibraryFile(name))
		throw userError(`Invalid filePath ${escapeMarkup(`"${address}"`)}`);
	const bytes = await fetchFile(address, new URL(siteUrl).origin);
	if (bytes === null)
		throw userError('Sorry, the URL for this file is invalid, it must be a valid URL');
	return writes.takeFile(name, bytes).catch((error: unknown) => {
		if (!(error instanceof WriteRefusal)) throw error;
		throw userError(
			'Sorry, the URL for this file is invalid, it must be a path to the mediaItem file',
		);
	});
}

/** `createMediaItem`, which fetches the file of an address, `updateMediaItem` and `deleteMediaItem`. */
export const mediaChanges = {
	createMediaItem: async (_: unknown, { input }: { input: MediaInput }, context: Context) => {
		const viewer = changerOf(context);
		if (!may(viewer, 'upload_files'))
			throw userError('Sorry, you are not allowed to upload mediaItems');
		const author = idIn(input.authorId);
		if (
			author !== undefined &&
			author !== viewer?.databaseId &&
			!mayEditOthersPosts('attachment', viewer)
		)
			throw userError('Sorry, you are not allowed to create mediaItems as this user');
		requireParent(input, context);
		const file = await fileAt(input.filePath ?? '', context);
		let id = 0;
		await change(context, (store, newId) => {
			id = newId();
			const writing = { store, viewer, now: context.now() };
			return [put('post', newMedia(id, file, mediaFieldsOf(input), writing))];
		});
		return {
			clientMutationId: input.clientMutationId ?? null,
			mediaItem: context.store.post(id) ?? null,
		};
	},
	updateMediaItem: async (
		_: unknown,
		args: { input: MediaInput & { id: string } },
		context: Context,
	) => {
		const { input } = args;
		const id = idOf(args);
		const post = context.store.post(id);
		if (post === undefined) throw userError('No mediaItem with that ID could be found to update');
		const { media } = post;
		if (media === null) throw userError(`The id ${id} is not of the type mediaItem`);
		const viewer = changerOf(context);
		if (!mayOn('edit', post, viewer))
			throw userError('Sorry, you are not allowed to update mediaItems');
		await change(context, (store) => {
			const writing = { store, viewer, now: context.now() };
			return [put('post', savedMedia(post, media, mediaFieldsOf(input), writing))];
		});
		return {
			clientMutationId: input.clientMutationId ?? null,
			mediaItem: context.store.post(id) ?? null,
		};
	},
	deleteMediaItem: async (
		_: unknown,
		args: { input: MediaInput & { id: string } },
		context: Context,
	) => {
		const post = context.store.post(idOf(args));
		if (post === undefined) throw userError('No mediaItem with that ID could be found to delete');
		// WPGraphQL forgets to put the type into this message.
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
