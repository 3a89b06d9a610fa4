import type {
	ElementorElementRecord,
	PostRecord,
	UserRecord,
} from '@outrigger/formats/model/records';
import type { AddOns } from '@outrigger/rules/add-ons/add-ons';
import { textOfElements } from '@outrigger/rules/builder/element-text';
import type { ConditionFacts, Display } from '@outrigger/rules/templates/display-conditions';
import { displaysOf, withheldSettings } from '@outrigger/rules/templates/guarded-elements';
import { perRecord } from '@outrigger/rules/values/per-record';
import { isLocked, mayEdit, maySee } from '../auth/visibility';
import type { Store } from '../store/store';
import { plainText } from '../texts/excerpt';
import { renderTitle } from '../texts/titles';
import { typographyIn } from '../texts/typography';
import { asStored, asVisitorsSee } from './shown-settings';

/** The viewer and the time of a request. */
export interface Asker {
	store: Store;
	/** `null` for visitors. */
	viewer: UserRecord | null;
	/** Milliseconds since the epoch. */
	now: number;
}

/**
 * Returns a post with the texts that a viewer may read: without the words of elements whose display conditions are not
 * met or depend on the page. A viewer with the right to change the post reads all of it.
 *
 * @param isUnlocked true if the viewer has given the post's password
 * @returns null where the viewer may not see the post, or the post needs a password
 */
export function readPost(
	post: PostRecord,
	asker: Asker,
	{ isUnlocked = false } = {},
): PostRecord | null {
	const { store, viewer } = asker;
	if (!maySee(store, post, viewer) || (isLocked(post, viewer) && !isUnlocked)) return null;
	const whole = post.elementor?.wholeText;
	if (whole === undefined) return post;
	if (mayEdit(post, viewer)) return variantOf(post, 'whole', whole);
	const displays = displaysFor(post, asker);
	const shown = post.elementor?.elements.filter(({ id }) => !displays.has(id)) ?? [];
	const name = shown.map(({ id }) => id).join(' ');
	return variantOf(post, name, textOfElements(shown));
}

/**
 * Returns the elements of a post that a viewer may read, with the settings that may leave the site. If an element's
 * conditions are not met, the function returns only its conditions, without its content.
 *
 * @returns null for a post without the builder, and where `readPost` gives null
 */
export function readElements(post: PostRecord, asker: Asker): ElementorElementRecord[] | null {
	if (!post.elementor || readPost(post, asker) === null) return null;
	const { elements } = post.elementor;
	if (mayEdit(post, asker.viewer)) return elements.map(storedElement);
	const displays = displaysFor(post, asker);
	if (displays.size === 0) return elements.map(shownElementOf(asker.store.addOns));
	return elements.flatMap((element) => {
		if (displays.get(element.id) !== 'hidden') return shownElementOf(asker.store.addOns)(element);
		return displays.get(element.parentId ?? '') === 'hidden' ? [] : withheldElement(element);
	});
}

/** Settings of a whole document that a viewer may read; null if the post was not made in the builder. */
export function readPageSettings(
	post: PostRecord,
	{ viewer }: Pick<Asker, 'viewer'>,
): Record<string, unknown> | null {
	if (!post.elementor) return null;
	const { elementor, template } = post;
	const stored = { ...elementor.pageSettings, ...(template && { template }) };
	return mayEdit(post, viewer) ? asStored(stored, null) : asVisitorsSee(stored, null);
}

/** The elements that a viewer does not see, or for which this depends on the page. */
function displaysFor(post: PostRecord, asker: Asker): ReadonlyMap<string, Display> {
	if (post.elementor?.wholeText === undefined) return NONE;
	return displaysOf(post.elementor.elements, factsFor(post, asker));
}

const NONE: ReadonlyMap<string, Display> = new Map();

/** A template is shown around other content, and its conditions are about that content. */
function factsFor(post: PostRecord, { store, viewer, now }: Asker): ConditionFacts {
	const { roles, registered } = viewer ?? {};
	const isPage = store.contentType(post.type)?.public ?? false;
	return {
		clock: { now, zone: store.settings.timezone },
		visitor: roles ? { roles, registered: registered ?? null } : null,
		...(isPage && {
			node: {
				title: plainText(renderTitle(post.title, typographyIn({ store }))),
				hasFeaturedImage: post.featuredImageId > 0,
				authorDatabaseId: post.authorId || null,
				commentCount: post.commentCount,
				date: post.date,
				modified: post.modified,
			},
		}),
	};
}

/** The most kept variants of a post; each has a different set of elements. */
const MAX_VARIANTS = 8;
const variants = new WeakMap<PostRecord, Map<string, PostRecord>>();

/** Returns the same record for the same words, so that their rendering happens once. */
function variantOf(post: PostRecord, name: string, content: string): PostRecord {
	const known = variants.get(post) ?? new Map<string, PostRecord>();
	const kept = known.get(name);
	if (kept && kept.commentCount === post.commentCount) return kept;
	if (known.size >= MAX_VARIANTS) known.clear();
	const made = { ...post, content };
	known.set(name, made);
	variants.set(post, known);
	return made;
}

const kindOf = ({ widgetType, elType }: ElementorElementRecord) => widgetType ?? elType;

const storedElement = perRecord((element: ElementorElementRecord) => ({
	...element,
	settings: asStored(element.settings, kindOf(element)),
}));

const shownElementOf = perRecord((addOns: AddOns) =>
	perRecord((element: ElementorElementRecord) => {
		const type = kindOf(element);
		return { ...element, settings: asVisitorsSee(element.settings, type, addOns.controlsOf(type)) };
	}),
);

const withheldElement = perRecord((element: ElementorElementRecord) => ({
	...element,
	settings: withheldSettings(element.settings),
	renderedHtml: null,
}));
