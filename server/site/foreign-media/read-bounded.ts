import type { IncomingMessage } from 'node:http';
import { MediaRefused, refuseCompressed } from './media-refused';

/**
 * Reads an answer of another host to its end.
 * @throws MediaRefused for another status than 200, a compressed body, and one above `most` bytes
 */
export async function readBounded(response: IncomingMessage, most: number): Promise<Buffer> {
	try {
		const { statusCode, headers } = response;
		if (statusCode !== 200) throw new MediaRefused(`it answered ${statusCode}`);
		refuseCompressed(headers);
		const chunks: Buffer[] = [];
		let length = 0;
		for await (const chunk of response as AsyncIterable<Buffer>) {
			length += chunk.length;
			if (length > most) throw new MediaRefused(`it is larger than ${most / 1024 / 1024} MB`);
			chunks.push(chunk);
		}
		return Buffer.concat(chunks);
	} finally {
		response.destroy();
	}
}
