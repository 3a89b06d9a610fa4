import type { CaptchaType } from '@outrigger/rules/forms/captcha';
import type { Logger } from 'pino';
import type { Backend } from './backend/backend';
import { createHighlighter } from './code/highlight-code';
import type {
	AssetManifest,
	CreateSite,
	OwnMedia,
	PageRenderer,
	Sanitize,
	Warn,
} from './contract/renderer';
import { learnLanguages, type SpokenLanguage } from './contract/site-words';
import { withHeavyPages } from './heavy-pages/heavy-pages';
import type { RenderPool } from './heavy-pages/render-pool';

/** The parts from which the front end is made. */
export interface FrontEndParts {
	createSite: CreateSite;
	backend: Backend;
	assets: AssetManifest;
	sanitize: () => Promise<Sanitize>;
	ownMedia: OwnMedia;
	siteUrl: string;
	measurementId: string | null;
	collectUrl: string;
	popupDebug: boolean;
	/** The language of the site that replaces WordPress's own, BCP 47; WordPress's own if absent. */
	language?: string | null | undefined;
	captchas: readonly CaptchaType[];
	log: Logger;
	/** The pool that renders heavy pages; if absent, this thread renders them as well. */
	pool?: RenderPool | undefined;
}

/** The front end. It is made at its first use, when WordPress can be reached. */
export interface FrontEnd {
	/** Rejects with `WordPressUnavailable` as long as WordPress cannot be reached; the next call tries again. */
	renderer(): Promise<PageRenderer>;
	/** Drops the data that the front end keeps between pages. */
	forget(): void;
	/** Makes the front end anew, because WordPress may have more or fewer capabilities than before. */
	remake(): void;
}

/**
 * The most warnings that are remembered, so that each is logged once. The limit keeps a page that repeats a warning for
 * ever from filling the memory.
 */
const MAX_REMEMBERED_WARNINGS = 1_000;

function warnOnce(log: Logger): Warn {
	const warned = new Set<string>();
	return (message, details) => {
		if (warned.has(message) || warned.size >= MAX_REMEMBERED_WARNINGS) return;
		warned.add(message);
		log.warn(details ?? {}, message);
	};
}

/** Makes the front end once. */
export function createFrontEnd(parts: FrontEndParts): FrontEnd {
	const { backend, createSite, sanitize, log, pool, language, ...rest } = parts;
	let made: Promise<PageRenderer> | null = null;

	async function make(): Promise<PageRenderer> {
		const [capabilities, clean] = await Promise.all([backend.capabilities(), sanitize()]);
		const options = {
			...rest,
			capabilities,
			addOns: backend.addOns?.() ?? [],
			sanitize: clean,
			highlighter: createHighlighter,
			execute: backend.execute,
			rest: backend.rest,
			localize: backend.localize,
			contentStyles: backend.contentStyles,
			warn: warnOnce(log),
			texts: { overrides: backend.texts?.(), language: language ?? undefined },
			onLanguages: (learned: readonly SpokenLanguage[]) =>
				learnLanguages(rest.siteUrl, learned, backend.texts?.()),
		};
		const here = createSite(options);
		return pool ? withHeavyPages(here, pool, options) : here;
	}

	return {
		renderer() {
			if (made) return made;
			const making = make();
			made = making;
			making.catch(() => {
				made = null;
			});
			return making;
		},
		forget() {
			made?.then(
				(renderer) => renderer.forget(),
				() => undefined,
			);
		},
		remake() {
			made = null;
		},
	};
}
