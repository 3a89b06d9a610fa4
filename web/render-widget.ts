import type { ApolloClient } from '@apollo/client';
import { renderFragment } from './fragment';
import { linkActions } from './page/link-actions';
import { ownPaths } from './page/own-paths';
import type { Preparation } from './page/prepare';
import type { RenderedWidget, WidgetRequest } from './page/renderer';
import { linkedPopups } from './popups/linked-popups';
import { PopupsDocument } from './popups/popups.extension.generated';
import { registry } from './registry';

/** Renders one widget of a page by itself, for a list or a search that is refreshed; null for an unknown widget. */
export async function renderWidget(
	{ plan, shell, client, options, showElements }: Preparation,
	request: WidgetRequest,
): Promise<RenderedWidget | null> {
	const kit = shell.elementor?.kit ?? null;
	const widget = await renderFragment(
		{
			plan,
			kit,
			variables: shell.elementor?.variables,
			client,
			options,
			showElements,
			registry,
			pause: request.page.pause,
			isPersonal: request.page.execute !== null,
		},
		request,
	);
	if (widget === null) return null;
	const { path } = request.page;
	const stored = ownPaths(options.siteUrl)(widget.html);
	// A popup that only this markup names is not in the visitor's page, but it has a page of its own, whose slug is
	// needed.
	const slugs = await findPopupSlugs(client, linkedPopups(stored));
	const linked = linkActions(stored, path, { homePath: plan.page.site.homePath, slugs });
	const { html } = await options.ownMedia({ path, html: linked, css: '' });
	return { ...widget, html: options.localize(html) };
}

/** The slugs of these popups, by database id; popups that are not published are left out. */
async function findPopupSlugs(
	client: ApolloClient,
	ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
	if (ids.length === 0) return new Map();
	const { data } = await client.query({ query: PopupsDocument, variables: { ids: [...ids] } });
	const popups = data?.elementorPopups ?? [];
	return new Map(popups.flatMap(({ databaseId, slug }) => (slug ? [[databaseId, slug]] : [])));
}
