import type { LanguagePath } from '@outrigger/rules/address/language-path';
import { ask } from './ask';
import type { Backend } from './backend';
import { HostLanguagesDocument } from './languages.languages.generated';

/** A language of a site in several. */
interface HostLanguage extends LanguagePath {
	/** `de`. */
	slug: string;
	/** BCP 47, `de-DE`. */
	tag: string;
}

/**
 * The languages of a site; none on a site in one.
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
		if (!slug || !homeUrl || !URL.canParse(homeUrl, 'http://own.invalid')) return [];
		const { pathname } = new URL(homeUrl, 'http://own.invalid');
		const homePath = pathname.endsWith('/') ? pathname : `${pathname}/`;
		return [{ slug, tag: (locale || slug).replaceAll('_', '-'), homePath }];
	});
}

/** The same backend, asked in one language. */
export function inLanguage<Asked extends Pick<Backend, 'execute' | 'rest'>>(
	backend: Asked,
	slug: string,
): Asked {
	return {
		...backend,
		execute: (operation) => backend.execute({ ...operation, language: slug }),
		rest: (path) => {
			const isNames = /^wp\/v2\/(?:types|taxonomies)\b/.test(path);
			return backend.rest(isNames ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${slug}`);
		},
	};
}
