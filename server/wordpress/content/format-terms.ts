import { POST_FORMAT, POST_FORMATS, postFormatSlug } from '@outrigger/formats/model/post-formats';
import type { PostDraft } from './draft-posts';
import type { IdHolder } from './ids';
import type { TermDraft } from './terms';

/** Makes the terms of formats that posts name (`format: gallery`) and `terms.json` does not have. */
export function addFormatTerms(
	posts: readonly PostDraft[],
	terms: { drafts: TermDraft[]; holders: IdHolder[] },
): void {
	const known = new Set(
		terms.drafts
			.filter(({ record }) => record.taxonomy === POST_FORMAT)
			.map((one) => one.record.slug),
	);
	for (const { fields, source } of posts) {
		if (!fields.format || fields.format === 'standard') continue;
		const slug = postFormatSlug(fields.format);
		if (known.has(slug)) continue;
		known.add(slug);
		const place = { file: source.file, path: source.path };
		const record = {
			databaseId: 0,
			taxonomy: POST_FORMAT,
			name: POST_FORMATS[fields.format],
			slug,
			description: '',
			parentId: 0,
			uri: '',
			count: 0,
			meta: {},
		};
		terms.drafts.push({ record, parent: null, original: null, ...place });
		terms.holders.push({
			wanted: undefined,
			...place,
			set: (id) => {
				record.databaseId = id;
			},
		});
	}
}
