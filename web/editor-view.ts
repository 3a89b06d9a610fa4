import { kitBreakpoints } from './elements/styles/kit';
import { loadInspectedPage } from './inspector/load-inspected-page';
import { inspectedData, viewPage } from './inspector/view-page';
import type { Preparation } from './page/prepare';
import type { RenderedBody } from './page/render-body';
import type { RenderedPage } from './page/renderer';
import { styleHash } from './page/style-hash';

/** The editor's view, in whose frame the page stands. */
export function renderView({ plan, shell, options, request }: Preparation): RenderedPage {
	const title = plan.page.breadcrumbs.at(-1)?.label ?? shell.site.title;
	const { html, styles } = viewPage({ title, url: request.url, assets: options.assets });
	return {
		status: plan.status,
		html,
		styleHashes: [styleHash(styles)],
		tags: [],
		cacheable: false,
	};
}

/** What the editor's view is told of the page that stands in its frame. */
export async function inspectedPage(
	{ plan, shell, client, options }: Preparation,
	{ documents, hidden }: RenderedBody,
): Promise<{ html: string }> {
	const { elementor, site } = shell;
	const kit = elementor?.kit ?? null;
	const data = await loadInspectedPage({
		client,
		hasDisplaySettings: options.capabilities.displaySettings,
		documents,
		hidden,
		kit,
		breakpoints: kitBreakpoints(kit),
		node: plan.node,
		seo: plan.meta?.seo ?? null,
		site: { url: options.siteUrl, zone: site.timezone },
		conditions: [...(elementor?.templates ?? []), ...(elementor?.popups ?? [])],
	});
	return { html: inspectedData(data) };
}
