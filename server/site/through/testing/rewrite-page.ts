import type { KeptFiles } from '../page-scripts';
import type { LinkedSheets } from '../page-styles';
import { beginPage, type RewriteOptions, type RewrittenPage } from '../rewrite-page';
import { calledLibraries, type Library } from '../script-table';

/** The files of a page that were read. */
export interface ReadFiles {
	/** Sheets that the page links to, by their address in the page. */
	sheets?: LinkedSheets;
	/** The names in kept files. */
	names?: KeptFiles['names'];
}

/** Rewrites a page whose kept files are not requested. It gets the libraries that its kept inline scripts call. */
export function rewritePage(
	source: string,
	options: RewriteOptions,
	{ sheets = new Map(), names = new Map() }: ReadFiles = {},
): RewrittenPage {
	const page = beginPage(source, options, sheets);
	const texts = page.kept(new Set<Library['name']>()).map(({ text }) => text);
	return page.finish({ libraries: calledLibraries(texts), names });
}
