import { may } from '../../auth/roles';
import { imageSizes } from '../../media/image-sizes';
import { mediaUrl } from '../../media/uploads-url';
import { defaultCategory } from '../../store/default-category';
import { renderSettingText } from '../../texts/titles';
import { singleEdge } from '../connection/connection';
import type { GraphQLContext } from '../context';
import { toGlobalId } from '../global-id';
import type { SettingsModel } from '../nodes/type-name';

type Context = GraphQLContext;
const id = ({ settingsGroup }: SettingsModel) => toGlobalId('setting_group', settingsGroup);

/** Address of the site's icon in the size nearest above the requested size, in pixels; `null` without an icon. */
function siteIconUrl({ store, siteUrl }: Context, size: number): string | null {
	const media = store.post(store.settings.siteIconId)?.media;
	if (!media) return null;
	const fits = imageSizes(media, store.settings.imageSizes)
		.filter(({ width }) => width >= size)
		.sort((one, other) => one.width - other.width)[0];
	return mediaUrl(siteUrl, media, fits?.path);
}

/** The values of every settings field, under the names that `Settings` gives them without its prefixes. */
const general = {
	title: ({ store }: Context) => renderSettingText(store.settings.title),
	description: ({ store }: Context) => renderSettingText(store.settings.description),
	email: ({ store, viewer }: Context) =>
		may(viewer, 'manage_options') ? store.settings.email : null,
	dateFormat: ({ store }: Context) => store.settings.dateFormat,
	timeFormat: ({ store }: Context) => store.settings.timeFormat,
	language: ({ store }: Context) => store.settings.language,
	timezone: ({ store }: Context) => store.settings.timezone,
	startOfWeek: ({ store }: Context) => store.settings.startOfWeek,
	url: ({ siteUrl }: Context) => siteUrl,
	homeUrl: ({ siteUrl }: Context) => siteUrl,
};
const reading = {
	pageForPosts: ({ store }: Context) => store.settings.pageForPosts,
	pageOnFront: ({ store }: Context) => store.settings.pageOnFront,
	postsPerPage: ({ store }: Context) => store.settings.postsPerPage,
	showOnFront: ({ store }: Context) => store.settings.showOnFront,
};
const discussion = {
	defaultCommentStatus: ({ store }: Context) => store.settings.defaultCommentStatus,
	defaultPingStatus: ({ store }: Context) => store.settings.defaultPingStatus ?? 'open',
};
const writing = {
	defaultCategory: ({ store }: Context) => defaultCategory(store),
	defaultPostFormat: ({ store }: Context) => store.settings.defaultPostFormat ?? '0',
	useSmilies: ({ store }: Context) => store.settings.useSmilies ?? true,
};
const permalink = {
	categoryBase: () => '',
	structure: ({ store }: Context) => store.settings.permalinkStructure ?? '/%postname%/',
	tagBase: () => '',
};

type Values = Record<string, (context: Context) => string | number | boolean | null>;
type FieldsOf<V extends Values> = {
	[K in keyof V]: (source: unknown, args: object, context: Context) => ReturnType<V[K]>;
};

function asFields<V extends Values>(values: V): FieldsOf<V> {
	const entries = Object.entries(values).map(([name, value]) => [
		name,
		(_: unknown, __: object, context: Context) => value(context),
	]);
	return Object.fromEntries(entries) as FieldsOf<V>;
}

type Prefixed<P extends string, V extends Values> = {
	[K in keyof V & string as `${P}Settings${Capitalize<K>}`]: V[K];
};

function prefixed<P extends string, V extends Values>(prefix: P, values: V): Prefixed<P, V> {
	const entries = Object.entries(values).map(([name, value]) => [
		`${prefix}Settings${name.charAt(0).toUpperCase()}${name.slice(1)}`,
		value,
	]);
	return Object.fromEntries(entries) as Prefixed<P, V>;
}

export const generalSettingsFields = {
	id,
	...asFields(general),
	siteIcon: (_: SettingsModel, __: object, { store }: Context) =>
		singleEdge(store.post(store.settings.siteIconId)),
	siteIconUrl: (_: SettingsModel, { size }: { size?: number | null }, context: Context) =>
		siteIconUrl(context, size ?? 512),
};
export const readingSettingsFields = { id, ...asFields(reading) };
export const discussionSettingsFields = { id, ...asFields(discussion) };
export const writingSettingsFields = { id, ...asFields(writing) };
export const permalinkSettingsFields = { id, ...asFields(permalink) };

/** The flat `Settings` of `allSettings`. */
export const allSettingsFields = asFields({
	...prefixed('general', general),
	...prefixed('reading', reading),
	...prefixed('discussion', discussion),
	...prefixed('writing', writing),
	...prefixed('permalink', permalink),
});
