import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { TEMPLATE_TYPES } from '../content-folder/documents';
import { readTree } from '../read-export';
import { CONDITION } from '../shapes/post-shape';
import type { Tally } from '../tally';
import type { OwnLinks } from './own-links';
import { readPhpValue } from './php-value';
import type { Meta } from './wxr-items';

/** The fields that the builder keeps beside a post. */
export interface BuilderFields {
	/** The kind of document, `wp-page`, `header`, `kit`; empty where the fields do not name it. */
	documentType: string;
	/** Fields of `docs/content.md`; `null` where the post is no builder document. */
	fields: Record<string, unknown> | null;
	pageSettings: Record<string, unknown>;
}

/**
 * Reads the builder's own custom fields of a post.
 * @param isTemplate true for a template, which is always a document; a post is a document only while the builder is
 *   switched on for it
 * @param place for warnings, `post 12`
 */
export function readBuilderFields(
	meta: readonly Meta[],
	isTemplate: boolean,
	place: string,
	links: OwnLinks,
	tally: Tally,
): BuilderFields {
	const last = new Map(meta.map(({ key, value }) => [key, value]));
	const object = (key: string) => objectOf(last.get(key), key, place, tally);
	const documentType = last.get('_elementor_template_type') ?? '';
	const pageSettings = object('_elementor_page_settings');
	const isBuilt =
		isTemplate ||
		last.has('_elementor_component_uid') ||
		last.get('_elementor_edit_mode') === 'builder';
	const tree = isBuilt ? treeOf(last.get('_elementor_data'), place, links, tally) : null;
	if (!tree) {
		const fields = isTemplate ? { type: templateType(documentType) } : null;
		return { documentType, fields, pageSettings };
	}
	const version = last.get('_elementor_version');
	return {
		documentType,
		pageSettings,
		fields: {
			type: isTemplate ? templateType(documentType) : 'page',
			...(version ? { version } : {}),
			page_settings: pageSettings,
			content: tree,
			...(isTemplate ? templateFields(last, object, place, tally) : {}),
		},
	};
}

function templateType(documentType: string): string {
	return TEMPLATE_TYPES.find((type) => type === documentType) ?? 'page';
}

function templateFields(
	meta: ReadonlyMap<string, string>,
	object: (key: string) => Record<string, unknown>,
	place: string,
	tally: Tally,
): Record<string, unknown> {
	const conditions = readPhpValue(meta.get('_elementor_conditions') ?? '');
	const written: unknown[] = isPlainObject(conditions)
		? Object.values(conditions)
		: Array.isArray(conditions)
			? conditions
			: [];
	const taken = written.filter((one) => typeof one === 'string' && CONDITION.test(one));
	if (taken.length < written.length) tally.add('conditions that are not known', place);
	const display = object('_elementor_popup_display_settings');
	return {
		conditions: taken,
		display_settings: {
			triggers: isPlainObject(display.triggers) ? display.triggers : {},
			timing: isPlainObject(display.timing) ? display.timing : {},
		},
	};
}

function objectOf(
	text: string | undefined,
	key: string,
	place: string,
	tally: Tally,
): Record<string, unknown> {
	if (text === undefined || text === '') return {};
	const value = readPhpValue(text);
	if (isPlainObject(value)) return value;
	if (value === undefined || typeof value === 'string')
		tally.add(`${key} cannot be read and counts as empty`, place);
	return {};
}

/** The tree; `[]` for an empty document, `null` where there is none or it is broken. */
function treeOf(
	text: string | undefined,
	place: string,
	links: OwnLinks,
	tally: Tally,
): unknown[] | null {
	if (text === undefined || text === '') return null;
	if (text.trim() === '[]') return [];
	const linked = links(text);
	// Tools that write the field without WordPress do not remove its slashes.
	for (const written of [linked, linked.replace(/\\(["\\/])/g, '$1')]) {
		const tree = readTree(written);
		if (Array.isArray(tree)) return tree;
	}
	tally.add('_elementor_data is broken, so the words of the post are shown instead', place);
	return null;
}
