import type { ElementorElementRecord, PostRecord } from '@outrigger/formats/model/records';
import { mayEdit } from '../../auth/visibility';
import { readElements, readPageSettings } from '../../reading/read-post';
import { asStored, asVisitorsSee } from '../../reading/shown-settings';
import { renderTitle } from '../../texts/titles';
import { typographyIn } from '../../texts/typography';
import { askerOf, type GraphQLContext } from '../context';
import { toGlobalId } from '../global-id';
import type {
	ElementorTemplatesWhereArgs,
	Resolvers,
	RootQueryResolvers,
} from '../resolvers.generated';
import { atomicDocuments, atomicElements, usedClasses, variableCss } from './atomic';
import { inSlices } from './in-slices';
import {
	BASE_BREAKPOINTS,
	kitBreakpoints,
	kitColors,
	kitFeature,
	kitLightbox,
	kitTypography,
	otherKitSettings,
} from './kit';
import { findLoop, loopFields } from './loop';
import { pageMetaFields } from './page-meta';
import { popupSettings } from './popup-settings';
import { popupTiming } from './popup-timing';
import { popupTriggers } from './popup-triggers';
import { readText, type StoredSettings } from './read-setting';
import { renderedHtmlOf } from './rendered-html';
import {
	conditionsOf,
	findDocument,
	listDocuments,
	templateLocation,
	templateSettings,
	templateType,
} from './templates';

type Context = GraphQLContext;

/** `NodeWithElementor`, on everything that may be designed in the builder. */
export const elementorFields = {
	elementorDocumentType: (post: PostRecord) => post.elementor?.type ?? null,
	elementorElements: (post: PostRecord, _: object, context: Context) => {
		const elements = readElements(post, askerOf(context));
		return elements && inSlices(elements);
	},
	elementorPageSettings: (post: PostRecord, _: object, { viewer }: Context) =>
		readPageSettings(post, { viewer }),
};

/** `NodeWithElementorPageMeta`. */
export const elementorPageMetaFields = { elementorPageMeta: (post: PostRecord) => post };

const documentFields = {
	...elementorFields,
	id: (post: PostRecord) => toGlobalId('post', post.databaseId),
	databaseId: (post: PostRecord) => post.databaseId,
	slug: (post: PostRecord) => post.slug || null,
	title: (post: PostRecord, _: object, context: GraphQLContext) =>
		renderTitle(post.title, typographyIn(context)),
	modifiedGmt: (post: PostRecord) => post.modifiedGmt,
	conditions: conditionsOf,
};

function matches(post: PostRecord, where: ElementorTemplatesWhereArgs): boolean {
	const location = templateLocation(post);
	const { locationIn, typeIn } = where;
	return (
		(!locationIn || (location !== null && locationIn.includes(location))) &&
		(!typeIn || typeIn.includes(templateType(post)))
	);
}

/** The absolute address for a setting, which may be an address, a path or empty. */
function addressOf(setting: string, fallback: string | null, siteUrl: string): string | null {
	const address = setting || fallback;
	return address?.startsWith('/') ? siteUrl + address : address;
}

export const elementorQueries: RootQueryResolvers = {
	elementorKit: (_, __, { store }) => (store.content.kit.databaseId > 0 ? store.content.kit : null),
	elementorSiteConfig: (_, __, { store, siteUrl, contractVersion }) => ({
		contractVersion,
		restUrl: addressOf(store.settings.restUrl, '/wp-json/', siteUrl) ?? '',
		ajaxUrl: addressOf(store.settings.ajaxUrl, '/wp-admin/admin-ajax.php', siteUrl) ?? '',
		socialFeedAjaxUrl: addressOf(store.settings.socialFeedAjaxUrl, null, siteUrl),
		siteLogo: store.post(store.settings.siteLogoId) ?? null,
		accessibleDefaults: store.settings.accessibleDefaults,
	}),
	elementorTemplates: (_, { where }, context) =>
		listDocuments('template', where?.in, context).filter((post) => matches(post, where ?? {})),
	elementorTemplate: (_, { id, idType }, context) => findDocument('template', id, idType, context),
	elementorPopups: (_, { where }, context) => listDocuments('popup', where?.in, context),
	elementorPopup: (_, { id, idType }, context) => findDocument('popup', id, idType, context),
	elementorAtomicDocuments: (_, { in: ids }, context) => atomicDocuments(ids, context),
	elementorVariables: (_, __, { store }) => store.content.kit.design?.variables ?? [],
	elementorLoop: (_, { where }, { store }) => findLoop(where, store),
	elementorSearchSuggestion: (_, { search }, { store }) => store.suggestSearch(search),
};

export const elementorTypes: Resolvers = {
	ElementorTemplate: {
		...documentFields,
		type: templateType,
		location: templateLocation,
		settings: ({ elementor }) => templateSettings(elementor?.pageSettings ?? {}),
	},
	ElementorPopup: {
		...documentFields,
		settings: ({ elementor }) => popupSettings(elementor?.pageSettings ?? {}),
		triggers: ({ elementor }) => popupTriggers(elementor?.displaySettings.triggers ?? {}),
		timing: ({ elementor }, _, { store, now }) =>
			popupTiming(elementor?.displaySettings.timing ?? {}, now(), store.settings.timezone),
		displaySettings: (post, _, { viewer }) =>
			mayEdit(post, viewer) ? storedDisplay(post.elementor?.displaySettings) : null,
	},
	ElementorElement: {
		renderedHtml: (element: ElementorElementRecord, _args: unknown, { store }: GraphQLContext) =>
			renderedHtmlOf(element, store.settings.sidebars),
	},
	ElementorAtomicDocument: {
		databaseId: ({ post }) => post.databaseId,
		elements: ({ post }) => atomicElements(post),
		classes: (document, _, context) => usedClasses(document, context),
	},
	ElementorAtomicElement: {
		styles: ({ styles }) => styles ?? {},
		interactions: ({ interactions }) => interactions ?? {},
		drawing: () => null,
	},
	ElementorComponent: {
		elements: ({ elementor }) => inSlices(elementor?.elements ?? []),
		atomicElements,
	},
	ElementorVariable: { value: variableCss },
	ElementorLoop: loopFields,
	ElementorPageMeta: pageMetaFields,
	ElementorKit: {
		id: ({ databaseId }) => toGlobalId('post', databaseId),
		systemColors: ({ settings }) => kitColors(settings.system_colors),
		customColors: ({ settings }) => kitColors(settings.custom_colors),
		systemTypography: ({ settings }) => kitTypography(settings.system_typography),
		customTypography: ({ settings }) => kitTypography(settings.custom_typography),
		breakpoints: ({ settings }) => kitBreakpoints(settings),
		baseBreakpoints: () => BASE_BREAKPOINTS,
		lightbox: ({ settings }) => kitLightbox(settings),
		containerFeature: ({ settings }) => kitFeature(settings.container),
		lazyLoadBackgrounds: ({ settings }) => kitFeature(settings.lazy_load_background_images),
		analyticsMeasurementId: (_, __, { store }) => store.settings.analyticsMeasurementId || null,
		customCss: ({ settings }) => readText(settings.custom_css),
		settings: ({ settings }) => otherKitSettings(asVisitorsSee(settings, null)),
	},
};

/** A popup's stored triggers and rules, including those that are off. */
function storedDisplay(
	stored: { triggers: StoredSettings; timing: StoredSettings } | undefined,
): Record<'triggers' | 'timing', Record<string, unknown>> {
	return {
		triggers: asStored(stored?.triggers ?? {}, null),
		timing: asStored(stored?.timing ?? {}, null),
	};
}
