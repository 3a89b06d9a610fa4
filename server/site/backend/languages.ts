import { homePathOf, type LanguagePath, languageTag } from '@outrigger/rules/address/language-path';
import { restInLanguage } from '@outrigger/rules/wordpress/rest-names';
import { ask } from './ask';
import type { Backend } from './backend';
import { HostLanguagesDocument } from './languages.languages.generated';

/** A language of a site with several languages. */
interface HostLanguage extends LanguagePath {
	/** `de`. */
	slug: string;
	/** BCP 47, `de-DE`. */
	tag: string;
}

/**
 * The languages of a site; an empty list on a site with one language.
 * @throws WordPressUnavailable
 */
export async function siteLanguages({
	execute,
	capabilities,
}: Pick<Backend, 'execute' | 'capabilities'>): Promise<HostLanguage[]> {
	if (!(await capabilities()).languages) return [];
	const { languages } = await ask(execute, HostLanguagesDocument, {});
	return (languages ?? []).flatMap((one): HostLanguage[] => {
		const { slug, locale, homeUrl } = one ?? {};
		const homePath = slug && homeUrl ? homePathOf(homeUrl, slug) : null;
		return slug && homePath ? [{ slug, tag: languageTag(slug, locale), homePath }] : [];
	});
}

/** Returns a backend that requests everything in one language. */
export function inLanguage<Asked extends Pick<Backend, 'execute' | 'rest'>>(
	backend: Asked,
	slug: string,
): Asked {
	return {
		...backend,
		execute: (operation) => backend.execute({ ...operation, language: slug }),
		rest: (path) => backend.rest(restInLanguage(path, slug)),
	};
}
