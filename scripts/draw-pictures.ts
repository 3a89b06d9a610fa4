/** Draws the demonstration's pictures into `content/uploads/`, which is not committed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawings } from '@outrigger/pictures';

const UPLOADS = 'content/uploads';

let bytes = 0;
for (const { file, draw } of drawings) {
	const path = join(UPLOADS, file);
	const text = draw();
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
	bytes += text.length;
}
process.stdout.write(
	`${drawings.length} drawings, ${Math.round(bytes / 1024)} kB, under ${UPLOADS}\n`,
);
