import type { ReactNode } from 'react';
import { linkedPopups } from '../popups/linked-popups';
import { PagePopups } from '../popups/page-popup';
import type { PagePlan } from './plan';
import type { Warn } from './renderer';

/** The data to find and render the popups of a page. */
interface PopupsRendering {
	plan: PagePlan;
	/** Markup of the rest of the page; its links name the popups that the page needs. */
	body: string;
	/** Database ids that elements named; the set grows while popups are rendered. */
	claimed: ReadonlySet<number>;
	render: (content: ReactNode, identifierPrefix: string) => Promise<string>;
	isolateErrors: boolean;
	warn: Warn;
}

/**
 * Renders the popups that may appear on a page: the popups whose conditions pass, the popups to which the page links,
 * and the popups to which these popups link. The function runs after the rest of the page was rendered, because a link
 * may be in a menu, in a template inside a template, or in text.
 */
export async function renderPopups(
	rendering: PopupsRendering,
): Promise<{ html: string; ids: number[] }> {
	const { plan, body, claimed } = rendering;
	const previewed = plan.previewPopup === null ? [] : [plan.previewPopup];
	const seen = new Set<number>();
	let html = '';
	for (;;) {
		const wanted = [
			...previewed,
			...plan.popups,
			...claimed,
			...linkedPopups(body),
			...linkedPopups(html),
		];
		const ids = [...new Set(wanted)].filter((id) => !seen.has(id));
		if (ids.length === 0) return { html, ids: [...seen] };
		for (const id of ids) seen.add(id);
		html += await renderRound(rendering, ids);
	}
}

/** Renders popups all together. After an error it renders each by itself, so that only the broken popup is missing. */
async function renderRound(
	{ plan, render, isolateErrors, warn }: PopupsRendering,
	ids: readonly number[],
): Promise<string> {
	const { timezone } = plan.page.site;
	const placeOf = (id: number) => ({
		isArmed: plan.popups.includes(id),
		isPreview: id === plan.previewPopup,
		zone: timezone,
	});
	const prefix = `p${ids[0]}`;
	if (!isolateErrors) return render(<PagePopups ids={ids} placeOf={placeOf} />, prefix);
	let html = '';
	for (const id of ids) {
		try {
			html += await render(<PagePopups ids={ids} only={[id]} placeOf={placeOf} />, `p${id}`);
		} catch (error) {
			warn(`Popup ${id} failed while it was rendered: ${String(error)}`);
		}
	}
	return html;
}
