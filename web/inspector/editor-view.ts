import { kitBreakpoints } from '@outrigger/elements/elements/styles/kit';
import type { EditorView } from '@outrigger/elements/page/editor-view';
import type { Preparation } from '@outrigger/elements/page/prepare';
import type { RenderedBody } from '@outrigger/elements/page/render-body';
import type { RenderedPage } from '@outrigger/elements/page/renderer';
import { styleHash } from '@outrigger/elements/page/style-hash';
import { loadInspectedPage } from './load-inspected-page';
import { inspectedData, viewPage } from './view-page';

function render({ plan, shell, options, request }: Preparation): RenderedPage {
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

async function frameData(
	{ plan, shell, client, options }: Preparation,
	{ documents, hidden }: RenderedBody,
): Promise<{ html: string }> {
	const { elementor, site } = shell;
	const kit = elementor?.kit ?? null;
	const data = await loadInspectedPage({
		client,
		hasDisplaySettings: options.capabilities.displaySettings,
		hasAtomic: options.capabilities.atomic,
		documents,
		hidden,
		kit,
		breakpoints: kitBreakpoints(kit),
		node: plan.node,
		seo: plan.meta?.seo ?? null,
		addOns: options.addOns ?? [],
		site: { url: options.siteUrl, zone: site.timezone },
		conditions: [...(elementor?.templates ?? []), ...(elementor?.popups ?? [])],
	});
	return { html: inspectedData(data) };
}

/** The parts of the editor's view that pages need. */
export const editorView: EditorView = {
	render,
	frameData,
	frameEntry: 'web/inspector/inspected.ts',
};
