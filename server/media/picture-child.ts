import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { makePicture, measurePicture } from './make-picture';
import type { PictureAnswer, PictureQuestion } from './picture-messages';
import { PictureTooLarge } from './picture-work';

/**
 * The value of nice(1) for the process that decodes pictures. A higher value means a lower priority, so that the
 * process that answers visitors goes first.
 */
const NICE = 10;

/**
 * The kernel ends the process with the highest value first if the machine has no memory left (proc(5)): a picture is
 * made again, a host that ends takes the whole site along.
 */
const OOM_SCORE_ADJ = '1000';

type Outcome = PictureAnswer extends infer Answer
	? Answer extends PictureAnswer
		? Omit<Answer, 'id' | 'rss'>
		: never
	: never;

async function outcomeOf(question: PictureQuestion): Promise<Outcome> {
	try {
		if (question.kind === 'measure') {
			return { kind: 'measured', head: await measurePicture(question.bytes) };
		}
		if (question.kind === 'make') {
			return { kind: 'made', bytes: await makePicture(question.job) };
		}
		const { cutFont } = await import('./cut-font');
		return { kind: 'made', bytes: await cutFont(question.bytes, question.codePoints) };
	} catch (error) {
		return {
			kind: 'failed',
			message: error instanceof Error ? error.message : String(error),
			isTooLarge: error instanceof PictureTooLarge,
		};
	}
}

/** Makes pictures for the process that forked this one, and ends with it. */
export function servePictures(): void {
	try {
		setPriority(NICE);
	} catch {
		// A container may forbid this; then both processes have the same priority.
	}
	try {
		writeFileSync('/proc/self/oom_score_adj', OOM_SCORE_ADJ);
	} catch {
		// Only Linux has this file.
	}
	process.on('message', async (question: PictureQuestion) => {
		const outcome = await outcomeOf(question);
		process.send?.({ ...outcome, id: question.id, rss: process.memoryUsage.rss() });
	});
	process.once('disconnect', () => process.exit());
}
