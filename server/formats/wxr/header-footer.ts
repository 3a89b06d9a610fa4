import { ownValue } from '@outrigger/rules/values/own-value';
import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { readPhpValue } from './php-value';

/** The post type in which a free add-on keeps headers and footers, each a document of the builder. */
export const HEADER_FOOTER_TYPE = 'elementor-hf';

/**
 * The fields of a header or footer about its own type and place. Each text is a stored value, and it is empty if
 * nothing is stored.
 */
export interface StoredPart {
	/** `ehf_template_type`, `type_header` */
	kind?: string;
	/** `_elementor_template_type`; tools that write such posts themselves set it. */
	documentType?: string;
	title: string;
	/** `ehf_target_include_locations`, PHP's `{rule: ['basic-global'], specific: []}` */
	include?: string;
	/** `ehf_target_exclude_locations`, in the same form. */
	exclude?: string;
}

/** The template that such a post becomes; `unread` has the places that the host does not know. */
export interface PartTemplate {
	type: 'header' | 'footer' | 'section';
	conditions: string[];
	unread: string[];
}

/** The add-on's places → the builder's names of them. */
const PLACES: Readonly<Record<string, string>> = {
	'basic-global': 'general',
	entire: 'general',
	'basic-singulars': 'singular',
	'basic-archives': 'archive',
	'special-404': 'singular/not_found404',
	'special-front': 'singular/front_page',
	'special-blog': 'archive/post_archive',
};
const CHOSEN = 'specifics';
const CHOSEN_POST = /^post-([1-9]\d{0,9})$/;

/**
 * Turns a header or footer of the add-on into a template. A kit has none of the add-on's metas: there the title shows
 * the type, and the template is on all pages. A part that is neither a header nor a footer becomes a section, which
 * appears wherever an element embeds it.
 */
export function partTemplate(part: StoredPart): PartTemplate {
	const type = partType(part);
	if (type === 'section') return { type, conditions: [], unread: [] };
	const unread: string[] = [];
	const where = (stored: string) =>
		rulesIn(stored).flatMap((rule) => {
			const [, id] = CHOSEN_POST.exec(rule) ?? [];
			// The id does not show whether its post is a page or a post, so the function returns a condition for each.
			if (id) return [`singular/page/${id}`, `singular/post/${id}`];
			const place = ownValue(PLACES, rule);
			if (place === undefined) unread.push(rule);
			return place ?? [];
		});
	const { include = '', exclude = '' } = part;
	const shown = include === '' ? ['general'] : where(include);
	const conditions = [
		...shown.map((place) => `include/${place}`),
		...where(exclude).map((place) => `exclude/${place}`),
	];
	return { type, conditions, unread };
}

function partType({ kind = '', documentType = '', title }: StoredPart): PartTemplate['type'] {
	if (kind !== '') return nameIn(kind.replace(/^type_/, ''), /^(header|footer)$/);
	const own = nameIn(documentType, /^(header|footer)$/);
	return own === 'section' ? nameIn(title, /\b(header|footer)\b/i) : own;
}

function nameIn(text: string, pattern: RegExp): PartTemplate['type'] {
	const name = pattern.exec(text)?.[1]?.toLowerCase();
	return name === 'header' || name === 'footer' ? name : 'section';
}

/** The places of a stored rule, including chosen posts. */
function rulesIn(stored: string): string[] {
	const value = readPhpValue(stored);
	const { rule, specific } = isPlainObject(value) ? value : { rule: value, specific: [] };
	const rules = textsIn(rule);
	return [
		...rules.filter((one) => one !== CHOSEN),
		...(rules.includes(CHOSEN) ? textsIn(specific) : []),
	];
}

/** PHP's lists are objects where their numbers have gaps. */
function textsIn(value: unknown): string[] {
	const list: unknown[] = isPlainObject(value)
		? Object.values(value)
		: Array.isArray(value)
			? value
			: [];
	return list.filter((one) => typeof one === 'string' && one !== '').map(String);
}
