import type { Backend } from '../backend/backend';
import { NoGraphQL } from '../remote/remote-executor';
import { type PageMode, type PageRule, ruleFor, USUAL_RULES } from './page-rules';
import type { PluginRules } from './plugin-rules';

/** Files of WordPress and its plugins. A program among them may answer each visitor with something else. */
export const FILES = /^\/wp-(?:content|includes)\/(?!.*\.php$)/;
/** Addresses of calls that scripts of pages make. */
export const CALLS =
	/^\/(?:wp-json(?:\/|$)|wp-admin\/admin-(?:ajax|post)\.php$|wp-(?:content|includes)\/.*\.php$)/;

/** The folder of a language, with which sites in several languages begin their paths: `/de/`, `/pt-br/`. */
const LANGUAGE = /^\/[a-z]{2}(?:-[a-z]{2,4})?\//i;

/** The mode of a page, and the reason if a rule decided. */
export interface ChosenMode {
	mode: PageMode;
	reason: string;
}

/** Chooses how pages are made. */
export interface PageModes {
	/** The mode of pages that no rule names. */
	usual(): Promise<PageMode>;
	of(path: string): Promise<ChosenMode>;
	/** The current rules for pages: those of the owner, and the paths that pass untouched. */
	rules(): Promise<{ named: readonly PageRule[]; untouched: readonly string[] }>;
	/** The mode for a request. Files and calls have the mode of the page that requests them. */
	ofRequest(request: Request, path: string): Promise<ChosenMode>;
}

/**
 * @param options `PAGES`, the rules of `PAGES_FILE`, `UNTOUCHED`, and the site's own facts
 * @param pluginRules of a site with the companion plugin: `PAGES_FILE` comes before them, `UNTOUCHED` after them
 */
export function createPageModes(
	options: {
		pages: 'auto' | 'through' | 'rendered';
		rules: readonly PageRule[];
		untouched: readonly string[];
		capabilities: Backend['capabilities'];
	},
	pluginRules: Pick<PluginRules, 'read'>,
): PageModes {
	let lastMode: PageMode | null = null;
	const untouched: readonly PageRule[] = [
		...options.untouched.map((pattern) => ({ pattern, mode: 'untouched' as const })),
		...USUAL_RULES,
	];

	/** Finds the mode: the host renders the pages if WordPress provides their elements. Never rejects. */
	async function find(): Promise<PageMode> {
		try {
			const { elementor } = await options.capabilities();
			lastMode = elementor ? 'rendered' : 'through';
		} catch (error) {
			// A site that answers without GraphQL may be a site behind a check of its proxy.
			if (error instanceof NoGraphQL) lastMode ??= 'through';
		}
		return lastMode ?? 'through';
	}

	/** The usual mode. The last answer of WordPress counts, so that no visitor waits while WordPress hangs. */
	async function usual(): Promise<PageMode> {
		if (options.pages !== 'auto') return options.pages;
		const finding = find();
		return lastMode ?? finding;
	}

	async function of(path: string): Promise<ChosenMode> {
		const rule = ruleFor(options.rules, path);
		if (rule) return { mode: rule.mode, reason: `PAGES_FILE names ${rule.pattern}` };
		const typed = ruleFor(await pluginRules.read(), path);
		if (typed) {
			return { mode: typed.mode, reason: `The plugin's settings name ${typed.pattern}` };
		}
		const mode = await usual();
		if (mode !== 'through') return { mode, reason: '' };
		const left = ruleFor(untouched, path) ?? ruleFor(untouched, path.replace(LANGUAGE, '/'));
		return left
			? { mode: 'untouched', reason: `UNTOUCHED names ${left.pattern}` }
			: { mode, reason: '' };
	}

	return {
		usual,
		of,
		async rules() {
			const named = [...options.rules, ...(await pluginRules.read())];
			const isThrough = (await usual()) === 'through';
			return { named, untouched: isThrough ? untouched.map(({ pattern }) => pattern) : [] };
		},
		async ofRequest(request, path) {
			if (FILES.test(path) && /\.m?js$/.test(path)) return { mode: 'through', reason: '' };
			const referer = request.headers.get('referer');
			const isPart = FILES.test(path) || CALLS.test(path);
			if (!isPart || !referer || !URL.canParse(referer)) return of(path);
			return of(new URL(referer).pathname);
		},
	};
}
