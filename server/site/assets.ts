import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzip as gzipBytes } from 'node:zlib';
import type { Lettering } from '@outrigger/media/picture-work';
import { NO_FONTS } from '@outrigger/rules/fonts/font-catalogue';
import * as v from 'valibot';
import { contentTypeOf } from './answers/content-type';
import { baseHeaders } from './answers/security-headers';
import { assembleBody, type StoredBody, storeBody } from './answers/stored-body';
import { type BuiltFonts, readBuiltFonts } from './built-fonts';
import type { AssetManifest } from './contract/renderer';
import type { FolderFonts } from './fonts-folder';

/** The browser's files. */
export interface Assets {
	manifest: AssetManifest;
	/** The name of the build. Pages of another build name other files. */
	build: string;
	/** The font for words in pictures; the machine's own serif if absent. */
	lettering?: Lettering | undefined;
	/** The file at a path of this site (`/assets/client-4f1c.js`); `null` if there is none. */
	find(path: string): Promise<StoredBody | null>;
}

/** For a file whose name contains a hash of its content: the content never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The font file of `npm run fonts` for words in pictures, and the name of the family in it. */
const LETTERING = 'lettering.ttf';
const LETTERING_FAMILY = 'Newsreader 16pt 16pt';

const compressGzip = promisify(gzipBytes);

const Manifest = v.record(
	v.string(),
	v.object({ file: v.string(), imports: v.optional(v.array(v.string()), []) }),
);
type Manifest = v.InferOutput<typeof Manifest>;

/**
 * Reads what `vite build` wrote. A file is read at its first use and kept in memory. If the build left a `.br` file
 * beside it, the host sends those bytes.
 *
 * @param folder the client build, with `.vite/manifest.json`, `.vite/inspector.json` and `assets/`
 * @param ownFonts fonts of the owner's folder, if there is one
 * @throws when there is no build, with what to do
 */
export async function readBuiltAssets(
	folder: string,
	siteUrl: string,
	ownFonts: FolderFonts | null = null,
): Promise<Assets> {
	const [visitors, editors, fonts, built] = await Promise.all([
		readManifest(folder, 'manifest.json'),
		readManifest(folder, 'inspector.json'),
		readBuiltFonts(folder, ownFonts),
		readdir(join(folder, '.vite')),
	]);
	const names = await readdir(join(folder, 'assets'), { recursive: true });
	const known = new Set(names.filter((name) => !name.endsWith('.br')));
	const compressed = new Set(names);
	const bodies = new Map<string, Promise<StoredBody>>();
	// A module without its own referrer policy has the policy of its page. The header would be an eighth of the headers
	// of each file.
	const { 'referrer-policy': _, ...base } = baseHeaders({ siteUrl });
	const headers = { ...base, 'cache-control': IMMUTABLE };

	async function read(name: string): Promise<StoredBody> {
		const path = fonts.path(name) ?? join(folder, 'assets', name);
		const identity = await readFile(path);
		const type = contentTypeOf(name);
		const all = { ...headers, 'content-type': type };
		if (!compressed.has(`${name}.br`)) return storeBody(200, all, identity);
		const [br, gzip] = await Promise.all([readFile(`${path}.br`), compressGzip(identity)]);
		const parts = { status: 200, headers: all, bytes: { br, gzip }, tag: name };
		return assembleBody(parts, identity);
	}

	return {
		manifest: manifestOf(visitors, editors, fonts),
		lettering: built.includes(LETTERING)
			? { file: resolve(folder, '.vite', LETTERING), family: LETTERING_FAMILY }
			: undefined,
		build: createHash('sha256')
			.update(names.sort().join() + fonts.version)
			.digest('hex')
			.slice(0, 12),
		async find(path) {
			const name = path.slice('/assets/'.length);
			if (!path.startsWith('/assets/')) return null;
			if (!known.has(name) && fonts.path(name) === null) return null;
			const body = bodies.get(name) ?? read(name);
			bodies.set(name, body);
			return body;
		},
	};
}

async function readManifest(folder: string, name: string): Promise<Manifest> {
	const path = join(folder, '.vite', name);
	const text = await readFile(path, 'utf8').catch((cause: unknown) => {
		throw new Error(
			`There is no client build in ${folder}. Pages would have no script and no fonts. Run "npm run build".`,
			{ cause },
		);
	});
	return v.parse(Manifest, JSON.parse(text));
}

function manifestOf(
	visitors: Manifest,
	editors: Manifest,
	{ catalogue }: BuiltFonts,
): AssetManifest {
	const entry = (source: string, manifest = visitors) => {
		const found = manifest[source];
		if (found) return found;
		throw new Error(
			`The client build does not know ${source}. Its address cannot be given. Add it to the entries in vite.config.ts.`,
		);
	};
	return {
		before: [],
		fonts: catalogue,
		address: (source) => `/${entry(source).file}`,
		editorAddress: (source) => `/${entry(source, editors).file}`,
		imports: (source) => entry(source).imports.map((name) => `/${entry(name).file}`),
	};
}

/**
 * Addresses while Vite serves the sources (`server/dev.ts` has the prefix); only fonts are our own files.
 * @param fonts null if every text uses the fonts of the visitor's machine
 */
export function developmentAssets(siteUrl: string, fonts: BuiltFonts | null = null): Assets {
	const headers = baseHeaders({ siteUrl });
	return {
		manifest: {
			before: [],
			fonts: fonts?.catalogue ?? NO_FONTS,
			address: (source) => `/@outrigger/${source}`,
			editorAddress: (source) => `/@outrigger/${source}`,
			imports: () => [],
		},
		build: 'development',
		async find(path) {
			const file = fonts?.path(path.slice('/assets/'.length));
			if (!file) return null;
			return storeBody(200, { ...headers, 'content-type': 'font/woff2' }, await readFile(file));
		},
	};
}
