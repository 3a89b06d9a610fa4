import type { PictureHead, PictureJob } from './picture-work';

/** The messages that the process of the host sends to the process that decodes pictures. */
export type PictureQuestion = { id: number } & (
	| { kind: 'measure'; bytes: Uint8Array }
	| { kind: 'make'; job: PictureJob }
	| { kind: 'cut-font'; bytes: Uint8Array; codePoints: readonly number[] }
);

/** The messages with which the decoding process answers. */
export type PictureAnswer = { id: number /** Bytes that the process uses. */; rss: number } & (
	| { kind: 'measured'; head: PictureHead }
	| { kind: 'made'; bytes: Uint8Array }
	| { kind: 'failed'; message: string; isTooLarge: boolean }
);
