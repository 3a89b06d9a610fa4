import { workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { createSite } from './create-site';
import { readBuiltAssets } from './site/assets';
import { createHighlighter } from './site/code/highlight-code';
import type { FolderFonts } from './site/fonts-folder';
import { createRenderThread } from './site/heavy-pages/render-thread';
import { createSanitize } from './site/sanitize/create-sanitize';

/** The data that the process gives to its threads. */
const RenderWorkerData = v.object({
	/** The folder with the output of `vite build` for the browser. */
	clientFolder: v.string(),
	siteUrl: v.string(),
	/** True if a real WordPress receives the forms in its texts. */
	wordpress: v.boolean(),
	/** The fonts of the owner's folder, which the process has read; null for none. */
	ownFonts: v.nullable(v.custom<FolderFonts>((fonts) => typeof fonts === 'object')),
});
export type RenderWorkerData = v.InferOutput<typeof RenderWorkerData>;

/** The functions that the pool calls by name. */
export const { prepare, render } = createRenderThread(async () => {
	const { clientFolder, siteUrl, wordpress, ownFonts } = v.parse(RenderWorkerData, workerData);
	const [{ manifest }, sanitize] = await Promise.all([
		readBuiltAssets(clientFolder, siteUrl, ownFonts),
		createSanitize(siteUrl, wordpress),
	]);
	return { createSite, manifest, sanitize, highlighter: createHighlighter };
});
