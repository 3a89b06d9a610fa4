import type { ExecuteGraphQL } from '../../wordpress/server-client';
import type { LibraryMedia } from '../media/media-library';

/** A picture of the media library, for tests: a bay, 2400 by 1600, in three sizes. */
export function storedMedia(changes: Partial<LibraryMedia> = {}): LibraryMedia {
	return {
		id: `media-${changes.databaseId ?? 12}`,
		databaseId: 12,
		sourceUrl: '/bay.jpg',
		altText: 'A bay',
		caption: null,
		mimeType: 'image/jpeg',
		srcSet: '/bay-1024x683.jpg 1024w, /bay-300x200.jpg 300w',
		title: 'Bay',
		description: null,
		uri: null,
		mediaDetails: {
			width: 2400,
			height: 1600,
			sizes: [size('thumbnail', 150, 150), size('medium', 300, 200), size('large', 1024, 683)],
		},
		...changes,
	};
}

/** Answers the query of a document's pictures, for tests; the library has only the pictures in the list. */
export function answerMedia(...library: readonly LibraryMedia[]): ExecuteGraphQL {
	return async ({ variables }) => {
		const ids = Array.isArray(variables.ids) ? variables.ids : [];
		const nodes = library.filter(({ databaseId }) => ids.includes(`${databaseId}`));
		return { data: { mediaItems: { nodes } } };
	};
}

function size(name: string, width: number, height: number) {
	return { name, sourceUrl: `/bay-${width}x${height}.jpg`, width: `${width}`, height: `${height}` };
}
