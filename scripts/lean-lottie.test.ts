import { readFileSync } from 'node:fs';
import { build, minifySync, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { leanLottie } from './lean-lottie';

/** The composed player as one file, with the given plugin. */
async function playerWith(plugins: Plugin[]): Promise<string> {
	const built = await build({
		configFile: false,
		logLevel: 'silent',
		plugins,
		build: {
			write: false,
			lib: { entry: 'web/widgets/lottie/shapes-library.ts', formats: ['es'], fileName: 'player' },
		},
	});
	const [first] = [built].flat();
	if (!first || !('output' in first)) throw new Error('Vite built nothing.');
	const code = first.output.map((file) => ('code' in file ? file.code : '')).join('');
	return minifySync('player.js', code, { module: true }).code;
}

describe('lean Lottie', () => {
	it('leaves text and fonts out, and is seven tenths of the light player', async () => {
		const whole = minifySync(
			'lottie_light.js',
			readFileSync('node_modules/lottie-web/build/player/lottie_light.js', 'utf8'),
		).code;
		const lean = await playerWith([leanLottie()]);
		expect(whole).toContain('measureText');
		expect(await playerWith([])).toContain('measureText');
		expect(lean).not.toContain('measureText=');
		expect(lean.length).toBeLessThan(whole.length * 0.75);
	});

	it.each([['SVGTextElement'], ['SVGTextElement', 'FontManager']])(
		'stops the build when Lottie no longer has the modules %s %s',
		async (...names) => {
			const without = {
				name: 'without-modules',
				resolveId: (source: string) =>
					names.some((name) => source.endsWith(name)) ? { id: 'elsewhere', external: true } : null,
				enforce: 'pre' as const,
			};
			await expect(playerWith([without, leanLottie()])).rejects.toThrow(`${names}`);
		},
	);
});
