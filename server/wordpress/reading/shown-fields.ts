import type { PostRecord, SiteContent } from '@outrigger/formats/model/records';
import { fieldsNamedIn } from '@outrigger/rules/builder/named-fields';
import { perRecord } from '@outrigger/rules/values/per-record';
import { type Asker, readPost } from './read-post';
import { isSecretName } from './secret-names';

/** Names of custom fields that visitors may read, by what published documents of the builder show. */
const namedFields = perRecord(({ posts }: SiteContent): ReadonlySet<string> => {
	const names = new Set<string>();
	for (const { status, password, elementor } of posts) {
		if (!elementor || status !== 'publish' || password !== '') continue;
		for (const settings of [elementor.pageSettings, ...elementor.elements.map(settingsOf)]) {
			for (const name of fieldsNamedIn(settings)) names.add(name);
		}
	}
	return names;
});

const settingsOf = ({ settings }: { settings: Record<string, unknown> }) => settings;

/**
 * The custom fields of a post that a viewer may read: those that a published document shows, and those that the site
 * shows in REST (`restMeta`). Fields with names of secrets, or with an underscore at the beginning, are never among
 * them.
 */
export function readCustomFields(post: PostRecord, asker: Asker): [string, unknown][] {
	if (readPost(post, asker) === null) return [];
	const { content, settings } = asker.store;
	const named = namedFields(content);
	return fieldsIn(post, (name) => named.has(name) || !!settings.restMeta?.includes(name));
}

/** The custom fields that core REST shows: those that were registered for it. */
export function readRestMeta(post: PostRecord, asker: Asker): Record<string, unknown> {
	if (readPost(post, asker) === null) return {};
	const registered = asker.store.settings.restMeta ?? [];
	return Object.fromEntries(fieldsIn(post, (name) => registered.includes(name)));
}

function fieldsIn({ meta }: PostRecord, isShown: (name: string) => boolean): [string, unknown][] {
	return Object.entries(meta).filter(
		([name, value]) =>
			!name.startsWith('_') &&
			value !== null &&
			value !== undefined &&
			!isSecretName(name, null) &&
			isShown(name),
	);
}
