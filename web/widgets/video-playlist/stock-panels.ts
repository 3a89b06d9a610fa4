import { safeMediaUrl } from '@outrigger/rules/address/safe-url';
import { filmAt, filmFrame } from '@outrigger/rules/embeds/film-hosts';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { linkToFilm } from '../../ui/film/link-to-film';

/**
 * Puts the films into the panels of the builder's own playlist, which the builder's script would fill from the rows in
 * `data-settings`: the link to a film at a service, or the player of a file. If a row names neither, its panel stays
 * unchanged.
 */
export function fillPanels(element: HTMLElement): void {
	const { tabs } = plainObjectOf(JSON.parse(element.dataset.settings ?? '{}'));
	const rows = (Array.isArray(tabs) ? tabs : [])
		.map(plainObjectOf)
		.filter(({ type }) => type !== 'section');
	const numbers = [...element.querySelectorAll<HTMLElement>('.e-tab-title[data-tab]')].map(
		({ dataset }) => dataset.tab,
	);
	for (const panel of element.querySelectorAll<HTMLElement>('.e-tab-content')) {
		if (panel.querySelector('video,iframe,.e-click-to-load')) continue;
		const film = filmOf(rows[numbers.indexOf(panel.dataset.tab)] ?? {});
		if (film) (panel.querySelector('.e-tab-video') ?? panel).prepend(film);
	}
}

function filmOf(row: Record<string, unknown>): HTMLElement | undefined {
	const { type = 'youtube' } = row;
	if (type === 'youtube' || type === 'vimeo') {
		const film = filmAt(`${row[`${type}_url`] ?? ''}`, type);
		return film && linkToFilm(film, filmFrame(film, { autoplay: true }));
	}
	const { url } = plainObjectOf(row.is_external_url ? row.external_url : row.hosted_url);
	const address = typeof url === 'string' ? safeMediaUrl(url) : undefined;
	if (type !== 'hosted' || !address) return undefined;
	const player = document.createElement('video');
	player.src = address;
	player.controls = true;
	player.preload = 'none';
	player.playsInline = true;
	return player;
}
