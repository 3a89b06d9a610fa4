import { may } from '../../auth/roles';
import { savedSettings } from '../../writing/save-settings';
import type { GraphQLContext } from '../context';
import type { SettingsModel } from '../nodes/type-name';
import type { UpdateSettingsInput } from '../resolvers.generated';
import { userError } from '../user-error';
import { change, changerOf } from './change';

/**
 * `updateSettings`: for users with the right to manage options. The mutation accepts settings that the site has no
 * place for, and does not keep them.
 */
export async function updateSettings(
	_: unknown,
	{ input }: { input: UpdateSettingsInput },
	context: GraphQLContext,
) {
	if (!may(changerOf(context), 'manage_options'))
		throw userError('Sorry, you are not allowed to edit settings as this user.');
	if (input.generalSettingsUrl != null)
		throw userError(
			'Sorry, the generalSettingsUrl setting cannot be changed with this mutation, speak with your site administrator to change it.',
		);
	const comments = input.discussionSettingsDefaultCommentStatus;
	await change(context, (store) => [
		savedSettings(store, {
			title: input.generalSettingsTitle ?? undefined,
			description: input.generalSettingsDescription ?? undefined,
			email: input.generalSettingsEmail ?? undefined,
			language: input.generalSettingsLanguage ?? undefined,
			timezone: input.generalSettingsTimezone ?? undefined,
			dateFormat: input.generalSettingsDateFormat ?? undefined,
			timeFormat: input.generalSettingsTimeFormat ?? undefined,
			startOfWeek: input.generalSettingsStartOfWeek ?? undefined,
			pageForPosts: input.readingSettingsPageForPosts ?? undefined,
			pageOnFront: input.readingSettingsPageOnFront ?? undefined,
			postsPerPage: input.readingSettingsPostsPerPage ?? undefined,
			showOnFront: input.readingSettingsShowOnFront ?? undefined,
			defaultPingStatus: input.discussionSettingsDefaultPingStatus ?? undefined,
			defaultCategory: input.writingSettingsDefaultCategory ?? undefined,
			defaultPostFormat: input.writingSettingsDefaultPostFormat ?? undefined,
			useSmilies: input.writingSettingsUseSmilies ?? undefined,
			defaultCommentStatus: comments ?? undefined,
		}),
	]);
	const group = (settingsGroup: SettingsModel['settingsGroup']) => ({ settingsGroup });
	return {
		clientMutationId: input.clientMutationId ?? null,
		allSettings: {},
		discussionSettings: group('discussion'),
		generalSettings: group('general'),
		permalinkSettings: group('permalink'),
		readingSettings: group('reading'),
		writingSettings: group('writing'),
	};
}
