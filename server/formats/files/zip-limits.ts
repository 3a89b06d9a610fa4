/** The limits of a ZIP, so that a small file cannot fill the memory. */
export interface ZipLimits {
	/** The most entries, including folders. The largest known kit has 412. */
	entries: number;
	/** The most bytes of one unpacked file. */
	fileBytes: number;
	/** The most bytes of all files together, unpacked. */
	totalBytes: number;
	/**
	 * The most times that an unpacked file may be larger than the packed file. JSON reaches some 60 times, deflate at
	 * most 1,032.
	 */
	ratio: number;
	/**
	 * A file with fewer unpacked bytes may have any ratio, because a short file with one repeated letter packs very
	 * well.
	 */
	ratioFromBytes: number;
}

const MEGABYTE = 1024 * 1024;

export const ZIP_LIMITS: ZipLimits = {
	entries: 10_000,
	fileBytes: 256 * MEGABYTE,
	totalBytes: 512 * MEGABYTE,
	ratio: 200,
	ratioFromBytes: MEGABYTE,
};
