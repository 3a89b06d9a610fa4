import type { FormField } from './form-field';

/**
 * File extensions that a server might run or a browser might show as a page; the host refuses them even if an editor
 * allows them.
 */
const NEVER = /^(?:php\d?|phtml|phar|cgi|pl|py|sh|exe|dll|js|mjs|html?|xhtml|svg|htaccess)$/i;
/** The extensions that the builder allows where an editor names none. */
const USUAL_ENDINGS =
	'jpg,jpeg,png,gif,pdf,doc,docx,ppt,pptx,odt,avi,ogg,m4a,mov,mp3,mp4,mpg,wav,wmv,txt';

/** The file extensions that a field accepts, in lower case and without dots. */
export function allowedEndings({ row }: FormField): string[] {
	const named = typeof row.file_types === 'string' ? row.file_types : '';
	return (named.trim() || USUAL_ENDINGS)
		.split(',')
		.map((ending) => ending.trim().replace(/^\./, '').toLowerCase())
		.filter((ending) => ending !== '' && !NEVER.test(ending));
}
