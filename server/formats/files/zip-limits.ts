/** The limits of a ZIP, so that a small file cannot fill the memory. */
export interface ZipLimits {
	/** Entries, folders among them. The largest kit that was seen has 412. */
	entries: number;
	/** Bytes of one unpacked file. */
	fileBytes: number;
	/** Bytes of all files, unpacked. */
	totalBytes: number;
	/**
	 * The factor by which a file may be larger than packed. JSON packs up to some 60 times,
	 * deflate ends at 1,032.
	 */
	ratio: number;
	/** Files below this many unpacked bytes may have any ratio: a short file of one letter packs well. */
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
