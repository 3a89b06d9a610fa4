import {
	boolean,
	fallback,
	type GenericSchema,
	type InferOutput,
	integer,
	literal,
	maxValue,
	minValue,
	nonEmpty,
	number,
	object,
	optional,
	pipe,
	regex,
	safeParse,
	string,
	transform,
	union,
	unknown,
} from 'valibot';
import { percentDecoded } from '../address/percent-decoded';
import { safeMediaUrl } from '../address/safe-url';
import { decodedPath } from '../address/uri-path';

/** The longest link that is read: longer than any link that the builder writes, short enough to be harmless. */
const MAX_LENGTH = 8192;

const ACTION = /^#elementor-action:action=([a-z_:-]+)(?:&settings=(.*))?$/s;

const OFF_CANVAS_ID = /^[\w-]{1,64}$/;

const numeral = pipe(string(), regex(/^\d{1,10}$/), transform(Number));
const databaseId = pipe(
	union([number(), numeral]),
	integer(),
	minValue(1),
	maxValue(9_999_999_999),
);
const mediaUrl = pipe(unknown(), transform(safeMediaUrl), string());
const word = fallback(optional(pipe(string(), nonEmpty())), undefined);

/** The builder's switches store `yes` or nothing; links also carry true and false. */
const isOn = fallback(
	union([
		boolean(),
		pipe(
			string(),
			transform((text) => text === 'yes' || text === 'true'),
		),
	]),
	false,
);

const offCanvas = <const Mode extends string>(displayMode: Mode) =>
	pipe(
		object({ id: pipe(string(), regex(OFF_CANVAS_ID)) }),
		transform(({ id }) => ({ id, displayMode })),
	);

/** Every action with the schema of its settings. */
const SETTINGS = {
	'popup:open': object({ id: databaseId, toggle: optional(isOn, false) }),
	'popup:close': object({ do_not_show_again: optional(isOn, false) }),
	'off_canvas:open': offCanvas('open'),
	'off_canvas:close': offCanvas('close'),
	'off_canvas:toggle': offCanvas('toggle'),
	'reload-page': object({}),
	// Pages from WordPress have links with a script that goes back, and the host writes them as this action. The
	// builder has no such action.
	'history:back': object({}),
	'page:print': object({}),
	lightbox: union([
		object({
			type: literal('video'),
			url: mediaUrl,
			videoType: word,
			autoplay: optional(isOn, false),
		}),
		object({ url: mediaUrl, id: optional(databaseId), slideshow: word }),
	]),
} satisfies Record<string, GenericSchema>;

/** The name of an action, as in links. */
export type UrlActionName = keyof typeof SETTINGS;

/** The checked settings of an action, under the builder's own names. */
export type UrlActionSettings<Name extends UrlActionName = UrlActionName> = InferOutput<
	(typeof SETTINGS)[Name]
>;

/** An action that a link names. */
export type UrlAction = {
	[Name in UrlActionName]: { name: Name; settings: UrlActionSettings<Name> };
}[UrlActionName];

/** True for an address in the form of an action, valid or not. */
export function isActionHash(href: string): boolean {
	return /^(?:#|%23)elementor-action/i.test(href);
}

/**
 * Reads an action from a link: `#elementor-action:action={name}&settings={base64 of JSON}`, percent-encoded or not,
 * also if its `#` is encoded.
 *
 * Null for an address without an action, for an unknown action, and for broken or incomplete settings.
 */
export function parseUrlAction(href: unknown): UrlAction | null {
	if (typeof href !== 'string' || href.length > MAX_LENGTH) return null;
	const [, name = '', encoded] = ACTION.exec(decoded(href)) ?? [];
	if (!Object.hasOwn(SETTINGS, name)) return null;
	const { success, output } = safeParse(SETTINGS[name as UrlActionName], settingsOf(encoded));
	return success ? ({ name, settings: output } as UrlAction) : null;
}

/** True for two addresses of the same action, encoded or not. A broken address equals nothing. */
export function isSameActionHash(one: string, other: string): boolean {
	const text = decoded(one);
	return text !== '' && text === decoded(other);
}

/** Writes an action in the format of the builder's server. */
export function writeUrlAction({ name, settings }: UrlAction): string {
	const json = JSON.stringify(settings).replace(
		/[\u0080-\uffff]/g,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
	);
	return `#${encodeURIComponent(`elementor-action:action=${name}&settings=${btoa(json)}`)}`;
}

/**
 * Decodes twice: share addresses encode the `#`, and some editors encode the whole link again. Base64 contains no
 * percent sign.
 */
function decoded(href: string): string {
	return percentDecoded(decodedPath(href)) ?? '';
}

/** PHP writes an empty bag as `[]`; an action without settings has no `settings` text. */
function settingsOf(encoded: string | undefined): unknown {
	if (!encoded) return {};
	try {
		const settings: unknown = JSON.parse(atob(encoded));
		return Array.isArray(settings) ? {} : settings;
	} catch {
		return null;
	}
}
