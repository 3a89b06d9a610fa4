import { rulesOf } from '@outrigger/rules/css/rules';
import { cssOf } from '@outrigger/rules/css/tokens';

/** Comments are matched first, because a `<style>` inside a comment is no style element. */
const STYLE = /<!--[\s\S]*?(?:-->|$)|<style\b([^<>]*)>([\s\S]*?)(?:<\/style\s*>|$)/gi;
/** A list of media queries, without characters that would end it. */
const MEDIA_QUERIES = /^[\w\s(),:.<>=/-]+$/;
const MEDIA = /\bmedia\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/**
 * The style elements of a piece of markup as one safe sheet: it omits rules that load other files than pictures, rules
 * that run code, and unclosed rules, as in custom CSS. The sheet keeps the media queries of a `media` attribute.
 */
export function ownSheet(html: string): string {
	if (!/<style\b/i.test(html)) return '';
	return [...html.matchAll(STYLE)]
		.map(([, attributes = '', css = '']) => {
			const [, ...spellings] = MEDIA.exec(attributes) ?? [];
			const media = spellings.find((one) => one !== undefined)?.trim();
			const safe = rulesOf(css).map(cssOf).join('');
			if (!media || /^(?:all|screen)$/i.test(media) || safe === '') return safe;
			if (!MEDIA_QUERIES.test(media)) return '';
			return rulesOf(`@media ${media}{${safe}}`).map(cssOf).join('');
		})
		.join('');
}
