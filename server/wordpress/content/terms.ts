import {
	checkShape,
	joinPath,
	unalias,
	warnUnread,
} from '@outrigger/formats/content-folder/check-shape';
import { quoteValue } from '@outrigger/formats/content-folder/content-error';
import type { JsonFile } from '@outrigger/formats/content-folder/content-files';
import { makeSlug } from '@outrigger/formats/content-folder/slugs';
import type { TermRecord } from '@outrigger/formats/model/records';
import type { Reference } from '@outrigger/formats/shapes/fields';
import { TermShape } from '@outrigger/formats/shapes/term-shape';
import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { indexBy } from '../store/index-by';
import type { LoadContext } from './context';
import { findCycles } from './cycles';
import type { IdHolder } from './ids';
import { knownLanguage } from './languages';
import { readList } from './read-list';

/** A term with the place where it was written. */
export interface TermDraft {
	record: TermRecord;
	parent: Reference | null;
	original: Reference | null;
	file: string;
	path: string;
}

/**
 * The terms of `terms.json`: a list, each with its taxonomy, or an object with a list for each taxonomy.
 * Ids are not assigned yet (menus share them), parents not followed (`linkTermParents`).
 */
export function readTerms(
	files: readonly JsonFile[],
	context: LoadContext,
): { drafts: TermDraft[]; holders: IdHolder[] } {
	const drafts: TermDraft[] = [];
	const holders: IdHolder[] = [];
	const listed = files.flatMap((file) => listTerms(file, context));
	for (const { file, value, path, taxonomy } of listed) {
		const place = { file, path };
		const raw = unalias(value);
		warnUnread(raw, Object.keys(TermShape.entries), place, context.report);
		const fields = checkShape(TermShape, raw, place, context.report);
		if (!fields) continue;
		const record: TermRecord = {
			databaseId: 0,
			taxonomy: taxonomy ?? fields.taxonomy ?? '',
			name: fields.name,
			slug: fields.slug ?? makeSlug(fields.name),
			description: fields.description,
			parentId: 0,
			uri: '',
			count: 0,
			meta: fields.meta,
		};
		const language = knownLanguage(fields.language, place, context);
		if (language !== undefined) record.language = language;
		if (!isUsable(record, place, context)) continue;
		const original = fields.translationOf ?? null;
		drafts.push({ record, parent: fields.parent ?? null, original, ...place });
		holders.push({
			wanted: fields.databaseId,
			...place,
			set: (id) => {
				record.databaseId = id;
			},
		});
	}
	return { drafts, holders };
}

interface ListedTerm {
	file: string;
	value: unknown;
	path: string;
	/** The taxonomy that the file names above the list; `undefined` where each term names its own. */
	taxonomy: string | undefined;
}

function listTerms(file: JsonFile, { report }: LoadContext): ListedTerm[] {
	const { value } = file;
	if (!isPlainObject(value))
		return readList(file, report).map((item) => ({
			...item,
			file: file.file,
			taxonomy: undefined,
		}));
	return Object.entries(value).flatMap(([taxonomy, terms]: [string, unknown]) => {
		if (Array.isArray(terms))
			return terms.map((term: unknown, at) => ({
				file: file.file,
				value: term,
				path: `${taxonomy}[${at}]`,
				taxonomy,
			}));
		report.problem(file.file, taxonomy, quoteValue(terms), 'a list of terms');
		return [];
	});
}

function isUsable(
	record: TermRecord,
	place: { file: string; path: string },
	{ report, taxonomies }: LoadContext,
): boolean {
	const names = taxonomies.map((taxonomy) => taxonomy.name);
	if (!names.includes(record.taxonomy)) {
		report.problem(
			place.file,
			joinPath(place.path, ['taxonomy']),
			quoteValue(record.taxonomy),
			`${names.join(', ')} (others are declared in site.json)`,
		);
		return false;
	}
	if (record.slug === '') {
		report.problem(place.file, joinPath(place.path, ['slug']), 'nothing', 'a slug');
		return false;
	}
	return true;
}

/** Follows the parents of terms, when ids are assigned. */
export function linkTermParents(
	drafts: readonly TermDraft[],
	{ report, taxonomies }: LoadContext,
): void {
	const flat = new Set(
		taxonomies.filter((taxonomy) => !taxonomy.hierarchical).map(({ name }) => name),
	);
	const bySlug = new Map<string, TermDraft>();
	for (const draft of drafts) {
		const key = `${draft.record.taxonomy}/${draft.record.slug}`;
		if (bySlug.has(key))
			report.problem(
				draft.file,
				joinPath(draft.path, ['slug']),
				`"${draft.record.slug}", which another term of ${draft.record.taxonomy} has as well`,
				'a slug of its own',
			);
		else bySlug.set(key, draft);
	}
	const byId = indexBy(drafts, ({ record }) => record.databaseId);
	for (const draft of drafts) {
		if (draft.parent === null) continue;
		const { taxonomy } = draft.record;
		const found =
			typeof draft.parent === 'number'
				? byId.get(draft.parent)
				: bySlug.get(`${taxonomy}/${lastPart(draft.parent)}`);
		if (found?.record.taxonomy === taxonomy && !flat.has(taxonomy))
			draft.record.parentId = found.record.databaseId;
		else
			report.problem(
				draft.file,
				joinPath(draft.path, ['parent']),
				quoteValue(draft.parent),
				flat.has(taxonomy)
					? `nothing: ${taxonomy} is not hierarchical`
					: `the slug of a term of ${taxonomy}`,
			);
	}
	for (const cycle of findCycles(drafts.map(({ record }) => record))) {
		const first = drafts.find(({ record }) => record === cycle[0]);
		if (!first) continue;
		report.problem(
			first.file,
			joinPath(first.path, ['parent']),
			`a cycle: ${[...cycle, first.record].map(({ slug }) => slug).join(' → ')}`,
			'parents that end at the top',
		);
		first.record.parentId = 0;
	}
}

function lastPart(reference: string): string {
	return reference.split('/').filter(Boolean).at(-1) ?? '';
}
