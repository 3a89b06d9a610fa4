import { safeMediaUrl } from '@outrigger/rules/address/safe-url';
import { type Film, filmAt } from '@outrigger/rules/embeds/film-hosts';

/** The fields that name the film of a row, under the builder's names. */
interface FilmRow {
	type: string;
	youtube_url: string;
	vimeo_url: string;
	is_external_url: boolean;
	external_url: { url: string };
	hosted_url: { url: string };
}

/** The film at a service that a row names; undefined for files, sections and unknown addresses. */
export function filmOfRow(row: FilmRow): Film | undefined {
	const { type } = row;
	return type === 'youtube' || type === 'vimeo' ? filmAt(row[`${type}_url`], type) : undefined;
}

/** The file that a row names. */
export function fileOfRow({
	type,
	is_external_url,
	external_url,
	hosted_url,
}: FilmRow): string | undefined {
	return type === 'hosted'
		? safeMediaUrl(is_external_url ? external_url.url : hosted_url.url)
		: undefined;
}
