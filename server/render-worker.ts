import { workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { createSite } from './create-site';
import { readBuiltAssets } from './site/assets';
import { readFontsFolder } from './site/fonts-folder';
import { createRenderThread } from './site/heavy-pages/render-thread';
import { createSanitize } from './site/sanitize/create-sanitize';

/** The data that the process gives to its threads. */
const RenderWorkerData = v.object({
	/** The folder with the output of `vite build` for the browser. */
	clientFolder: v.string(),
	siteUrl: v.string(),
	/** The folder with fonts of the owner; null for none. */
	fontsDir: v.nullable(v.string()),
});
export type RenderWorkerData = v.InferOutput<typeof RenderWorkerData>;

/** The functions that the pool calls by name. */
export const { prepare, render } = createRenderThread(async () => {
	const { clientFolder, siteUrl, fontsDir } = v.parse(RenderWorkerData, workerData);
	const ownFonts = fontsDir === null ? null : await readFontsFolder(fontsDir);
	const [{ manifest }, sanitize] = await Promise.all([
		readBuiltAssets(clientFolder, siteUrl, ownFonts),
		createSanitize(siteUrl),
	]);
	return { createSite, manifest, sanitize };
});
