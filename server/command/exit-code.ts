/** Exit codes of every command. */
export const EXIT = {
	/** The command did its work. */
	done: 0,
	/**
	 * The command ran to its end and found something wrong: a page failed, a site lacks fields that the front end
	 * needs.
	 */
	foundWrong: 1,
	/** The command could not run: wrong arguments, nothing to read, no answer, no room on the disk. */
	impossible: 2,
} as const;
