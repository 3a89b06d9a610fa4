import type { GraphQLExecutor } from '../contract/renderer';

/** The content of the token in a preview's address. */
export interface PreviewLink {
	/** Its own number. */
	id: string;
	/** Path and query of the preview on this site. */
	place: string;
	/** The time at which it ends, in seconds since 1970. */
	until: number;
}

/** An editor's right to open previews for an hour, as WordPress wrote it: only WordPress can read or make one. */
export interface PreviewVisit {
	visit: string;
	/** The time at which it ends, in seconds since 1970. */
	until: number;
}

/** The signed preview links of a WordPress. */
export interface Previews {
	/** Reads the token of a link; null for one that WordPress did not sign. */
	read(token: string): PreviewLink | null;
	/**
	 * Redeems a link, which is possible once.
	 * @returns null if it was redeemed before or its editor may not edit any more. Rejects with `WordPressUnavailable`
	 */
	begin(id: string): Promise<PreviewVisit | null>;
	/**
	 * Returns an executor that reads with the rights of the editor of a visit and changes nothing. After the end of the
	 * visit it reads as a visitor without a login.
	 */
	executeAs(visit: string): GraphQLExecutor;
}
