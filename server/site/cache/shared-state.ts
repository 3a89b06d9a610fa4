import type { Logger } from 'pino';
import { createClient } from 'redis';
import { type CreateRateLimit, sharedRateLimits } from '../requests/rate-limit';
import type { SharedPages } from './page-cache';
import { redisFile, type SharedFile } from './redis-file';
import { redisPages } from './redis-pages';

/** The state that the hosts of a site share. */
export interface SharedState {
	pages: SharedPages;
	/** The sitemap. */
	sitemap: SharedFile;
	rateLimits: CreateRateLimit;
	close(): void;
}

/** The facts that decide which hosts belong together. */
export interface SharedStateOptions {
	/** Address of the Redis. */
	url: string;
	/** Public origin of the site: several sites may share one Redis. */
	siteUrl: string;
	/** Name of the build: its pages name files that other builds do not have. */
	build: string;
	log: Logger;
}

/**
 * Opens what several hosts of one site keep in Redis: pages, purges and the counts of requests. The site does not
 * wait for the connection: while Redis is away every host lives from what it has itself.
 */
export function openSharedState({ url, siteUrl, build, log }: SharedStateOptions): SharedState {
	const client = createClient({ url, disableOfflineQueue: true });
	const subscriber = client.duplicate({ disableOfflineQueue: false });
	for (const connection of [client, subscriber]) {
		let isAway = false;
		connection.on('error', (error: Error) => {
			if (!isAway) log.warn({ reason: error.message }, 'Redis is away');
			isAway = true;
		});
		connection.on('ready', () => {
			isAway = false;
		});
		// Connecting goes on in the background for as long as it takes.
		connection.connect().catch(() => undefined);
	}
	return {
		pages: redisPages({ client, subscriber, siteUrl, build }),
		sitemap: redisFile(client, `outrigger:${siteUrl}:${build}:sitemap`),
		rateLimits: sharedRateLimits(client, `outrigger:${siteUrl}:limit:`),
		close() {
			client.destroy();
			subscriber.destroy();
		},
	};
}
