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
import { safeMediaUrl } from '../address/safe-url';

/** Longer than any link that a builder writes, short enough to be harmless. */
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

/** The builder's switches are `yes` and nothing; links hold true and false as well. */
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

/** Every action there is, and what its settings may be. */
const SETTINGS = {
	'popup:open': object({ id: databaseId, toggle: optional(isOn, false) }),
	'popup:close': object({ do_not_show_again: optional(isOn, false) }),
	'off_canvas:open': offCanvas('open'),
	'off_canvas:close': offCanvas('close'),
	'off_canvas:toggle': offCanvas('toggle'),
	'reload-page': object({}),
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

/** The name of an action, as links hold it. */
export type UrlActionName = keyof typeof SETTINGS;

/** The checked settings of an action, under the builder's own names. */
export type UrlActionSettings<Name extends UrlActionName = UrlActionName> = InferOutput<
	(typeof SETTINGS)[Name]
>;

/** An action that a link names. */
export type UrlAction = {
	[Name in UrlActionName]: { name: Name; settings: UrlActionSettings<Name> };
}[UrlActionName];

/** Whether an address is meant as an action, whatever comes of it. */
export function isActionHash(href: string): boolean {
	return /^(?:#|%23)elementor-action/i.test(href);
}

/**
 * Reads an action out of a link: `#elementor-action:action={name}&settings={base64 of JSON}`, percent-encoded or not,
 * its `#` as well.
 *
 * Null for everything else: another address, an action that is not among the known ones, settings that are broken
 * or lack what the action needs.
 */
export function parseUrlAction(href: unknown): UrlAction | null {
	if (typeof href !== 'string' || href.length > MAX_LENGTH) return null;
	const [, name = '', encoded] = ACTION.exec(decoded(href)) ?? [];
	if (!Object.hasOwn(SETTINGS, name)) return null;
	const { success, output } = safeParse(SETTINGS[name as UrlActionName], settingsOf(encoded));
	return success ? ({ name, settings: output } as UrlAction) : null;
}

/** Whether two addresses spell the same action, encoded or not. Nothing broken equals anything. */
export function isSameActionHash(one: string, other: string): boolean {
	const text = decoded(one);
	return text !== '' && text === decoded(other);
}

/** Writes an action as the builder's server does. */
export function writeUrlAction({ name, settings }: UrlAction): string {
	const json = JSON.stringify(settings).replace(
		/[\u0080-\uffff]/g,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
	);
	return `#${encodeURIComponent(`elementor-action:action=${name}&settings=${btoa(json)}`)}`;
}

/** Share addresses encode the `#`, and some editors encode the whole once more. Base64 has no percent sign. */
function decoded(href: string): string {
	try {
		return decodeURIComponent(decodeURI(href));
	} catch {
		return '';
	}
}

/** PHP writes an empty bag as `[]`, and an action without settings has none. */
function settingsOf(encoded: string | undefined): unknown {
	if (!encoded) return {};
	try {
		const settings: unknown = JSON.parse(atob(encoded));
		return Array.isArray(settings) ? {} : settings;
	} catch {
		return null;
	}
}
