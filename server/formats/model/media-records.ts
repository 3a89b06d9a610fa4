/** Files of media, as `records.ts` has the rest. */

/** A size of a picture on another host. */
export interface ForeignSize {
	/** `medium`, or a size name of the other site. */
	name: string;
	/** File name without a folder: `bay-300x200.jpg`. */
	file: string;
	width: number;
	height: number;
}

/** The file behind an attachment. */
export interface MediaFileRecord {
	/** Path below `wp-content/uploads`, `2026/05/bay-1.jpg`. */
	file: string;
	/** Absolute path of the file that the sizes are made from. */
	sourcePath: string;
	/** Address of the file on another host. Present if this host lacks the file. */
	foreignUrl?: string;
	/** The sizes of the file on another host. Files of this host have the sizes of the settings. */
	foreignSizes?: readonly ForeignSize[];
	mimeType: string;
	/** Pixels of the full size. */
	width: number;
	height: number;
	altText: string;
	caption: string;
	description: string;
}
