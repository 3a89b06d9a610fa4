import { readSheet } from '@outrigger/rules/css/sheet-rules';
import { englishSay } from '@outrigger/rules/texts/load-texts';
import { pino } from 'pino';
import type { PassedPageParts } from '../../contract/renderer';
import { WordPressUnavailable } from '../../contract/unavailable';
import { createUnknownForm } from '../../foreign-media/foreign-media';
import { createLocalizer } from '../../remote/localize';
import { createOwnMedia } from '../own-media';
import type { RewriteOptions } from '../rewrite-page';
import { keepPatterns } from '../script-fate';
import type { ThroughOptions } from '../through';

/** Public origin of the host in tests that start none. */
export const SITE = 'http://site.test';

/** Signs addresses of media of other hosts. */
export const ownForm = (localize: (address: string) => string) =>
	createUnknownForm({
		siteUrl: SITE,
		localize,
		secret: () => 'tests',
		trusted: [],
		isDirect: false,
	});

/** The front end's part of a page, which adds nothing but its entry. */
export function pageParts(more: Partial<PassedPageParts> = {}): PassedPageParts {
	return {
		client: '/assets/client.js',
		builderApi: '/assets/builder-api.js',
		lateScripts: '/assets/late-scripts.js',
		css: '',
		popupCss: '',
		stickyCss: () => '',
		headlineMarker: (name) =>
			/^(?:circle|x)$/.test(name) ? `<svg data-marker="${name}"></svg>` : '',
		knowsWidget: (type) => !/[-_]addon|^ucaddon/.test(type),
		ofPage: async () => ({ say: englishSay, texts: {}, handlers: {} }),
		...more,
	};
}

/** The parts with which pages of a WordPress are rewritten. */
export function rewriteOptions(
	wordpress: string,
	more: Partial<RewriteOptions> = {},
): RewriteOptions {
	const { localize } = createLocalizer([wordpress], SITE, `${wordpress}/graphql`);
	return {
		siteUrl: SITE,
		localize,
		media: createOwnMedia(ownForm(localize)),
		keep: [],
		keepClasses: keepPatterns('later-*', 'whole'),
		inlineSheet: (css) => readSheet(css),
		encoding: 'utf-8',
		say: englishSay,
		texts: {},
		handlers: {},
		parts: pageParts(),
		...more,
	};
}

/**
 * Options that pass through pages of a WordPress without GraphQL.
 * @param lines receives the logged lines
 */
export function throughOptions(
	wordpress: string,
	lines: Record<string, unknown>[],
	more: Partial<ThroughOptions> = {},
): ThroughOptions {
	return {
		wordpress: { siteUrl: wordpress, graphqlUrl: `${wordpress}/graphql` },
		siteUrl: SITE,
		ownOrigins: [SITE],
		pages: 'auto',
		rules: [],
		untouched: [],
		keep: keepPatterns(''),
		keepClasses: [],
		auth: null,
		hasSecurityText: false,
		parts: pageParts(),
		ownForm,
		foreignSheet: () => Promise.reject(new Error('no other host')),
		capabilities: () => Promise.reject(new WordPressUnavailable('no GraphQL')),
		log: pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) }),
		...more,
	};
}
