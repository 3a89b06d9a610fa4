import { zoneName } from '@outrigger/rules/time/zoned-time';
import { may } from '../auth/roles';
import { defaultCategory } from '../store/default-category';
import { renderSettingText } from '../texts/titles';
import { savedSettings } from '../writing/save-settings';
import { createParamReader } from './param-reader';
import type { RestContext } from './rest-context';
import { forbidden } from './rest-error';
import type { RestResult } from './rest-item';
import { carryOut, emailIn, type WritingContext } from './write';

function requireRight({ viewer }: RestContext): void {
	if (!may(viewer, 'manage_options')) throw forbidden(viewer);
}

/** `GET /wp/v2/settings`, for users who manage options. */
export function showSettings(context: RestContext): RestResult {
	requireRight(context);
	return settingsOf(context);
}

function settingsOf({ store, siteUrl }: RestContext): RestResult {
	const { settings } = store;
	const data = {
		title: renderSettingText(settings.title),
		description: renderSettingText(settings.description),
		url: siteUrl,
		email: settings.email,
		timezone: zoneName(settings.timezone),
		date_format: settings.dateFormat,
		time_format: settings.timeFormat,
		start_of_week: settings.startOfWeek,
		language: settings.language,
		use_smilies: settings.useSmilies ?? true,
		default_category: defaultCategory(store),
		default_post_format: settings.defaultPostFormat ?? '0',
		posts_per_page: settings.postsPerPage,
		show_on_front: settings.showOnFront,
		page_on_front: settings.pageOnFront,
		page_for_posts: settings.pageForPosts,
		default_ping_status: settings.defaultPingStatus ?? 'open',
		default_comment_status: settings.defaultCommentStatus,
		site_logo: settings.siteLogoId || null,
		site_icon: settings.siteIconId,
	};
	return { kind: 'data', data };
}

/**
 * `POST`, `PUT` and `PATCH /wp/v2/settings`. It ignores settings that the site cannot store. It refuses an invalid
 * value with the setting's name; WordPress instead keeps some invalid values (a front page that does not exist) and
 * drops others.
 */
export async function updateSettings(context: WritingContext): Promise<RestResult> {
	const read = createParamReader(context.params);
	const fields = {
		title: read.text('title'),
		description: read.text('description'),
		email: emailIn(read, 'email'),
		timezone: read.text('timezone'),
		dateFormat: read.text('date_format'),
		timeFormat: read.text('time_format'),
		startOfWeek: read.integer('start_of_week'),
		language: read.text('language'),
		postsPerPage: read.integer('posts_per_page'),
		showOnFront: read.text('show_on_front'),
		pageOnFront: read.integer('page_on_front'),
		pageForPosts: read.integer('page_for_posts'),
		defaultCommentStatus: read.choice('default_comment_status', ['open', 'closed']),
		defaultPingStatus: read.choice('default_ping_status', ['open', 'closed']),
		defaultCategory: read.integer('default_category'),
		defaultPostFormat: read.text('default_post_format'),
		useSmilies: read.flag('use_smilies'),
		siteLogoId: read.integer('site_logo'),
		siteIconId: read.integer('site_icon'),
	};
	read.check();
	requireRight(context);
	return settingsOf(await carryOut(context, (store) => [savedSettings(store, fields)]));
}
