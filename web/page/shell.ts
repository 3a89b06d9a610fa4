import type { ApolloClient } from '@apollo/client';
import { readVariables, type Variable } from '@outrigger/rules/atomic/variables';
import { type Condition, parseCondition } from '@outrigger/rules/templates/conditions';
import { decodeEntities, plainText } from '@outrigger/rules/text/plain-text';
import type { LoadTexts } from '@outrigger/rules/texts/load-texts';
import type { Say } from '@outrigger/rules/texts/text';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import type { SiteInfo } from '../elements/context/current-page';
import { MediaImagesDocument } from '../elements/media/media-images.generated';
import type { Image_MediaFragment } from '../wordpress/image.generated';
import type { RestFetch } from '../wordpress/rest';
import type { SiteLanguage } from './languages';
import {
	ElementorShellDocument,
	type ElementorShellQuery,
	VariablesDocument,
	type VariablesQuery,
} from './page.extension.generated';
import { ShellDocument } from './page.generated';

/** A template and its display conditions. */
export interface ShellTemplate {
	databaseId: number;
	type: string;
	location: string | null;
	conditions: readonly Condition[];
}

/** A popup and the conditions for its triggers. */
export interface ShellPopup {
	databaseId: number;
	slug: string;
	/** Plain text. */
	title: string;
	conditions: readonly Condition[];
	/** True if the popup has a rule that counts page views or sessions, on any page. */
	countsVisits: boolean;
}

/** The data of the site that every page needs. */
export interface Shell {
	site: SiteInfo;
	/** The host's texts in the site's language. */
	say: Say;
	/**
	 * The icon's address, without its origin if that is the site's own, so that it also works under another host name.
	 */
	iconUrl: string | null;
	/** Database id of the page that lists the posts; 0 if the front page lists them. */
	pageForPosts: number;
	/** True if the front page lists the newest posts. */
	frontShowsPosts: boolean;
	/** The front page in the shell's language; null if that shows posts, or if the site has only one language. */
	frontPage: number | null;
	/** Null on a site without the extension. */
	elementor: {
		kit:
			| (NonNullable<ElementorShellQuery['elementorKit']> & { accessibleDefaults: boolean })
			| null;
		templates: readonly ShellTemplate[];
		popups: readonly ShellPopup[];
		/** Design tokens by id; empty if the site's contract lacks them. */
		variables: ReadonlyMap<string, Variable>;
	} | null;
}

/** WordPress's own defaults, for a site that does not answer. */
const DEFAULTS = {
	language: 'en-US',
	timezone: 'UTC',
	dateFormat: 'F j, Y',
	timeFormat: 'g:i a',
	postsPerPage: 10,
};

/**
 * Requests the shell from WordPress. It sends WPGraphQL's documents and the extension's documents together; it sends
 * the extension's only if the site has the extension.
 * @param siteUrl public origin without a slash at the end: WordPress's own address is of no use to visitors
 */
export async function loadShell(
	client: ApolloClient,
	options: {
		siteUrl: string;
		elementor: boolean;
		atomic: boolean;
		rest: RestFetch;
		/** Loads the host's texts in a language. */
		texts: LoadTexts;
		/** The language of the site, which overrides WordPress's; WordPress's language if absent. */
		language?: string | undefined;
		/** The language of the client's queries on a site in several languages; none if absent. */
		inLanguage?: SiteLanguage | undefined;
	},
): Promise<Shell> {
	const { siteUrl, elementor, atomic, rest } = options;
	const pictures = picturesInRest(rest);
	const [core, extension, tokens, storedLogo, { iconUrl }] = await Promise.all([
		client.query({ query: ShellDocument }),
		elementor ? client.query({ query: ElementorShellDocument }) : null,
		atomic ? client.query({ query: VariablesDocument }) : null,
		elementor ? null : pictures.then(({ logo }) => findLogo(client, logo)),
		pictures,
	]);
	const general = core.data?.generalSettings;
	const { inLanguage } = options;
	const siteLanguage = inLanguage?.tag ?? general?.language?.replace('_', '-');
	const language = options.language ?? (siteLanguage || DEFAULTS.language);
	const reading = core.data?.readingSettings;
	return {
		site: {
			title: decodeEntities(general?.title ?? ''),
			description: decodeEntities(general?.description ?? ''),
			url: siteUrl,
			language,
			homePath: inLanguage?.homePath ?? '/',
			frontPath: inLanguage?.frontPath ?? '/',
			timezone: general?.timezone || DEFAULTS.timezone,
			dateFormat: general?.dateFormat || DEFAULTS.dateFormat,
			timeFormat: general?.timeFormat || DEFAULTS.timeFormat,
			postsPerPage: reading?.postsPerPage || DEFAULTS.postsPerPage,
			logo: extension?.data?.elementorSiteConfig?.siteLogo ?? storedLogo,
		},
		say: await options.texts(language),
		iconUrl: pathOnSite(iconUrl, siteUrl),
		pageForPosts: inLanguage?.postsPage ?? reading?.pageForPosts ?? 0,
		frontShowsPosts: reading?.showOnFront === 'posts',
		frontPage: inLanguage?.frontPage ?? null,
		elementor: extension?.data ? readExtension(extension.data, tokens?.data) : null,
	};
}

function pathOnSite(url: string | null, siteUrl: string): string | null {
	return url?.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url;
}

/**
 * Fetches two values that core REST gives every visitor: the number of the logo, which WPGraphQL does not give, and the
 * address of the icon, which WPGraphQL gives only from version 2.7 on.
 */
async function picturesInRest(rest: RestFetch): Promise<{ logo: unknown; iconUrl: string | null }> {
	const answer = await rest('?_fields=site_logo,site_icon_url').catch(() => null);
	const { site_logo: logo, site_icon_url: icon } = plainObjectOf(answer?.body);
	return { logo, iconUrl: typeof icon === 'string' && icon !== '' ? icon : null };
}

async function findLogo(client: ApolloClient, id: unknown): Promise<Image_MediaFragment | null> {
	if (typeof id !== 'number' || id <= 0) return null;
	const { data } = await client.query({
		query: MediaImagesDocument,
		variables: { ids: [`${id}`] },
		fetchPolicy: 'no-cache',
	});
	return data?.mediaItems?.nodes[0] ?? null;
}

function readExtension(
	data: ElementorShellQuery,
	tokens: VariablesQuery | undefined,
): NonNullable<Shell['elementor']> {
	return {
		kit: data.elementorKit
			? {
					...data.elementorKit,
					accessibleDefaults: data.elementorSiteConfig?.accessibleDefaults ?? false,
				}
			: null,
		variables: readVariables(
			(tokens?.elementorVariables ?? []).map(({ isSyncedToV3: isSynced, ...variable }) => ({
				...variable,
				isSynced,
			})),
		),
		templates: (data.elementorTemplates ?? []).map((template) => ({
			databaseId: template.databaseId,
			type: template.type,
			location: template.location ?? null,
			conditions: readConditions(template.conditions),
		})),
		popups: (data.elementorPopups ?? []).map(({ databaseId, slug, title, conditions, timing }) => ({
			databaseId,
			slug: slug ?? '',
			title: plainText(title ?? ''),
			countsVisits: Boolean(timing.pageViews ?? timing.sessions),
			conditions: readConditions(conditions),
		})),
	};
}

function readConditions(stored: readonly Parameters<typeof readCondition>[0][]): Condition[] {
	return stored.map(readCondition).filter((condition) => condition !== null);
}

function readCondition(condition: {
	type: string;
	name: string;
	subName?: string | null;
	subId?: number | null;
}): Condition | null {
	const parts = [condition.type.toLowerCase(), condition.name, condition.subName, condition.subId];
	return parseCondition(parts.filter((part) => part != null).join('/'));
}
