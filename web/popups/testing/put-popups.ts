import { popupText } from '@outrigger/rules/popups/parse-popup';
import { DEFAULT_SETTINGS, type Popup, type PopupSettings } from '@outrigger/rules/popups/popup';

/** A popup with the builder's defaults, for tests. */
export function popupWith({
	settings = {},
	...rest
}: Partial<Omit<Popup, 'settings'>> & { settings?: Partial<PopupSettings> } = {}): Popup {
	return {
		id: 12,
		title: 'Season',
		slug: 'season',
		triggers: null,
		timing: {},
		...rest,
		settings: { ...DEFAULT_SETTINGS, ...settings },
	};
}

/** Adds popups to the page as the server does, each with the same content. */
export function putPopups(popups: readonly Popup[], content = '<p>Welcome</p>'): void {
	for (const popup of popups) {
		const template = document.createElement('template');
		template.dataset.elementorPopup = popupText(popup);
		template.innerHTML = content;
		document.body.append(template);
	}
}
