import { keptSecret } from '@outrigger/http/kept-secret';
import { pino } from 'pino';
import { type App, createApp } from './app';
import { createSite } from './create-site';
import { type Environment, parseEnvironment } from './environment';
import { openBackend } from './open-backend';
import { openFonts } from './open-fonts';
import { developmentAssets } from './site/assets';
import type { Backend } from './site/backend/backend';
import { readBuiltFonts } from './site/built-fonts';
import { requestFields } from './site/request-log';
import { createSanitize } from './site/sanitize/create-sanitize';

/** The site as a developer sees it. Loaded through Vite, and loaded again when one of its modules changes. */
export interface DevelopmentSite {
	app: App;
	backend: Backend;
	environment: Environment;
}

/**
 * Opens the site with the current source files.
 * @param variables the environment
 */
export async function openDevelopmentSite(
	variables: Record<string, string | undefined>,
): Promise<DevelopmentSite> {
	const environment = parseEnvironment(variables);
	const log = pino({ level: 'warn', mixin: requestFields }, pino.destination(2));
	const [backend, fonts] = await Promise.all([
		openBackend(environment, log),
		readBuiltFonts('dist/client', await openFonts(environment, log)),
	]);
	const app = createApp(environment, {
		backend,
		assets: developmentAssets(environment.siteUrl, fonts),
		createSite,
		secret: () => backend.secret ?? keptSecret(environment.dataDir, environment.authSecret),
		createSanitize: () => createSanitize(environment.siteUrl, environment.wordpress !== null),
		log,
		dev: true,
		// The first pages wait until Vite has read all modules.
		patienceMs: 60_000,
	});
	return { app, backend, environment };
}
