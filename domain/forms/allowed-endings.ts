import type { FormField } from './form-field';

/** Endings that a server might run or a browser might show as a page; refused whatever an editor allows. */
const NEVER = /^(?:php\d?|phtml|phar|cgi|pl|py|sh|exe|dll|js|mjs|html?|xhtml|svg|htaccess)$/i;
/** What may be sent where an editor names no types: what the builder allows. */
const USUAL_ENDINGS =
	'jpg,jpeg,png,gif,pdf,doc,docx,ppt,pptx,odt,avi,ogg,m4a,mov,mp3,mp4,mpg,wav,wmv,txt';

/** The endings of files that a field takes, in small letters and without dots. */
export function allowedEndings({ row }: FormField): string[] {
	const named = typeof row.file_types === 'string' ? row.file_types : '';
	return (named.trim() || USUAL_ENDINGS)
		.split(',')
		.map((ending) => ending.trim().replace(/^\./, '').toLowerCase())
		.filter((ending) => ending !== '' && !NEVER.test(ending));
}
