import type { Plugin } from 'vite';

/** Matches the folder of Lottie's own modules, which `web/widgets/lottie/shapes-library.ts` imports one by one. */
const PLAYER = /\/lottie-web\/player\/js\//;

/**
 * The modules for layers of text, with the code that stands in for them. The player makes fonts for each animation; this
 * stand-in has none, and no font that is still on its way.
 */
const STAND_INS: Readonly<Record<string, string>> = {
	SVGTextElement: 'export default class {}',
	FontManager: 'export default class { isLoaded = true; addChars() {} addFonts() {} }',
};

/**
 * Leaves the modules for layers of text, a fifth of the player, out of the player that the build composes from Lottie's
 * modules. Animations with text get Lottie's own build, which this plugin does not touch.
 */
export function leanLottie(): Plugin {
	const found = new Set<string>();
	let isComposed = false;
	return {
		name: 'outrigger-lean-lottie',
		enforce: 'pre',
		resolveId(source, importer) {
			if (!importer || !PLAYER.test(importer)) return null;
			isComposed = true;
			const name = source.slice(source.lastIndexOf('/') + 1);
			return name in STAND_INS ? `\0lean-lottie:${name}` : null;
		},
		load(id) {
			if (!id.startsWith('\0lean-lottie:')) return null;
			const name = id.slice(id.indexOf(':') + 1);
			found.add(name);
			return STAND_INS[name];
		},
		buildEnd(error) {
			const missing = Object.keys(STAND_INS).filter((name) => !found.has(name));
			if (!error && isComposed && missing.length > 0)
				throw new Error(`Lottie no longer has the modules ${missing}.`);
		},
	};
}
