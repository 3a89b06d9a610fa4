import type { PictureHead, PictureJob } from './picture-work';

/** What the process of the host asks of the one that decodes pictures. */
export type PictureQuestion = { id: number } & (
	| { kind: 'measure'; bytes: Uint8Array }
	| { kind: 'make'; job: PictureJob }
);

/** What that one answers. */
export type PictureAnswer = { id: number /** Bytes that it occupies. */; rss: number } & (
	| { kind: 'measured'; head: PictureHead }
	| { kind: 'made'; bytes: Uint8Array }
	| { kind: 'failed'; message: string; isTooLarge: boolean }
);
