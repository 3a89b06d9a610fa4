import type { ElementSettings } from '../../builder/element-tree';
import { isPlainObject } from '../../values/plain-object';

/** One bag of settings (of a widget or of a repeater row), with its values sorted by role. */
export interface BagRoles {
	/** May contain HTML, like the other texts below; not sanitised. */
	title: string;
	/** A person's job or role, or a line above or below the title. */
	subtitle: string;
	text: string;
	button: string;
	/** A link control's value or an address; undefined without a destination. */
	link: unknown;
	/** A media control's value. */
	image: ElementSettings | undefined;
	/** An icons control's value. */
	icon: ElementSettings | undefined;
	/** The digits of the stored number, without prefix and suffix. */
	number: string;
	prefix: string;
	suffix: string;
	price: string;
	currency: string;
	period: string;
	/** 0 to 5; undefined where the bag stores no rating. */
	rating: number | undefined;
	/** The address of a film, on a video service or on the site. */
	film: string;
	/** A date for a countdown: `2026-12-24 18:00`. */
	date: string;
}

/** Names of controls whose text visitors do not see: styles, states, devices and form messages. */
const NOT_SHOWN =
	/^_|tooltip|badge|ribbon|shadow|alert|message|error|success|validation|notice|placeholder|water_?mark|typography|background|border|font|animation|css|class|style|query|form_name|meta_data|loading|custom_(?:html|code|js)|_(?:tablet|mobile|laptop|widescreen)$|align|load_more|pagination|not_found|close_|screen_reader|fallback|popup_(?:phone|email)/;

const PATTERNS = {
	button: /(?:^|_)(?:btn|button|read_?more|learn_?more)(?:_[a-z]+)*_?(?:text|title|label)$/,
	subtitle:
		/(?:^|_)(?:sub_?_?title|sub_?heading|designation|job|position|occupation|role|profession|company)(?:_text)?$/,
	title:
		/(?:^|_)(?:title|heading|headline|name|question|label|tab_title|brand)(?:_text)?$|_icon_text$/,
	text: /(?:^|_)(?:text|description|desc|content|bio|review|answer|excerpt|quote|testimonial|comment|feedback|info|item|list|caption|paragraph|shortcode)(?:_text)?$/,
	prefix: /(?:^|_)(?:prefix|before)$/,
	suffix: /(?:^|_)(?:suffix|postfix|super(?:_text)?)$/,
	price: /(?:^|_)price$/,
	currency: /(?:^|_)currency(?:_icon|_symbol)?$/,
	period: /(?:^|_)(?:period|preiod|duration)$/,
} as const;
const NUMBER =
	/(?:^|_)(?:(?:end|ending|counter|count|funfact|stat)_?(?:number|value)|number|percentage|percent|value)$/;
const RATING = /(?:^|_)(?:rating|ratings|stars?)(?:_amount|_scale|_value)?$/;
const LINK = /(?:^|_)(?:link|url|website)$/;
/** The names of controls that have a role, in any value format. */
export const CONTROLS_OF_ROLES: readonly RegExp[] = [
	...Object.values(PATTERNS),
	NUMBER,
	RATING,
	LINK,
];
const FILM = /(?:youtube\.com|youtu\.be|vimeo\.com)\/\S+|\.(?:mp4|webm|m4v)(?:\?|$)/i;
/** An icon in Iconify's notation: `mdi:home`. */
const ICONIFY = /^[a-z\d]+(?:-[a-z\d]+)*:[a-z\d]+(?:-[a-z\d]+)*$/;
const DATE = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?$/;
const PICTURE_OF_NOTHING = /\/plugins\/[^/]+\/assets\/images\/placeholder\.png$/;

const NOTHING: BagRoles = {
	title: '',
	subtitle: '',
	text: '',
	button: '',
	link: undefined,
	image: undefined,
	icon: undefined,
	number: '',
	prefix: '',
	suffix: '',
	price: '',
	currency: '',
	period: '',
	rating: undefined,
	film: '',
	date: '',
};

/**
 * Sorts a bag of settings into roles by control names and value formats. The first control of a role wins; a second
 * title counts as a text. Other values (choices, colours, measures) have no role.
 */
export function rolesOf(bag: ElementSettings): BagRoles {
	const roles = { ...NOTHING };
	for (const [stored, value] of Object.entries(bag)) {
		if (NOT_SHOWN.test(stored)) continue;
		const control = stored.replace(/_responsive$/, '');
		if (typeof value === 'string') readText(roles, control, value.trim());
		else if (typeof value === 'number') readNumber(roles, control, `${value}`);
		else if (isPlainObject(value)) readObject(roles, control, value);
	}
	return roles;
}

function readText(roles: BagRoles, control: string, text: string): void {
	if (FILM.test(text) && !/\s/.test(text)) roles.film ||= text;
	else if (/icon/.test(control) && ICONIFY.test(text)) {
		roles.icon ??= { value: text, library: 'iconify' };
	} else if (DATE.test(text)) roles.date ||= text;
	else if (PATTERNS.prefix.test(control)) roles.prefix ||= text;
	else if (PATTERNS.suffix.test(control)) roles.suffix ||= text;
	else if (PATTERNS.currency.test(control)) roles.currency ||= text;
	else if (PATTERNS.period.test(control)) roles.period ||= text;
	else if (PATTERNS.price.test(control)) roles.price ||= text;
	else if (RATING.test(control) && /^[0-5](?:\.\d+)?$/.test(text)) roles.rating ??= Number(text);
	else if (NUMBER.test(control) && /^\d[\d.,\s]*$/.test(text)) roles.number ||= text;
	else if (LINK.test(control) && /^(?:https?:|\/|#|mailto:|tel:)/.test(text)) {
		roles.link ??= { url: text, is_external: '', nofollow: '' };
	} else if (isForPeople(text)) readWords(roles, control, text);
}

function readWords(roles: BagRoles, control: string, text: string): void {
	if (PATTERNS.button.test(control)) roles.button ||= text;
	else if (PATTERNS.subtitle.test(control)) roles.subtitle ||= text;
	else if (PATTERNS.title.test(control) && roles.title === '') roles.title = text;
	else if (PATTERNS.title.test(control) || PATTERNS.text.test(control)) roles.text ||= text;
}

function readNumber(roles: BagRoles, control: string, text: string): void {
	if (RATING.test(control)) roles.rating ??= Math.min(5, Number(text));
	else if (PATTERNS.price.test(control)) roles.price ||= text;
	else if (NUMBER.test(control)) roles.number ||= text;
}

function readObject(roles: BagRoles, control: string, value: ElementSettings): void {
	const { url } = value;
	if (typeof value.library === 'string' && 'value' in value) {
		if (value.value !== '') roles.icon ??= value;
	} else if ('is_external' in value || LINK.test(control)) {
		if (typeof url === 'string' && FILM.test(url)) roles.film ||= url;
		else if (typeof url === 'string' && url !== '') roles.link ??= value;
	} else if (typeof url === 'string' && url !== '' && !PICTURE_OF_NOTHING.test(url)) {
		if (FILM.test(url)) roles.film ||= url;
		else roles.image ??= value;
	} else if (NUMBER.test(control) && /^\d/.test(`${value.size}`)) roles.number ||= `${value.size}`;
	else if (RATING.test(control) && /^\d/.test(`${value.size}`)) {
		roles.rating ??= Math.min(5, Number(value.size));
	}
}

/** True for text that an editor wrote for visitors: not a lowercase choice, an address, a colour or a measure. */
function isForPeople(text: string): boolean {
	if (
		/^(?:[a-z0-9_#.:,%/+\-[\]]+|https?:\S+|mailto:\S+|tel:\S+|(?:var|rgba?|hsla?)\(.*)$/i.test(text)
	) {
		return /^\p{Lu}[\p{L}\d'’.,!?-]*$/u.test(text);
	}
	return /\p{L}|\d/u.test(text) && !/^[[{]"/.test(text);
}
