import { openAddress, type Reach } from '@outrigger/http/open-address';
import { sendBytes } from '@outrigger/media/send-bytes';
import { parseJsonObject } from '@outrigger/rules/values/json-object';
import { readBounded } from './read-bounded';

/** The most bytes of an animation; most have a twentieth of that. */
export const MAX_ANIMATION_BYTES = 4 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
const ASKING = { accept: 'application/json,*/*;q=0.1', 'accept-encoding': 'identity' };
/** A changed animation keeps its address, so caches keep it for a short time. */
const CACHED = 'public, max-age=3600, stale-while-revalidate=86400';

/** Answers a request for the file of a Lottie animation on another host; null if the host cannot pass it on. */
export type SendAnimation = (request: Request, address: string) => Promise<Response | null>;

/** Makes the answers. A file passes only if it is JSON with the layers of an animation. */
export function createSendAnimation(reach: Reach): SendAnimation {
	return async (request, address) => {
		const bytes = await read(address, reach).catch(() => null);
		if (bytes === null || !isAnimation(bytes)) return null;
		const headers = new Headers({
			'content-type': 'application/json',
			'cache-control': CACHED,
			'x-content-type-options': 'nosniff',
		});
		return sendBytes(request, bytes, headers);
	};
}

async function read(address: string, reach: Reach): Promise<Buffer> {
	const signal = AbortSignal.timeout(TIMEOUT_MS);
	return readBounded(await openAddress(address, ASKING, signal, reach), MAX_ANIMATION_BYTES);
}

function isAnimation(bytes: Buffer): boolean {
	return Array.isArray(parseJsonObject(bytes.toString()).layers);
}
