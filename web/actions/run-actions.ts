import { isPicturePath } from '@outrigger/rules/address/picture-path';
import {
	isSameActionHash,
	parseUrlAction,
	type UrlAction,
	type UrlActionName,
	type UrlActionSettings,
} from '@outrigger/rules/builder/url-action';
import { currentAddress } from '../browser/address';
import { type ActionRunner, follow } from './action-links';

/** What an action receives besides its settings. */
export interface ActionContext {
	/** The link, or the element that declared the action of the page's address. */
	element: Element;
	/** The click; absent for the page's address. */
	event?: Event;
}

/** Runs an action. Returns false if this page cannot run it; the browser then follows the link. */
export type RunAction<Name extends UrlActionName> = (
	settings: UrlActionSettings<Name>,
	context: ActionContext,
) => boolean | undefined | Promise<boolean>;

/**
 * Maps an action's name to the import of its module. The import is called for each press, and when the visitor points
 * at a link. The browser follows links whose action has no entry.
 */
export type ActionTable = {
	[Name in UrlActionName]?: (settings: UrlActionSettings<Name>) => Promise<RunAction<Name>>;
};

/** Makes the runner for the actions of a table. */
export function createActionRunner(table: ActionTable): ActionRunner {
	const load = ({ name, settings }: UrlAction) => {
		const entry = table[name] as
			| ((of: UrlAction['settings']) => Promise<RunAction<UrlActionName>>)
			| undefined;
		return entry?.(settings);
	};

	async function perform(action: UrlAction, context: ActionContext): Promise<boolean> {
		const run = await load(action);
		return (await run?.(action.settings, context)) ?? run !== undefined;
	}

	return {
		run(element, event) {
			const action = actionOf(element);
			if (!action) return follow(element);
			perform(action, { element, event })
				.catch(() => false)
				.then((isDone) => !isDone && follow(element));
		},
		prepare(element) {
			const action = actionOf(element);
			if (action) load(action)?.catch(() => {});
		},
		runFromAddress() {
			const { hash } = currentAddress();
			const element = [...document.querySelectorAll('[data-e-action-hash]')].find((one) =>
				isSameActionHash(one.getAttribute('data-e-action-hash') ?? '', hash),
			);
			const action = element && parseUrlAction(element.getAttribute('data-e-action-hash'));
			// `reload-page` does not run from the address, because the page would then reload forever.
			if (element && action && action.name !== 'reload-page') {
				perform(action, { element }).catch(() => {});
			}
		},
	};
}

/**
 * The action of a link, or the action that an element declares for the page's address. For a link to a picture it is
 * the lightbox.
 */
function actionOf(element: Element): UrlAction | null {
	const { href, pathname } = element as HTMLAnchorElement;
	return (
		parseUrlAction(element.getAttribute('data-elementor-action') ?? element.getAttribute('href')) ??
		parseUrlAction(element.getAttribute('data-e-action-hash')) ??
		(isPicturePath(pathname) ? { name: 'lightbox', settings: { url: href } } : null)
	);
}
