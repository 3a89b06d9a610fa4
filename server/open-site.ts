import { keptSecret } from '@outrigger/http/kept-secret';
import { createPictureProcess } from '@outrigger/media/picture-process';
import type { Logger } from 'pino';
import { type App, createApp } from './app';
import { createSite } from './create-site';
import type { Environment } from './environment';
import { openBackend } from './open-backend';
import { openFonts } from './open-fonts';
import { openThrough } from './open-through';
import type { RenderWorkerData } from './render-worker';
import { type Assets, readBuiltAssets } from './site/assets';
import type { Backend } from './site/backend/backend';
import { type Cdn, createCdn } from './site/cache/cdn';
import { cdnKind } from './site/cache/cdn-kinds';
import type { SharedState } from './site/cache/shared-state';
import { createRenderPool } from './site/heavy-pages/render-pool';
import { createSanitize } from './site/sanitize/create-sanitize';
import type { Through } from './site/through/through';

/** Files that `vite build` wrote: the folder for the browser, the thread for heavy pages, the picture process. */
export interface SiteFiles {
	client: string;
	renderWorker: string;
	pictures: string;
}

/** A site that answers in this process. */
export interface OpenSite {
	app: App;
	backend: Backend;
	assets: Assets;
	/** Passes pages of a real WordPress through; null for the embedded one. */
	through: Through | null;
}

/**
 * Makes the site that the environment names; it opens no port.
 * @param around changes the answers of the WordPress behind the host
 * @throws Error with a sentence for the operator, for faulty content and a missing build
 */
export async function openSite(
	environment: Environment,
	files: SiteFiles,
	log: Logger,
	around: (backend: Backend) => Backend = (backend) => backend,
): Promise<OpenSite> {
	const pictures = createPictureProcess({ file: files.pictures, log });
	const ownFonts = await openFonts(environment, log);
	const [opened, assets] = await Promise.all([
		openBackend(environment, log, pictures),
		readBuiltAssets(files.client, environment.siteUrl, ownFonts),
	]);
	const backend = around(opened);
	const shared = await openShared(environment, assets.build, log);
	const cdn = openCdn(environment, log);
	const data: RenderWorkerData = {
		clientFolder: files.client,
		siteUrl: environment.siteUrl,
		wordpress: environment.wordpress !== null,
		ownFonts,
	};
	const secret = () => backend.secret ?? keptSecret(environment.dataDir, environment.authSecret);
	const through = await openThrough(environment, {
		manifest: assets.manifest,
		backend,
		secret,
		log,
		shared: shared?.pages ?? null,
		cdn,
	});
	const app = createApp(environment, {
		backend,
		through,
		assets,
		createSite,
		secret,
		createSanitize: () => createSanitize(environment.siteUrl, environment.wordpress !== null),
		log,
		shared,
		cdn,
		pictures,
		pool: createRenderPool({ file: files.renderWorker, data, log }),
	});
	return { app, backend, assets, through };
}

function openCdn({ cdn, siteUrl }: Environment, log: Logger): Cdn | null {
	return cdn && createCdn({ kind: cdnKind(cdn), seconds: cdn.seconds, siteUrl, log });
}

/** The Redis client is loaded only where there is a Redis. */
async function openShared(
	{ redisUrl, siteUrl }: Environment,
	build: string,
	log: Logger,
): Promise<SharedState | null> {
	if (!redisUrl) return null;
	const { openSharedState } = await import('./site/cache/shared-state');
	return openSharedState({ url: redisUrl, siteUrl, build, log });
}
