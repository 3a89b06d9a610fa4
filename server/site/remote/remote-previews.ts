import { createHmac } from 'node:crypto';
import { readPreviewLink } from '@outrigger/http/preview-link';
import * as v from 'valibot';
import type { Previews } from '../backend/previews';
import { WordPressUnavailable } from '../contract/unavailable';
import { createRemoteExecutor } from './remote-executor';
import { type RemoteAddress, readRemote } from './remote-fetch';

const Visit = v.object({
	visit: v.pipe(v.string(), v.regex(/^[0-9a-f.]{1,200}$/)),
	until: v.number(),
});

/**
 * The previews of a WordPress with the companion plugin. The plugin signs its links, and the host signs its requests to
 * the plugin, both with the same shared secret.
 *
 * @param secret `REVALIDATE_SECRET`
 * @param now milliseconds since the epoch
 */
export function createRemotePreviews(
	{ siteUrl, graphqlUrl }: RemoteAddress,
	secret: string,
	now: () => number,
): Previews {
	const address = `${siteUrl}/wp-json/outrigger/v1/preview`;
	return {
		read: (token) => readPreviewLink(token, secret),
		async begin(id) {
			const body = JSON.stringify({ id });
			const time = String(Math.floor(now() / 1000));
			const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
			const { status, text } = await readRemote(address, {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					'x-outrigger-time': time,
					'x-outrigger-signature': `sha256=${mac}`,
				},
				body,
			});
			if (status === 410) return null;
			const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), Visit), text);
			if (answer.success) return answer.output;
			throw new WordPressUnavailable(`${address} answered ${status} and began no preview.`);
		},
		executeAs: (visit) => createRemoteExecutor(graphqlUrl, `Outrigger ${visit}`),
	};
}
