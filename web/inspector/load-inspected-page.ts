import type { ApolloClient } from '@apollo/client';
import type { CurrentNode } from '@outrigger/elements/elements/context/current-node';
import type {
	DocumentInfo,
	HiddenElement,
} from '@outrigger/elements/elements/context/render-context';
import type { Kit } from '@outrigger/elements/elements/styles/kit';
import {
	NodeElementsDocument,
	TemplatesDocument,
} from '@outrigger/elements/elements/tree/stored-document.extension.generated';
import { PopupsDocument } from '@outrigger/elements/popups/popups.extension.generated';
import { readPopup } from '@outrigger/elements/popups/read-popup';
import type { AddOnTable } from '@outrigger/rules/add-ons/add-on-table';
import type { Breakpoints } from '@outrigger/rules/builder/breakpoints';
import type { Condition } from '@outrigger/rules/templates/conditions';
import { plainText } from '@outrigger/rules/text/plain-text';
import { displaySettings } from './display-settings';
import type { InspectedDocument, InspectedPage } from './inspected-page';
import { loadVariables, variableWords, withAtomic } from './load-atomic';
import { PopupDisplayDocument } from './popup-display.extension.generated';

/** The sources of the data about a page's documents. */
interface InspectedSource {
	client: ApolloClient;
	/** True if the site gives editors the stored triggers and rules of popups. */
	hasDisplaySettings: boolean;
	/** True if the site answers with the data that elements of version 4 have in addition to their settings. */
	hasAtomic: boolean;
	documents: readonly DocumentInfo[];
	hidden: readonly HiddenElement[];
	kit: Kit | null;
	breakpoints: Breakpoints;
	/** The node that the page is about. */
	node: CurrentNode | null;
	seo: { title: string | null; description: string | null; noIndex: boolean } | null;
	site: { url: string; zone: string };
	/** Tables of add-ons that the site's owner wrote. */
	addOns: readonly AddOnTable[];
	/** The conditions under which templates and popups show. */
	conditions: readonly { databaseId: number; conditions: readonly Condition[] }[];
}

/**
 * Returns the editor's view's data about a new rendering of a page: its documents in their stored form, even if the
 * page shows them differently. The host has most of this data from the rendering, so it sends few further requests.
 */
export async function loadInspectedPage(source: InspectedSource): Promise<InspectedPage> {
	const { documents, hidden, kit, breakpoints, site, addOns } = source;
	const loaded = await Promise.all(documents.map((document) => loadDocument(document, source)));
	const found = loaded.flatMap((document) => document ?? []);
	const variables = source.hasAtomic ? await loadVariables(source.client) : [];
	const all = source.hasAtomic ? await withAtomic(found, variables, source.client) : found;
	return {
		siteUrl: site.url,
		zone: site.zone,
		breakpoints,
		addOns,
		documents: all.sort((one, other) => placeOf(one) - placeOf(other)),
		hidden,
		globals: {
			colors: Object.fromEntries(
				[...(kit?.systemColors ?? []), ...(kit?.customColors ?? [])].map(({ id, color }) => [
					id,
					color,
				]),
			),
			typography: Object.fromEntries(
				[...(kit?.systemTypography ?? []), ...(kit?.customTypography ?? [])].map(
					({ id, fontFamily, fontWeight }) => [
						id,
						[fontFamily, fontWeight].filter(Boolean).join(' '),
					],
				),
			),
			variables: variableWords(variables),
		},
	};
}

/** The order of documents: the page and the items of its lists first, then header and footer, then popups. */
function placeOf({ type }: InspectedDocument): number {
	return ['header', 'footer', 'popup'].indexOf(type) + 1;
}

/** Returns null for a document that has been deleted in the meantime. */
async function loadDocument(
	{ databaseId, type }: DocumentInfo,
	source: InspectedSource,
): Promise<InspectedDocument | null> {
	if (type === 'popup') return loadPopup(databaseId, source);
	const template = await loadTemplate(databaseId, source);
	return template ?? loadNode(databaseId, source);
}

async function loadPopup(
	databaseId: number,
	source: InspectedSource,
): Promise<InspectedDocument | null> {
	const { data } = await source.client.query({
		query: PopupsDocument,
		variables: { ids: [databaseId] },
	});
	const [stored] = data?.elementorPopups ?? [];
	if (!stored) return null;
	const display = await storedDisplay(databaseId, source);
	const popup = readPopup(stored, { isArmed: true, zone: source.site.zone });
	return {
		databaseId,
		type: 'popup',
		title: plainText(stored.title ?? ''),
		elements: stored.elementorElements ?? [],
		pageSettings: stored.elementorPageSettings ?? {},
		atomic: {},
		more: {
			databaseId,
			...(stored.slug && { slug: stored.slug }),
			conditions: conditionsOf(databaseId, source),
			display_settings: display ?? displaySettings(popup),
		},
	};
}

/**
 * Returns null if the site does not give the stored triggers and rules to this editor; then the settings of
 * switched-off triggers and rules are lost.
 */
async function storedDisplay(
	databaseId: number,
	{ client, hasDisplaySettings }: InspectedSource,
): Promise<Record<string, unknown> | null> {
	if (!hasDisplaySettings) return null;
	const { data } = await client.query({
		query: PopupDisplayDocument,
		variables: { ids: [databaseId] },
	});
	return data?.elementorPopups?.[0]?.displaySettings ?? null;
}

async function loadTemplate(
	databaseId: number,
	source: InspectedSource,
): Promise<InspectedDocument | null> {
	const { data } = await source.client.query({
		query: TemplatesDocument,
		variables: { ids: [databaseId] },
	});
	const [stored] = data?.elementorTemplates ?? [];
	if (!stored) return null;
	const type = stored.elementorDocumentType ?? 'section';
	return {
		databaseId,
		type,
		title: titleOf(type),
		elements: stored.elementorElements ?? [],
		pageSettings: stored.elementorPageSettings ?? {},
		atomic: {},
		more: { databaseId, conditions: conditionsOf(databaseId, source) },
	};
}

async function loadNode(
	databaseId: number,
	{ client, node, seo }: InspectedSource,
): Promise<InspectedDocument | null> {
	const { data } = await client.query({
		query: NodeElementsDocument,
		variables: { id: `${databaseId}` },
	});
	const stored = data?.contentNode;
	if (!stored || !('elementorElements' in stored) || !stored.elementorElements) return null;
	const isOwn = node?.databaseId === databaseId;
	return {
		databaseId,
		type: stored.elementorDocumentType ?? 'wp-page',
		title: isOwn ? plainText(node.title ?? '') : `Document ${databaseId}`,
		elements: stored.elementorElements,
		pageSettings: stored.elementorPageSettings ?? {},
		atomic: {},
		more: { databaseId, ...(isOwn && nodeFields(node, seo)) },
	};
}

/** Returns the fields that the content folder stores of a page in addition to its design. */
function nodeFields(node: CurrentNode, seo: InspectedSource['seo']): Record<string, unknown> {
	const parents = (node.uri ?? '').split('/').filter(Boolean).slice(0, -1).join('/');
	const picture = node.featuredImage?.node.databaseId;
	const { title, description, noIndex } = seo ?? {};
	const ownSeo = {
		...(title && { title }),
		...(description && { description }),
		...(noIndex && { noindex: true }),
	};
	return {
		...(node.slug && { slug: node.slug }),
		...(node.contentTypeName === 'page' && parents && { parent: parents }),
		...(node.date && { date: node.date.replace('T', ' ') }),
		...(picture && { featuredImage: picture }),
		...(Object.keys(ownSeo).length > 0 && { seo: ownSeo }),
	};
}

/** The builder's own strings. */
function conditionsOf(id: number, { conditions }: InspectedSource): string[] {
	const own = conditions.find(({ databaseId }) => databaseId === id)?.conditions ?? [];
	return own.map(({ type, name, subName, subId }) =>
		[type, name, subName, subId].filter((part) => part !== null && part !== '').join('/'),
	);
}

/** `single-post` → `Single post`. */
function titleOf(type: string): string {
	const words = type.replaceAll('-', ' ');
	return words.charAt(0).toUpperCase() + words.slice(1);
}
