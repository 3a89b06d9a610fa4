/**
 * Requests a second of a cached page against `node:http` streaming the same bytes from a file, side by side.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { startBuiltSite } from '../support/built-site';
import { forkServer } from './support/fork-server';
import { judge } from './support/judge';
import { measureLoads, ratioOf, showLoad } from './support/load';
import { rawGet } from './support/raw-get';

const PAGE = '/';
const BAR = 0.8;
const LOAD = { rounds: 3, seconds: 3, connections: 50 };

const folder = mkdtempSync(join(tmpdir(), 'outrigger-bench-'));
const site = await startBuiltSite();
const compressed = await rawGet(`${site.origin}${PAGE}`, { 'accept-encoding': 'br' });
const bodies = { br: compressed, identity: brotliDecompressSync(compressed) };

for (const [encoding, body] of Object.entries(bodies)) {
	const file = join(folder, encoding);
	writeFileSync(file, body);
	const streamed = await forkServer('serve-file.ts', [file, encoding]);
	const requests = [{ path: PAGE, headers: { 'accept-encoding': encoding } }];
	const [host, plain] = await measureLoads(
		[
			{ name: 'host', ...site, requests },
			{ name: 'node:http with the file', ...streamed, requests },
		],
		LOAD,
	);
	streamed.stop();
	if (!host || !plain) continue;
	judge({
		what: `cached home page, ${encoding === 'br' ? 'brotli' : 'uncompressed'}, ${body.length} bytes`,
		value: ratioOf(host, plain),
		unit: '×',
		atLeast: BAR,
		sides: `${showLoad(host)}, ${showLoad(plain)}`,
	});
}
await site.stop();
rmSync(folder, { recursive: true });
