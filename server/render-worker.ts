import { workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { createSite } from './create-site';
import { readBuiltAssets } from './site/assets';
import { createRenderThread } from './site/heavy-pages/render-thread';
import { createSanitize } from './site/sanitize/create-sanitize';

/** What the process gives to its threads. */
const RenderWorkerData = v.object({
	/** What `vite build` wrote for the browser. */
	clientFolder: v.string(),
	siteUrl: v.string(),
});
export type RenderWorkerData = v.InferOutput<typeof RenderWorkerData>;

/** What the pool calls by name. */
export const { prepare, render } = createRenderThread(async () => {
	const { clientFolder, siteUrl } = v.parse(RenderWorkerData, workerData);
	const [{ manifest }, sanitize] = await Promise.all([
		readBuiltAssets(clientFolder, siteUrl),
		createSanitize(siteUrl),
	]);
	return { createSite, manifest, sanitize };
});
