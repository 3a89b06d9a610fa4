import { existsSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import type { MediaFileRecord, PostRecord } from '@outrigger/formats/model/records';
import type { Known } from './known';

/** A file of the library: its entry in `media.json`, and the copy behind it. */
export interface WrittenMedia {
	fields: Record<string, unknown>;
	/** Path in the new folder and absolute path; null if this host lacks the file. */
	copy: [string, string] | null;
}

/** @param dir the folder that the content was read from; files elsewhere were uploaded since */
export function writtenMedia(
	{ media, ...post }: PostRecord & { media: MediaFileRecord },
	dir: string,
	{ userSlug }: Known,
): WrittenMedia {
	const usual = `uploads/${media.file}`;
	const inside = relative(dir, media.sourcePath);
	const isInside = !inside.startsWith('..') && !isAbsolute(inside);
	const source = isInside ? inside.replaceAll('\\', '/') : usual;
	return {
		fields: {
			databaseId: post.databaseId,
			slug: post.slug,
			title: post.title,
			file: media.file,
			source: source === usual ? undefined : source,
			url: media.foreignUrl,
			mimeType: media.mimeType,
			width: media.width,
			height: media.height,
			sizes: sizesOf(media.foreignSizes),
			altText: media.altText,
			caption: media.caption,
			description: media.description,
			date: post.date,
			modified: post.modified === post.date ? undefined : post.modified,
			author: userSlug(post.authorId),
			parent: post.parentId || undefined,
			commentStatus: post.commentStatus === 'closed' ? undefined : post.commentStatus,
		},
		copy: existsSync(media.sourcePath) ? [source, media.sourcePath] : null,
	};
}

function sizesOf(sizes: MediaFileRecord['foreignSizes']) {
	return sizes && Object.fromEntries(sizes.map(({ name, ...size }) => [name, size]));
}
