import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { animations } from './animations';
import { lottieOf } from './animations/animation';
import { scenes } from './scenes';

const uploads = fileURLToPath(new URL('../uploads/', import.meta.url));

let bytes = 0;
for (const scene of scenes) {
	const file = join(uploads, `${scene.path}.svg`);
	mkdirSync(dirname(file), { recursive: true });
	const markup = scene.draw();
	bytes += markup.length;
	writeFileSync(file, markup);
}
for (const animation of animations) {
	writeFileSync(join(uploads, `${animation.path}.json`), lottieOf(animation));
}
process.stdout.write(
	`${scenes.length} pictures, ${Math.round(bytes / 1024)} kB, under content/uploads\n`,
);
