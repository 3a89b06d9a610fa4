import type { SiteContent } from '@outrigger/formats/model/records';
import { ownValue } from '@outrigger/rules/values/own-value';
import { imageSizeNames } from '../media/image-sizes';
import { enumName, templateEnumName } from '../schema/names';

/**
 * An enum of the schema whose values depend on the site: it converts between the schema's names
 * and WordPress's.
 */
export interface SiteEnum {
	/** `BOATTYPE` → `boat-type`; `null` for a value that the site does not have. */
	toWordPress(value: string): string | null;
	/** `boat-type` → `BOATTYPE`; `null` for a name that the site does not have. */
	toSchema(name: string): string | null;
}

/** The values behind this site's own enums. */
export interface SiteNames {
	taxonomies: SiteEnum;
	contentTypes: SiteEnum;
	menuLocations: SiteEnum;
	imageSizes: SiteEnum;
	templates: SiteEnum;
	mimeTypes: SiteEnum;
}

/** @param pairs WordPress's name and the schema's */
function siteEnum(pairs: Iterable<readonly [string, string]>): SiteEnum {
	const toSchema = new Map(pairs);
	const toWordPress = new Map([...toSchema].map(([name, value]) => [value, name]));
	return {
		toWordPress: (value) => toWordPress.get(value) ?? null,
		toSchema: (name) => toSchema.get(name) ?? null,
	};
}

const byItself = (name: string) => [name, enumName(name)] as const;

/**
 * WooCommerce's sizes, each with the nearest of WordPress's own, because the host keeps no further sizes for a shop.
 */
const SHOP_SIZES: Readonly<Record<string, string>> = {
	WOOCOMMERCE_GALLERY_THUMBNAIL: 'thumbnail',
	WOOCOMMERCE_SINGLE: 'medium_large',
	WOOCOMMERCE_THUMBNAIL: 'medium',
};

const withShopSizes = (sizes: SiteEnum): SiteEnum => ({
	...sizes,
	toWordPress: (value) => sizes.toWordPress(value) ?? ownValue(SHOP_SIZES, value) ?? null,
});

/** The names of one site. Made once for a content, which changes as a whole. */
export function createSiteNames(content: SiteContent): SiteNames {
	const { settings } = content;
	const mimeTypes = new Set(content.posts.flatMap(({ media }) => (media ? [media.mimeType] : [])));
	return {
		taxonomies: siteEnum(
			content.taxonomies.map(
				({ name, graphqlSingleName }) => [name, enumName(graphqlSingleName)] as const,
			),
		),
		contentTypes: siteEnum(content.contentTypes.map(({ name }) => byItself(name))),
		menuLocations: siteEnum(Object.keys(settings.menuLocations).map(byItself)),
		imageSizes: withShopSizes(siteEnum(imageSizeNames(settings.imageSizes).map(byItself))),
		templates: siteEnum(
			['', ...Object.keys(settings.templates)].map((file) => [file, templateEnumName(file)]),
		),
		mimeTypes: siteEnum([...mimeTypes].map(byItself)),
	};
}
