import { encodedPath } from '@outrigger/rules/address/uri-path';
import type { PageLanguage } from '../elements/context/current-page';
import type { PlanLanguages } from './plan';
import type { PageRequest } from './renderer';
import type { Subject } from './subject/subject';
import type { PageTranslations } from './translations';

/**
 * A page in each language of the site. If the page has no translation, its place is taken by the front page of that
 * language; for a search the result is the same search in that language.
 */
export function pageLanguages(
	{ all, current }: Pick<PlanLanguages, 'all' | 'current'>,
	{ own, paths }: PageTranslations,
	subject: Subject,
	request: Pick<PageRequest, 'path' | 'search'>,
): PageLanguage[] {
	const slug = own ?? current.slug;
	const search = request.search === null ? '' : `?${new URLSearchParams({ s: request.search })}`;
	return all.map((language): PageLanguage => {
		const isCurrent = language.slug === slug;
		const translated = isCurrent
			? (subject.uri ?? request.path)
			: (paths.get(language.slug) ?? null);
		return {
			slug: language.slug,
			tag: language.tag,
			name: language.name,
			path: encodedPath(translated ?? language.frontPath) + (isCurrent ? '' : search),
			isCurrent,
			isTranslated: translated !== null,
			isDefault: language.isDefault,
		};
	});
}
