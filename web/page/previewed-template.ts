import type { ApolloClient } from '@apollo/client';
import * as v from 'valibot';
import type { RestFetch } from '../wordpress/rest';
import { PreviewedTemplateDocument } from './previewed-template.extension.generated';
import type { Shell, ShellTemplate } from './shell';

/** A template that an editor previews. */
interface PreviewedTemplate extends ShellTemplate {
	/** Plain text. */
	title: string;
	/** Database id of the content with which the editor wants to see the template; null for none. */
	contentId: number | null;
}

const Newest = v.tuple([v.object({ id: v.number() })]);

/** The template with a number; null if there is none that the caller may see. */
export async function findPreviewedTemplate(
	client: ApolloClient,
	shell: Shell,
	databaseId: number,
): Promise<PreviewedTemplate | null> {
	if (!shell.elementor) return null;
	const { data } = await client.query({
		query: PreviewedTemplateDocument,
		variables: { ids: [databaseId] },
	});
	const found = data?.elementorTemplates?.[0];
	if (!found) return null;
	const { title, type, location = null, settings } = found;
	return {
		databaseId,
		title: title ?? '',
		type,
		location,
		conditions: [],
		contentId: settings.previewId ?? null,
	};
}

/** The site's templates, with the template that a page is forced to show if it is not one of them. */
export async function templatesOf(
	client: ApolloClient,
	shell: Shell,
	forcedId: number | null,
): Promise<readonly ShellTemplate[] | null> {
	const known = shell.elementor?.templates ?? null;
	if (forcedId === null || known?.some(({ databaseId }) => databaseId === forcedId)) return known;
	const forced = await findPreviewedTemplate(client, shell, forcedId);
	return forced ? [...(known ?? []), forced] : known;
}

/** The id of the newest post, the default for an editor who chose no content; null for a site without posts. */
export async function newestPost(rest: RestFetch): Promise<number | null> {
	const { body } = await rest('wp/v2/posts?per_page=1&_fields=id');
	const posts = v.safeParse(Newest, body);
	return posts.success ? posts.output[0].id : null;
}
