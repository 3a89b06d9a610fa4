import { parseArgs } from 'node:util';
import type { ImageFormat } from '@outrigger/media/image-format';
import { loadContent } from '@outrigger/mock/content/load-content';
import { openPictureMaker } from '@outrigger/mock/media/create-media';
import type { Upload } from '@outrigger/mock/media/find-upload';
import { warmMedia } from '@outrigger/mock/media/warm-media';
import { createStore } from '@outrigger/mock/store/create-store';
import { parseEnvironment } from 'outrigger/environment';

/*
 * Makes the pictures of the content folder before the first visit, so that this visit does not wait for them. `npm run
 * media -- --formats avif,webp,original --max-width 2048`
 */

const FORMATS: readonly ImageFormat[] = ['avif', 'webp', 'original'];

const { values } = parseArgs({
	options: {
		formats: { type: 'string', default: 'avif' },
		'max-width': { type: 'string', default: '1100' },
	},
});
const formats = FORMATS.filter((format) => values.formats.split(',').includes(format));
const maxWidth = Number(values['max-width']);
const { contentDir, dataDir } = parseEnvironment(process.env);

const store = createStore(await loadContent(contentDir));
const maker = openPictureMaker({ dataDir });
const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
const isTerminal = process.stdout.isTTY;

const isWanted = ({ size }: Upload) => size.width <= maxWidth;
const { total, made, failed } = await warmMedia({ store, maker, formats, isWanted }, (progress) => {
	if (progress.error) console.error(`\n${progress.path}: ${String(progress.error)}`);
	if (isTerminal) {
		process.stdout.write(`\rPictures: ${progress.done} of ${progress.total}, ${seconds()}`);
	}
});
if (isTerminal) process.stdout.write('\r');
console.log(`Pictures: ${total}, ${made} made, ${total - made - failed} kept, ${seconds()}`);
if (failed > 0) process.exitCode = 1;
