import type { ElementorElementRecord, PostRecord } from '@outrigger/formats/model/records';
import { isLocked, mayEdit } from '../../auth/visibility';
import { renderTitle } from '../../texts/titles';
import type { GraphQLContext } from '../context';
import { toGlobalId } from '../global-id';
import type {
	ElementorTemplatesWhereArgs,
	Resolvers,
	RootQueryResolvers,
} from '../resolvers.generated';
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
import { readText } from './read-setting';
import { renderedHtmlOf } from './rendered-html';
import { withoutSecrets } from './secrets';
import { storedDisplay } from './stored-display';
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
	elementorElements: (post: PostRecord, _: object, { viewer }: Context) =>
		isLocked(post, viewer) || !post.elementor ? null : inSlices(post.elementor.elements),
	elementorPageSettings: ({ elementor }: PostRecord) =>
		elementor === null ? null : withoutSecrets(elementor.pageSettings, null),
};

/** `NodeWithElementorPageMeta`. */
export const elementorPageMetaFields = { elementorPageMeta: (post: PostRecord) => post };

const documentFields = {
	...elementorFields,
	id: (post: PostRecord) => toGlobalId('post', post.databaseId),
	databaseId: (post: PostRecord) => post.databaseId,
	slug: (post: PostRecord) => post.slug || null,
	title: (post: PostRecord) => renderTitle(post.title),
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

/** An absolute address out of a setting that may be a path, or empty. */
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
	}),
	elementorTemplates: (_, { where }, context) =>
		listDocuments('template', where?.in, context).filter((post) => matches(post, where ?? {})),
	elementorTemplate: (_, { id, idType }, context) => findDocument('template', id, idType, context),
	elementorPopups: (_, { where }, context) => listDocuments('popup', where?.in, context),
	elementorPopup: (_, { id, idType }, context) => findDocument('popup', id, idType, context),
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
		settings: (element: ElementorElementRecord) =>
			withoutSecrets(element.settings, element.widgetType ?? element.elType),
		renderedHtml: (element: ElementorElementRecord, _args: unknown, { store }: GraphQLContext) =>
			renderedHtmlOf(element, store.settings.sidebars),
	},
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
		settings: ({ settings }) => otherKitSettings(withoutSecrets(settings, null)),
	},
};
