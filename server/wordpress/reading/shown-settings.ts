import { CONTROLS_OF_ROLES } from '@outrigger/rules/add-ons/kinds/bag-roles';
import { isAtomicType } from '@outrigger/rules/atomic/element-types';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { CONTROLS_OF_WORDS } from '@outrigger/rules/builder/plain-words';
import { ownValue } from '@outrigger/rules/values/own-value';
import { isPlainObject } from '@outrigger/rules/values/plain-object';
import {
	CONTROLS_OF_ADD_ONS,
	LIST_OF_TYPE,
	LISTS_OF_WIDGETS,
	SHARED_CONTROLS,
} from './known-controls.generated';
import { isCredential, isSecretName } from './secret-names';

/** Parts of the values that the builder's controls store, and of its fourth version's. */
const PARTS = new Set(
	'url id alt source size is_external nofollow custom_attributes unit sizes top right bottom left isLinked library value horizontal vertical blur spread color x y $$type _id'.split(
		' ',
	),
);
/** Kinds of elements that are no widgets. */
const OWN_KINDS = ['container', 'section', 'column'];
const DEVICE = /_(?:desktop|widescreen|laptop|tablet_extra|tablet|mobile_extra|mobile)$/;
/** The endings of names of controls for looks. Kinds of add-ons use such names for colours, type and places. */
const LOOKS =
	/(?:colou?r|typography|font|align(?:ment)?|bg|background|border|radius|padding|margin|gap|spacing|size|width|height|tag|layout|columns?|icons?|image|position|style|weight|transform|decoration|menu)(?:_\w+_typography)?(?:_(?:group|content|responsive|color|type|family|size|weight|style|height|spacing|typography))*$/;
/** Addresses of films, and dates, which visitors receive under any name of a control. */
const FILM_OR_DATE =
	/^(?:\S*(?:youtube\.com|youtu\.be|vimeo\.com)\/\S+|\S+\.(?:mp4|webm|m4v)(?:\?\S*)?|\d{4}-\d{2}-\d{2}(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?)$/i;

/** The names of controls that visitors may receive. */
interface Known {
	has(name: string): boolean;
	/** True if an add-on's values are recognised by their forms as well. */
	isAddOn: boolean;
}

type Keeps = (name: string, value: unknown) => boolean;

/**
 * Settings with everything that an editor typed, except form actions, webhooks, keys and recipients, at any depth. They
 * are for users who may change the document.
 *
 * @param type kind of widget or of another element, `null` for settings of a whole document
 */
export function asStored(settings: ElementSettings, type: string | null): Record<string, unknown> {
	return kept(settings, (name) => !isSecretName(name, type));
}

const NONE: ReadonlySet<string> = new Set();
const shown = new WeakMap<ElementSettings, Record<string, unknown>>();

/**
 * Returns the settings that visitors receive: of the builder's widgets the controls that the front end reads; of an
 * add-on's widgets the controls of words and looks; of elements of version 4 all controls. It omits settings whose name
 * or value looks like a secret.
 *
 * @param named further controls that visitors receive: those that a table of the add-on reads. The function caches its
 *   result by the settings, so this list must be the same in each call
 */
export function asVisitorsSee(
	settings: ElementSettings,
	type: string | null,
	named: ReadonlySet<string> = NONE,
): Record<string, unknown> {
	const before = shown.get(settings);
	if (before !== undefined) return before;
	const known = knownOf(type);
	const made = kept(settings, (name, value) => {
		if (isSecretName(name, type)) return false;
		if (typeof value === 'string' && isCredential(value)) return false;
		return known.has(name) || named.has(name) || (known.isAddOn && isOfKnownForm(value));
	});
	shown.set(settings, made);
	return made;
}

/** Recognises media, links and icons by their form, rows by their content. */
function isOfKnownForm(value: unknown): boolean {
	if (Array.isArray(value)) return value.some(isPlainObject);
	if (isPlainObject(value))
		return typeof value.url === 'string' || typeof value.library === 'string';
	return typeof value === 'string' && FILM_OR_DATE.test(value.trim());
}

function kept(settings: ElementSettings, keeps: Keeps): Record<string, unknown> {
	const walk = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(walk);
		return isPlainObject(value) ? kept(value, keeps) : value;
	};
	return Object.fromEntries(
		Object.entries(settings)
			.filter(([name, value]) => keeps(name, value))
			.map(([name, value]) => [name, walk(value)]),
	);
}

const lists = new Map<string, Known>();

/** Elements of version 4 store words and looks under other names, at any depth. */
const EVERYTHING: Known = { has: () => true, isAddOn: false };

function knownOf(type: string | null): Known {
	if (type !== null && isAtomicType(type)) return EVERYTHING;
	const list = type === null ? undefined : ownValue(LIST_OF_TYPE, type);
	const isAddOn = type !== null && list === undefined && !OWN_KINDS.includes(type);
	const key = isAddOn ? 'add-ons' : `${list ?? 'shared'}`;
	const before = lists.get(key);
	if (before) return before;
	const further = isAddOn ? CONTROLS_OF_ADD_ONS : (LISTS_OF_WIDGETS[list ?? -1] ?? '');
	const made = { has: matcherOf(`${SHARED_CONTROLS} ${further}`, isAddOn), isAddOn };
	lists.set(key, made);
	return made;
}

function matcherOf(list: string, isAddOn: boolean): Known['has'] {
	const words = list.split(' ').filter((word) => word !== '');
	const names = new Set(words.filter((word) => !word.includes('*')));
	const forms = words
		.filter((word) => word.includes('*'))
		.map((word) => word.replaceAll('*', '\\w*'));
	const form = new RegExp(`^(?:${forms.join('|')})$`);
	const others = isAddOn ? [...CONTROLS_OF_WORDS, ...CONTROLS_OF_ROLES, LOOKS] : [];
	const known = new Map<string, boolean>();
	const decide = (name: string) =>
		PARTS.has(name) ||
		names.has(name) ||
		form.test(name) ||
		others.some((pattern) => pattern.test(name));
	return (name) => {
		const before = known.get(name);
		if (before !== undefined) return before;
		const plain = name.replace(DEVICE, '');
		const isKnown = decide(plain) || decide(name);
		// Names come from designs, so the memory must not keep every meaningless name for ever.
		if (known.size < 20_000) known.set(name, isKnown);
		return isKnown;
	};
}
