import { RESP_TYPES, type RedisClientType } from 'redis';
import { withDeadline } from '../contract/unavailable';

/** The longest wait for Redis; a slower Redis counts as not reachable. */
const TIMEOUT_MS = 2_000;

/** Bytes that one host makes for all hosts of a site. Both methods reject if Redis does not answer. */
export interface SharedFile {
	/** Returns the bytes; null if no host has made them. Rejects if Redis does not answer. */
	get(): Promise<Buffer | null>;
	/** Keeps the bytes for some seconds. Rejects if Redis does not answer. */
	set(bytes: Buffer, seconds: number): Promise<void>;
}

/**
 * A file in Redis.
 *
 * @param name key of the file, with the site and the build in it
 */
export function redisFile(client: RedisClientType, name: string): SharedFile {
	const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
	const inTime = <Value>(answer: Promise<Value>) => withDeadline(answer, TIMEOUT_MS, 'Redis');
	return {
		get: () => inTime(bytes.get(name)),
		async set(file, seconds) {
			await inTime(client.set(name, file, { expiration: { type: 'EX', value: seconds } }));
		},
	};
}
