import { percentDecoded } from '@outrigger/rules/address/percent-decoded';

const FOLDER = '/wp-content/avatars/';
/** The sign in place of initials for a name without letters. */
const NO_LETTERS = '_';
/** One or two letters or digits, as `initialsOf` makes them. */
const INITIALS = /^[\p{L}\p{N}]{1,2}$/u;
/**
 * The colour behind the letters. White letters on it have a contrast of 5.4 to 1, and the colour has 3.9 to 1 or more
 * on white and on black pages.
 */
const GROUND = '#5f6b78';

/** The first letters of the first and the last word, in capitals; empty for a name without letters and digits. */
function initialsOf(name: string): string {
	const words = name.slice(0, 200).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
	const letters = [words.at(0), words.length > 1 ? words.at(-1) : ''].map((word) => {
		const [letter = ''] = word ?? '';
		const capital = letter.toUpperCase();
		return INITIALS.test(capital) && [...capital].length === 1 ? capital : letter;
	});
	return letters.join('');
}

/**
 * The address of a person's picture: the one in the content, else a drawing of the initials by this host.
 *
 * @param name the name that visitors see
 * @param picture an own path or a whole address; empty for none
 */
export function avatarAddress(name: string, picture: string): string {
	return picture || `${FOLDER}${encodeURIComponent(initialsOf(name) || NO_LETTERS)}.svg`;
}

/** Draws an avatar with initials; null for every other path, and for initials that no name gives. */
export function sendInitialsAvatar(request: Request): Response | null {
	const { pathname } = new URL(request.url);
	if (!pathname.startsWith(FOLDER) || !pathname.endsWith('.svg')) return null;
	const initials = percentDecoded(pathname.slice(FOLDER.length, -'.svg'.length));
	if (initials === null || (initials !== NO_LETTERS && !INITIALS.test(initials))) return null;
	const headers = {
		'content-type': 'image/svg+xml',
		'cache-control': 'public, max-age=31536000, immutable',
		'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
		'x-content-type-options': 'nosniff',
	};
	const isHead = request.method === 'HEAD';
	return new Response(isHead ? null : drawing(initials === NO_LETTERS ? '' : initials), {
		headers,
	});
}

function drawing(initials: string): string {
	const letters = initials
		? `<text x="48" y="48" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" font-size="38" fill="#fff">${initials}</text>`
		: '<circle cx="48" cy="38" r="15" fill="#fff"/><path d="M18 82a30 26 0 0 1 60 0z" fill="#fff"/>';
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" fill="${GROUND}"/>${letters}</svg>`;
}
