import type { DeviceAnimations, Popup, Timing, Triggers } from '../../domain/popups/popup';
import type { StoredPopup } from './use-popups';

/** How a popup came onto the page. */
export interface PopupPlace {
	/** True where its conditions let it appear by itself; false where something merely links to it. */
	isArmed: boolean;
	/** True for the popup that an editor wants to see at once. */
	isPreview?: boolean;
	/** The site's zone, as WordPress names it. */
	zone: string;
}

/** What the browser is told of a popup. The schema's enum values are the stored names in capitals. */
export function readPopup(stored: StoredPopup, { isArmed, zone }: PopupPlace): Popup {
	const { settings } = stored;
	return {
		id: stored.databaseId,
		title: stored.title ?? '',
		slug: stored.slug ?? '',
		settings: {
			overlay: settings.overlay,
			close_button: settings.closeButton,
			close_button_position: lower(settings.closeButtonPosition),
			close_button_delay: settings.closeButtonDelay ?? 0,
			close_automatically: settings.closeAutomatically ?? 0,
			entrance_animation: animations(settings.entranceAnimation),
			exit_animation: animations(settings.exitAnimation),
			entrance_animation_duration: settings.entranceAnimationDuration,
			prevent_close_on_background_click: settings.preventCloseOnBackgroundClick,
			prevent_close_on_esc_key: settings.preventCloseOnEscKey,
			prevent_scroll: settings.preventScroll,
			avoid_multiple_popups: settings.avoidMultiplePopups,
			a11y_navigation: settings.a11yNavigation,
			open_selector: settings.openSelector ?? '',
			classes: settings.classes,
		},
		triggers: isArmed ? readTriggers(stored.triggers) : null,
		timing: readTiming(stored.timing, zone),
	};
}

function readTriggers(stored: StoredPopup['triggers']): Triggers {
	const { scrolling } = stored;
	return present({
		page_load: stored.pageLoad && { delay: stored.pageLoad.delay },
		scrolling: scrolling && { direction: lower(scrolling.direction), offset: scrolling.offset },
		scrolling_to: stored.scrollingTo && { selector: stored.scrollingTo.selector },
		click: stored.click && { times: stored.click.times },
		inactivity: stored.inactivity && { time: stored.inactivity.time },
		exit_intent: stored.exitIntent && { touch: stored.exitIntent.touch },
		adblock_detection: stored.adblockDetection && { delay: stored.adblockDetection.delay },
	});
}

function readTiming(stored: StoredPopup['timing'], zone: string): Timing {
	const { times, url, loggedIn, browsers, schedule } = stored;
	return present({
		page_views: stored.pageViews && { views: stored.pageViews.views },
		sessions: stored.sessions && { sessions: stored.sessions.sessions },
		times: times && {
			times: times.times,
			period: times.period && lower(times.period),
			count: lower(times.count),
		},
		url: url && { action: lower(url.action), url: url.url },
		sources: stored.sources && { sources: stored.sources.sources.map(lower) },
		logged_in: loggedIn && { users: lower(loggedIn.users), roles: loggedIn.roles },
		devices: stored.devices && { devices: stored.devices.devices.map(lower) },
		browsers: browsers && {
			browsers: lower(browsers.browsers),
			options: browsers.browsersOptions.map(lower),
		},
		schedule: schedule && {
			timezone: lower(schedule.timezone),
			start: schedule.startDate,
			end: schedule.endDate,
			zone: schedule.timezone === 'SITE' ? zone : '',
		},
	});
}

function animations(
	values: readonly { device: Uppercase<string>; value: string }[],
): DeviceAnimations {
	return Object.fromEntries(values.map(({ device, value }) => [lower(device), value]));
}

/** The groups that are on. */
function present<Groups extends Record<string, object | null>>(
	groups: Groups,
): { [Name in keyof Groups]?: NonNullable<Groups[Name]> } {
	return Object.fromEntries(
		Object.entries(groups).filter(([, group]) => group !== null),
	) as ReturnType<typeof present<Groups>>;
}

function lower<Name extends string>(name: Name): Lowercase<Name> {
	return name.toLowerCase() as Lowercase<Name>;
}
