/** A reason in one sentence why a command cannot be done. The program prints it without a stack and ends with 2. */
export class CommandFailure extends Error {
	override name = 'CommandFailure';
}

/** Reasons of the file system as sentences; Node's own messages have only a code. */
const REASONS: Readonly<Record<string, string>> = {
	ENOSPC: 'The disk is full',
	EACCES: 'This user may not write or read there',
	EPERM: 'This user may not write or read there',
	EROFS: 'The disk is read-only',
	ENOENT: 'There is no such file or folder',
	ENOTDIR: 'A part of that path is a file',
	EISDIR: 'That is a folder',
};

/** The sentence that the program prints for an error. */
export function sentenceOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
	return reason === undefined ? error.message : `${reason} (${error.message}).`;
}
