import type { GraphQLExecutor } from '../contract/renderer';

/** The content of the token in a preview's address. */
export interface PreviewLink {
	/** Its own number. */
	id: string;
	/** Own path and query of the preview. */
	place: string;
	/** Seconds since 1970 until which it counts. */
	until: number;
}

/** An editor's hour of previews, as WordPress wrote it: only WordPress can read or make one. */
export interface PreviewVisit {
	visit: string;
	/** Seconds since 1970. */
	until: number;
}

/** The previews that a WordPress signs links for. */
export interface Previews {
	/** Reads the token of a link; null for one that WordPress did not sign. */
	read(token: string): PreviewLink | null;
	/**
	 * Redeems a link, which goes once.
	 * @returns null if it was redeemed before or its editor may not edit any more. Rejects with
	 * `WordPressUnavailable`
	 */
	begin(id: string): Promise<PreviewVisit | null>;
	/** An executor that speaks for the editor of a visit and changes nothing; it speaks for a visitor without a login once the visit is over. */
	executeAs(visit: string): GraphQLExecutor;
}
