import type { App } from '../app';
import { storeBody } from '../site/answers/stored-body';
import type { BasePath } from './base-path';
import type { ExportFolder } from './export-folder';
import { exportPath } from './export-path';
import { twinOf } from './rewrite-pictures';

/** Files of text, which are sent compressed. */
const TEXT = /\.(?:html|css|m?js|json|svg|xml|txt|webmanifest)$/;
const SCRIPT = /\.m?js$/;
/** The files that a script of the build imports: the script names them by paths that begin with `./`. */
const IMPORTED = /["'`]\.\/([\w.-]+\.(?:js|css|json|wasm))["'`]/g;
/**
 * A file is compressed once and sent often. Quality 9 compresses nearly as well as the best quality and takes a tenth
 * of the time.
 */
const BROTLI_QUALITY = 9;

/** Writes the files of a site. */
export interface FileWriter {
	/**
	 * Writes the answer of this host at an address that is no page.
	 * @returns the addresses that the answer names; null for an address without an answer
	 */
	take(address: string): Promise<string[] | null>;
	/** Writes a text, with `.br` and `.gz` beside it. */
	put(file: string, text: string): Promise<void>;
}

/** @param siteUrl public origin without a slash at the end */
export function createFileWriter(
	app: Pick<App, 'request'>,
	folder: ExportFolder,
	siteUrl: string,
	base: BasePath,
): FileWriter {
	const ask = (path: string, headers: Record<string, string> = {}) =>
		app.request(siteUrl + path, { headers });

	async function write(file: string, bytes: Uint8Array, packed?: Packed): Promise<void> {
		if (folder.keeps(file, bytes)) return;
		await folder.write(file, bytes);
		if (!TEXT.test(file)) return;
		const { br, gzip } = packed ?? (await storeBody(200, {}, bytes, BROTLI_QUALITY)).bytes;
		await folder.write(`${file}.br`, br);
		await folder.write(`${file}.gz`, gzip);
	}

	/** Returns the compressed bytes of a file of the build: the build compressed them as well as possible. */
	async function packedOf(address: string): Promise<Packed | undefined> {
		if (!address.startsWith('/assets/') || !TEXT.test(address)) return undefined;
		const [br, gzip] = await Promise.all(
			['br', 'gzip'].map(async (encoding) => {
				const answer = await ask(address, { 'accept-encoding': encoding });
				const bytes = await bytesOf(answer);
				return answer.headers.get('content-encoding') === encoding ? bytes : null;
			}),
		);
		return br && gzip ? { br, gzip } : undefined;
	}

	return {
		async take(address) {
			const twin = twinOf(address);
			const answer = await ask(twin?.picture ?? address, twin ? { accept: twin.type } : {});
			if (answer.status !== 200) {
				await answer.body?.cancel();
				return null;
			}
			const bytes = await bytesOf(answer);
			const file = exportPath(new URL(address, siteUrl).pathname);
			const placed = base.path === '' ? bytes : placedIn(base, file, bytes);
			await write(file, placed, placed === bytes ? await packedOf(address) : undefined);
			return SCRIPT.test(address) ? importsOf(address, Buffer.from(bytes).toString()) : [];
		},
		put: (file, text) => write(file, Buffer.from(text)),
	};
}

interface Packed {
	br: Uint8Array;
	gzip: Uint8Array;
}

/** Moves the addresses in a sheet or a text below the base path; other files contain no address from the root. */
function placedIn(base: BasePath, file: string, bytes: Uint8Array): Uint8Array {
	const isSheet = file.endsWith('.css');
	if (!isSheet && !/\.(?:txt|xml)$/.test(file)) return bytes;
	const text = base.text(Buffer.from(bytes).toString());
	return Buffer.from(isSheet ? base.css(text) : text);
}

async function bytesOf(answer: Response): Promise<Uint8Array> {
	return new Uint8Array(await answer.arrayBuffer());
}

function importsOf(address: string, script: string): string[] {
	const folder = address.slice(0, address.lastIndexOf('/') + 1);
	return [...script.matchAll(IMPORTED)].map(([, name = '']) => folder + name);
}
