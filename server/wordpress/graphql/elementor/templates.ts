import { TEMPLATE_TYPE } from '@outrigger/formats/model/builder-records';
import type { PostRecord } from '@outrigger/formats/model/records';
import { parseCondition } from '@outrigger/rules/templates/conditions';
import { maySee } from '../../auth/visibility';
import { isTemplateShown } from '../../reading/placed-templates';
import type { GraphQLContext } from '../context';
import { parseDatabaseId, requireGlobalId } from '../global-id';
import type {
	ElementorCondition,
	ElementorLocationEnum,
	ElementorTemplateSettings,
	ElementorTemplateTypeEnum,
	ElementorWrapperTagEnum,
} from '../resolvers.generated';
import { readChoice, readInteger, readSwitch, readText, type StoredSettings } from './read-setting';

const IDS = [1, Number.MAX_SAFE_INTEGER] as const;

/** Stored kinds of templates, and the place that each fills by its conditions. */
const TYPES: Readonly<
	Record<string, { type: ElementorTemplateTypeEnum; location: ElementorLocationEnum | null }>
> = {
	archive: { type: 'ARCHIVE', location: 'ARCHIVE' },
	container: { type: 'CONTAINER', location: null },
	'error-404': { type: 'ERROR_404', location: 'SINGLE' },
	'floating-buttons': { type: 'FLOATING_BUTTONS', location: 'FLOATING_BUTTONS' },
	footer: { type: 'FOOTER', location: 'FOOTER' },
	header: { type: 'HEADER', location: 'HEADER' },
	'loop-item': { type: 'LOOP_ITEM', location: null },
	page: { type: 'PAGE', location: null },
	product: { type: 'PRODUCT', location: 'SINGLE' },
	'product-archive': { type: 'PRODUCT_ARCHIVE', location: 'ARCHIVE' },
	'search-results': { type: 'SEARCH_RESULTS', location: 'ARCHIVE' },
	section: { type: 'SECTION', location: null },
	single: { type: 'SINGLE', location: 'SINGLE' },
	'single-page': { type: 'SINGLE_PAGE', location: 'SINGLE' },
	'single-post': { type: 'SINGLE_POST', location: 'SINGLE' },
};
const TAGS: Readonly<Record<string, ElementorWrapperTagEnum>> = {
	article: 'ARTICLE',
	aside: 'ASIDE',
	div: 'DIV',
	footer: 'FOOTER',
	header: 'HEADER',
	main: 'MAIN',
	nav: 'NAV',
	section: 'SECTION',
};

export type DocumentKind = 'template' | 'popup';
const isPopup = (post: PostRecord) => post.elementor?.type === 'popup';

/**
 * Returns the kind of a document, template or popup; `null` for kinds that are neither, such as
 * the kit.
 */
export function documentKind(post: PostRecord): DocumentKind | null {
	if (post.type !== TEMPLATE_TYPE || post.elementor === null) return null;
	if (isPopup(post)) return 'popup';
	return post.elementor.type in TYPES ? 'template' : null;
}

export const templateType = (post: PostRecord): ElementorTemplateTypeEnum =>
	TYPES[post.elementor?.type ?? '']?.type ?? 'SECTION';
export const templateLocation = (post: PostRecord): ElementorLocationEnum | null =>
	TYPES[post.elementor?.type ?? '']?.location ?? null;

/**
 * Published documents of one kind by id. If `ids` is given: the documents of these ids that the viewer may see, in the
 * order of the ids.
 */
export function listDocuments(
	kind: DocumentKind,
	ids: readonly number[] | null | undefined,
	context: GraphQLContext,
): PostRecord[] {
	const { store, budget, viewer } = context;
	const candidates = ids
		? [...new Set(ids)].flatMap((id) => store.post(id) ?? [])
		: store.posts(
				{
					types: [TEMPLATE_TYPE],
					documentTypes: kind === 'popup' ? ['popup'] : Object.keys(TYPES),
					orderBy: [{ field: 'id', order: 'ASC' }],
				},
				{},
			).items;
	const documents = candidates.filter(
		(post) =>
			documentKind(post) === kind &&
			isShown(post, context) &&
			(post.status === 'publish' || (ids && maySee(store, post, viewer))),
	);
	budget.spend(documents.length);
	return documents;
}

/** A published document by an id of the kind `idType`; `null` where there is none. */
export function findDocument(
	kind: DocumentKind,
	id: string,
	idType: string | null | undefined,
	context: GraphQLContext,
): PostRecord | null {
	const { store } = context;
	const find = () => {
		if (idType === 'DATABASE_ID') return store.post(parseDatabaseId(id) ?? -1);
		if (idType === 'SLUG') return store.postBySlug(TEMPLATE_TYPE, id);
		const parsed = requireGlobalId(id);
		return parsed.kind === 'post' ? store.post(parseDatabaseId(parsed.key) ?? -1) : undefined;
	};
	const post = find();
	if (post?.status !== 'publish' || documentKind(post) !== kind) return null;
	return isShown(post, context) ? post : null;
}

/** Links open popups as well, so visitors receive all popups. */
function isShown(post: PostRecord, context: GraphQLContext): boolean {
	return isPopup(post) || isTemplateShown(post, templateLocation(post) !== null, context);
}

/** The valid stored conditions, typed. */
export function conditionsOf(post: PostRecord): ElementorCondition[] {
	return (post.elementor?.conditions ?? []).flatMap((stored) => {
		const condition = parseCondition(stored);
		if (condition === null) return [];
		return { ...condition, type: condition.type === 'include' ? 'INCLUDE' : 'EXCLUDE' };
	});
}

/** A template's `page_settings`, typed, without the settings of style. */
export function templateSettings(settings: StoredSettings): ElementorTemplateSettings {
	return {
		contentWrapperHtmlTag: readChoice(settings.content_wrapper_html_tag, TAGS, null),
		pageLayout: readText(settings.template),
		hideTitle: readSwitch(settings.hide_title, false),
		customCss: readText(settings.custom_css),
		cssClasses: readText(settings.classes) ?? '',
		loopSource: readText(settings.source),
		previewType: readText(settings.preview_type),
		previewId: readInteger(settings.preview_id, IDS),
	};
}
