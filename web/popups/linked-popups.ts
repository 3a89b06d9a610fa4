import { parseUrlAction } from '@outrigger/rules/builder/url-action';

/** Matches a link to an action, as it is written in an attribute. */
const ACTION_LINK = /(?:#|%23)elementor-action[^"'\s<>]*/gi;

/** Returns the database ids of the popups that the markup links to, each once, in the order of their first link. */
export function linkedPopups(html: string): number[] {
	const ids = [...html.matchAll(ACTION_LINK)].flatMap(([link]) => {
		const action = parseUrlAction(link.replaceAll('&amp;', '&'));
		return action?.name === 'popup:open' ? [action.settings.id] : [];
	});
	return [...new Set(ids)];
}
