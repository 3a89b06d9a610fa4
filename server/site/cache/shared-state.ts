import type { Logger } from 'pino';
import { createClient } from 'redis';
import { type CreateRateLimit, sharedRateLimits } from '../requests/rate-limit';
import type { SharedPages } from './page-cache';
import { redisFile, type SharedFile } from './redis-file';
import { type RedisPagesOptions, redisPages } from './redis-pages';

/** The state that the hosts of a site share. */
export interface SharedState {
	pages: SharedPages;
	/** The sitemap. */
	sitemap: SharedFile;
	rateLimits: CreateRateLimit;
	close(): void;
}

/** The facts that decide which hosts belong together. */
export interface SharedStateOptions
	extends Pick<RedisPagesOptions, 'build' | 'siteUrl' | 'timeoutMs' | 'claimMs'> {
	/** Address of the Redis. */
	url: string;
	log: Logger;
}

/**
 * Opens the state that several hosts of one site share in Redis: pages, purges and the counts of requests. The site
 * does not wait for the connection: while Redis does not answer, every host uses its own state.
 */
export function openSharedState({ url, log, ...options }: SharedStateOptions): SharedState {
	const { build, siteUrl } = options;
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
		// The client continues to connect in the background.
		connection.connect().catch(() => undefined);
	}
	return {
		pages: redisPages({ client, subscriber, ...options }),
		sitemap: redisFile(client, `outrigger:${siteUrl}:${build}:sitemap`),
		rateLimits: sharedRateLimits(client, `outrigger:${siteUrl}:limit:`),
		close() {
			client.destroy();
			subscriber.destroy();
		},
	};
}
