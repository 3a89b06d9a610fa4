import { safeMediaUrl } from '@outrigger/rules/address/safe-url';
import type { Medium } from '@outrigger/rules/atomic/values/image';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import { useMarkup } from '../../ui/markup-context';

/** The builder shows its own placeholder for an empty drawing; a plain ring of the same size replaces it here. */
const PLACEHOLDER =
	'<svg viewBox="0 0 24 24"><path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z"/></svg>';

const ROOT = /<svg\b((?:"[^"]*"|'[^']*'|[^'">])*)>/i;
/** The attributes of the root element that are replaced. */
const OWN = /\s(?:width|height|fill|style|aria-hidden)\s*=\s*(?:"[^"]*"|'[^']*')/gi;

/**
 * Returns safe markup of a drawing that fills its box and has the colour of the text.
 *
 * @param drawing markup of a file of the media library; null if it is unknown
 * @param medium the chosen file; undefined for none
 */
export function useInlineSvg(drawing: string | null, medium: Medium | undefined): string {
	const { sanitize } = useMarkup();
	if (drawing !== null) {
		const clean = withOwnRoot(sanitize(drawing.replace(/<\?[^>]*>|<!(?!--)[^>]*>/g, '')));
		if (clean) return clean;
	}
	const url = safeMediaUrl(medium?.url);
	return url
		? `<img src="${escapeMarkup(url)}" alt="" width="65" height="65" loading="lazy">`
		: (withOwnRoot(PLACEHOLDER) ?? '');
}

function withOwnRoot(markup: string): string | undefined {
	const root = ROOT.exec(markup);
	if (!root) return undefined;
	const kept = (root[1] ?? '').replace(OWN, '');
	const hidden = /<title\b/i.test(markup) ? '' : ' aria-hidden="true"';
	const own = `<svg${kept} fill="currentColor"${hidden}>`;
	return markup.slice(root.index).replace(ROOT, () => own);
}
