import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The bytes of a response as they were sent, compressed. Rejects on every status except 200. */
export function rawGet(address: string, headers: Record<string, string>): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		get(address, { headers }, (response) => {
			buffer(response).then((body) => {
				if (response.statusCode === 200) resolve(body);
				else reject(new Error(`${address} answers ${response.statusCode}.`));
			}, reject);
		}).once('error', reject);
	});
}
