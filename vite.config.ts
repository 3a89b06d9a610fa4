import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants as zlib } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { leanLottie } from './scripts/lean-lottie.ts';
import { leanSwiper } from './scripts/lean-swiper.ts';
import { FIXED_OPTIONS, UNUSED_OPTIONS } from './web/ui/carousel/fixed-options.ts';

const CLIENT = 'dist/client';
const SERVER = 'dist/server';

/** Matches files that compression makes smaller; pictures and woff2 files are compressed already. */
const COMPRESSIBLE = /\.(css|js|json|map|svg|ttf|wasm|woff)$/;
/**
 * The largest size of a file in bytes that is compressed with Brotli's best level, which takes some 2 s per megabyte.
 * Larger files (bundles of the editor) get the second best level.
 */
const BEST_UP_TO_BYTES = 512 * 1024;

async function compress(path: string): Promise<void> {
	const bytes = await readFile(path);
	const quality = bytes.length > BEST_UP_TO_BYTES ? 9 : 11;
	const br = await promisify(brotliCompress)(bytes, {
		params: { [zlib.BROTLI_PARAM_QUALITY]: quality },
	});
	await writeFile(`${path}.br`, br);
}

/**
 * Moves the files that only the server's markup names (fonts) from the server's build into the browser's folder, and
 * writes a `.br` file beside every file there, because Brotli's best level is too slow to run while a visitor waits.
 * The host makes the gzip form itself, which takes a tenth of a millisecond for 16 kB; gzip files would be a twelfth of
 * the package.
 */
function finishAssets(): Plugin {
	return {
		name: 'outrigger-finish-assets',
		apply: 'build',
		async writeBundle() {
			const emitted = join(SERVER, 'assets');
			const folder = join(CLIENT, 'assets');
			if (existsSync(emitted)) {
				await cp(emitted, folder, { recursive: true });
				await rm(emitted, { recursive: true });
			}
			const names = await readdir(folder, { recursive: true });
			for (const name of names.filter((each) => COMPRESSIBLE.test(each))) {
				await compress(join(folder, name));
			}
		},
	};
}

/** Writes `dist/server/libraries.json`: the modules outside of the build that its files import, by name. */
function listLibraries(): Plugin {
	return {
		name: 'outrigger-list-libraries',
		apply: 'build',
		generateBundle(_options, bundle) {
			const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
			const own = new Set(chunks.map(({ fileName }) => fileName));
			const names = chunks
				.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
				.filter((name) => !own.has(name) && !name.startsWith('node:'));
			const source = JSON.stringify([...new Set(names)].sort());
			this.emitFile({ type: 'asset', fileName: 'libraries.json', source });
		},
	};
}

/**
 * Removes Vite's own wrapper of `import()`, which waits for sheets and preloads of a chunk. This project's chunks have
 * neither sheets nor preloads, and the wrapper is a fifth of the runtime.
 */
function plainImports(): Plugin {
	return {
		name: 'outrigger-plain-imports',
		apply: 'build',
		enforce: 'pre',
		load: (id) =>
			id === '\0vite/preload-helper.js'
				? 'export const __vitePreload = (load) => load();'
				: undefined,
	};
}

/** The number of `:dir()` in Lightning CSS (`Features.DirSelector`). */
const DIR_SELECTOR = 4;

/**
 * The globals that exist in every browser that gets these files. With them, the build leaves out the code of libraries
 * for other environments. The server's build does not use this list, because `window` does not exist there.
 */
const IN_A_BROWSER = {
	'typeof window': '"object"',
	'typeof document': '"object"',
	'typeof window.PointerEvent': '"function"',
	'typeof window.CustomEvent': '"function"',
	'document.documentMode': 'undefined',
	'NodeList.prototype.forEach': 'true',
};

const TESTS = [
	'{domain,web,server,schema,scripts,packages}/**/*.test.{ts,tsx}',
	'tests/*.test.{ts,tsx}',
	'tests/contract/**/*.test.ts',
	'tests/companion-plugin/**/*.test.ts',
];

/** Tests with a comment about their environment: they need or make their own window, and share no modules. */
const TESTS_APART = ['web', 'tests']
	.flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
	)
	.filter((path) => /\.test\.tsx?$/.test(path))
	.filter((path) => readFileSync(path, 'utf8').startsWith('// @vitest-environment'));
const TESTS_WITH_WINDOW = TESTS_APART.filter((path) =>
	readFileSync(path, 'utf8').startsWith('// @vitest-environment happy-dom\n'),
);

/**
 * A small chunk for modules of a few lines that many parts of a page need, in place of one file each.
 *
 * @param modules source files, from the project's folder and without their ending, and libraries
 * @throws if a source file does not exist, because the chunk would otherwise lack it without a message
 */
function smallFile(name: string, modules: readonly string[], libraries: readonly string[] = []) {
	const files = modules.map((module) => `/${module}.ts`);
	const missing = files.filter((file) => !existsSync(`.${file}`));
	if (missing.length > 0) throw new Error(`The chunk "${name}" names no source: ${missing}.`);
	const folders = libraries.map((library) => `/node_modules/${library}/`);
	return {
		name,
		test: (id: string) =>
			files.some((file) => id.endsWith(file)) || folders.some((folder) => id.includes(folder)),
		includeDependenciesRecursively: false,
	};
}

const browser = (...names: string[]) => names.map((name) => `web/browser/${name}`);
const popups = (...names: string[]) => names.map((name) => `web/popups/${name}`);
const disclosure = (...names: string[]) => names.map((name) => `web/ui/disclosure/${name}`);
const settings = (...names: string[]) => names.map((name) => `web/elements/settings/${name}`);

const SMALL_FILES = [
	// Modules that a sticky header, a waiting popup and everything that moves need; nearly every page has one of them.
	smallFile('browser', [
		...browser(
			'activation',
			'before-print',
			'box-sizes',
			'computed-style',
			'device',
			'frames',
			'hash-target',
		),
		...browser('intersections', 'plain-click', 'reduced-motion', 'resize', 'scroll', 'storage'),
		...browser('page-words', 'takeover', 'user-agent', 'viewport'),
		'web/popups/visits',
		'web/ui/hold-empty-search',
		'web/ui/pause-button',
		'web/wordpress/cart-entry',
		'domain/address/percent-decoded',
		'domain/builder/breakpoints',
		'domain/texts/format-text',
		'domain/texts/say',
		'domain/values/plain-object',
	]),
	smallFile('answers', [
		'web/browser/trusted-html',
		'web/wordpress/post-refresh',
		'web/ui/announce',
		'web/loops/in-browser/results-text',
		'web/loops/in-browser/when-masonry',
	]),
	// Scroll effects need the layers without GSAP.
	smallFile('gsap', ['web/behaviours/gsap'], ['gsap']),
	smallFile('layers', ['web/behaviours/layers', 'domain/motion/scroll-percentage']),
	// The names of entrances, and where their settings are.
	smallFile('entrances', [
		'web/behaviours/entrance/animation-control',
		'domain/motion/entrance-animations',
	]),
	// Texts that the browser keeps: drafts of forms, frames that a visitor has allowed.
	smallFile('kept', [
		'web/browser/stored-text',
		'web/ui/form/draft-place',
		'domain/values/json-object',
	]),
	// Dialogs of every kind share these modules. They manage the focus, the page behind the dialog, and several open
	// dialogs.
	smallFile('focus', [
		'web/ui/dialog/focus',
		'web/ui/dialog/stack',
		...browser('adopted-sheets', 'scroll-lock'),
	]),
	// Modules with which menus, tabs and accordions open and close.
	smallFile('disclosure', [
		...disclosure('arrow-keys', 'dismissals', 'play-panel', 'press', 'toggle'),
		'domain/motion/interface-animation',
	]),
	// Modules that every waiting popup needs; an open popup needs some of them too.
	smallFile('popups', [
		...popups('armed', 'counters', 'decide', 'find-first', 'open-selectors', 'registry'),
		...popups('triggers/arm-triggers', 'triggers/exit-intent', 'triggers/inactivity'),
		...popups('triggers/scrolling'),
		...browser('ad-blocking', 'coarse-pointer'),
		'domain/time/zoned-time',
		...['bounds', 'parse-popup', 'popup', 'rules', 'schedule', 'visitor'].map(
			(name) => `domain/popups/${name}`,
		),
	]),
	// Modules that carousels of every kind need.
	smallFile('carousel', [
		...['attach-carousel', 'dots', 'options', 'parts', 'row-at-rest', 'stored-switches'].map(
			(name) => `web/ui/carousel/${name}`,
		),
		'domain/layout/carousel',
		...settings('carousel'),
	]),
	// Readers of settings that many widgets have; most pages contain at least two of these widgets.
	smallFile('controls', settings('icon', 'link', 'per-device', 'slider', 'tag')),
	// Every handler that reads settings needs the library for this.
	smallFile(
		'settings',
		['web/attach/handler', ...settings('choice', 'number', 'switch', 'text')],
		['valibot'],
	),
];

/**
 * The format of short file names. Modules and pages repeat the names, and compression does not make them smaller. 42
 * bits are enough to distinguish a few hundred files of a build, and the files of one build from those of the next.
 */
const SHORT_NAMES = {
	entryFileNames: 'assets/[name]-[hash:7].js',
	chunkFileNames: 'assets/[name]-[hash:7].js',
};

/**
 * The editor's view and the page in its frame, as a separate build with its own handlers: a common build would move
 * modules that both share out of the files for visitors (docs/decisions/0104).
 */
const INSPECTOR_BUILD = {
	manifest: '.vite/inspector.json',
	rolldownOptions: {
		input: ['web/inspector/main.tsx', 'web/inspector/inspected.ts'],
		output: {
			entryFileNames: 'assets/editor/[name]-[hash].js',
			chunkFileNames: 'assets/editor/[name]-[hash].js',
			codeSplitting: {
				groups: [{ name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// }],
			},
		},
	},
};

/**
 * The additional files for pages of an exported site. They are built separately, so that the files for other pages do
 * not change.
 */
const EXPORTED_BUILD = {
	manifest: '.vite/exported.json',
	rolldownOptions: {
		input: ['web/exported.ts'],
		output: {
			entryFileNames: 'assets/exported/[name]-[hash].js',
			chunkFileNames: 'assets/exported/[name]-[hash].js',
		},
	},
};

/**
 * Libraries that are installed beside the server's build. They contain machine code, threads or files, or must exist
 * only once for all modules that import them. The build bundles every other library, because a host runs only a few
 * files of each, and installing them would add thousands of files (docs/decisions/0168).
 */
const INSTALLED = [
	'graphql',
	'jsdom',
	'libsql',
	'pg',
	'pino',
	'piscina',
	'playwright',
	'prismjs',
	'react',
	'react-dom',
	'sharp',
	'subset-font',
];

/**
 * Four builds: `vite build` for the browser, `--mode inspector` for the editor's view, `--mode exported` for exports,
 * then `vite build --ssr` for the server.
 */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
	appType: 'custom',
	publicDir: false,
	plugins: [
		react(),
		plainImports(),
		leanSwiper({ fixed: FIXED_OPTIONS, unused: UNUSED_OPTIONS }),
		leanLottie(),
		isSsrBuild && [finishAssets(), listLibraries()],
	],
	define: isSsrBuild || command === 'serve' ? {} : IN_A_BROWSER,
	// `css` below excludes `:dir()`: the build would otherwise replace it by a list of languages, which does not cover
	// the attribute `dir` or a carousel in the other direction.
	...(isSsrBuild && { ssr: { noExternal: true as const, external: INSTALLED } }),
	css: { lightningcss: { exclude: DIR_SELECTOR } },
	build: {
		outDir: isSsrBuild ? SERVER : CLIENT,
		// The editor's view and exports add their files to the folder with the visitors' files, so these builds do not
		// empty it.
		emptyOutDir: mode !== 'inspector' && mode !== 'exported',
		// The content security policy does not allow fonts as `data:` addresses, and caches keep a separate file for a
		// year.
		assetsInlineLimit: 0,
		// A page names the modules that it needs. Handlers are loaded one by one, when their elements come near the
		// viewport.
		modulePreload: false,
		reportCompressedSize: false,
		license: { fileName: `.vite/licenses-${isSsrBuild ? 'server' : mode}.json` },
		...(isSsrBuild
			? {
					ssr: true,
					ssrEmitAssets: true,
					sourcemap: true,
					rolldownOptions: {
						input: {
							main: 'server/main.ts',
							command: 'server/command/main.ts',
							check: 'scripts/schema-check.ts',
							parity: 'scripts/parity.ts',
							'render-worker': 'server/render-worker.ts',
							'picture-process': 'server/picture-process.ts',
							'health-worker': 'server/health-worker.ts',
							site: 'server/library/site.ts',
							react: 'server/library/react.tsx',
							elements: 'server/formats/elements.ts',
						},
						// Leaving out the comments of 70 libraries makes the package smaller.
						output: { chunkFileNames: 'chunks/[name]-[hash].js', comments: { jsdoc: false } },
					},
				}
			: mode === 'inspector'
				? INSPECTOR_BUILD
				: mode === 'exported'
					? EXPORTED_BUILD
					: {
							manifest: true,
							rolldownOptions: {
								input: [
									...['web/client.ts', 'web/captcha-frame.ts', 'web/postcard-page.ts'],
									...['web/builder-api.ts', 'web/late-scripts.ts'],
								],
								output: { ...SHORT_NAMES, codeSplitting: { groups: SMALL_FILES } },
							},
						}),
	},
	test: {
		environment: 'node',
		globalSetup: ['tests/support/temporary-files.ts', 'tests/support/catalogue-pages.ts'],
		setupFiles: 'tests/support/patient-waits.ts',
		// Resolves `graphql` to the form that Node loads. The package's other form has different classes, so a schema
		// that a library creates would not be an instance of them.
		alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
		// A machine that builds, tests and lints at the same time is slow, so a test that takes long there is not
		// faulty.
		testTimeout: 120_000,
		hookTimeout: 180_000,
		// Tests of carousels run Swiper's code as visitors get it.
		server: { deps: { inline: ['swiper'] } },
		// On a machine with two cores, Vitest would leave one core idle by default.
		maxWorkers: Math.max(2, availableParallelism() - 1),
		projects: [
			{
				extends: true,
				test: {
					name: 'window',
					include: TESTS_WITH_WINDOW,
					setupFiles: [
						'web/browser/testing/whole-window.ts',
						'web/browser/testing/english-page.ts',
					],
					// Each test file has its own modules and its own window, without a new process that would load the
					// window's library again.
					pool: 'vmThreads',
					// A worker keeps its modules only if the next file is of the same kind, so files of one kind run
					// one after the other.
					sequence: { groupOrder: 1 },
				},
			},
			{
				extends: true,
				test: {
					name: 'process',
					include: TESTS_APART,
					exclude: TESTS_WITH_WINDOW,
					setupFiles: ['web/browser/testing/english-page.ts'],
					sequence: { groupOrder: 2 },
				},
			},
			{
				extends: true,
				// The tests load React in the form that a host uses, because React's development form records a stack
				// for each element.
				oxc: { jsx: { development: false } },
				test: {
					name: 'node',
					include: TESTS,
					exclude: TESTS_APART,
					// Test files share their loaded modules, because two thirds of the processor's time were needed to
					// load them again.
					isolate: false,
					env: { NODE_ENV: 'production' },
				},
			},
		],
	},
}));
