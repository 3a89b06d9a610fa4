import { type Fate, widgetFates } from '@outrigger/elements/page';
import type { AddOns } from '@outrigger/rules/add-ons/add-ons';
import type { FlatElement } from '@outrigger/rules/builder/element-tree';
import {
	type FontCatalogue,
	familyOf,
	isOfTheMachine,
} from '@outrigger/rules/fonts/font-catalogue';
import { isPlainObject } from '@outrigger/rules/values/plain-object';
import type {
	HostFacts,
	Missing,
	ReportedFate,
	ReportedWidget,
	SiteReport,
} from '../site/backend/reported-site';

/** A page or template as a report looks at it. */
export interface ReportedPost {
	databaseId: number;
	status: string;
	/** Its path; null for a document without an address of its own. */
	uri: string | null;
	type: string;
	slug: string;
	/** Null for a post that the builder did not make. */
	elementor: { elements: readonly FlatElement[] } | null;
}

/** The parts from which the host makes a report. */
export interface ReportParts extends HostFacts {
	posts: readonly ReportedPost[];
	addOns: AddOns;
	/** The kit's settings. */
	kit: Record<string, unknown>;
}

/** The name of the kit in the list of pages that use a family. */
const KIT = 'the kit';
/** The order of a report: the widgets with the worst result come first. */
const ORDER: readonly ReportedFate[] = ['nothing', 'words', 'kind', 'named'];
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:\?|$)/i;

/** Looks at everything that is published. */
export async function siteReport(parts: ReportParts): Promise<SiteReport> {
	const numbers = new Set(parts.posts.map(({ databaseId }) => databaseId));
	const pages = parts.posts.flatMap(({ status, uri, type, slug, elementor }) =>
		status === 'publish' && elementor
			? [{ page: uri ?? `${type}/${slug}`, elements: elementor.elements }]
			: [],
	);
	const fates = pages.map(({ page, elements }) => ({
		page,
		fates: widgetFates(elements, parts.addOns, (id) => numbers.has(id)),
	}));
	const settings = pages.flatMap(({ page, elements }) =>
		elements.map((element) => ({ page, settings: element.settings })),
	);
	return {
		pages: pages.length,
		complete: fates.filter((one) => one.fates.every(({ fate }) => !isLost(fate))).length,
		widgets: reportedWidgets(fates, parts.addOns),
		pictures: await missingPictures(settings, parts.whyMissing),
		families: missingFamilies([{ page: KIT, settings: parts.kit }, ...settings], parts.hasFamily),
	};
}

/** Returns a function that is true for a family of a font catalogue or of the visitor's machine. */
export function familiesOf(catalogue: FontCatalogue): HostFacts['hasFamily'] {
	return (name) => isOfTheMachine(name) || familyOf(catalogue, name) !== undefined;
}

const isLost = (fate: Fate) => fate === 'words' || fate === 'nothing';

function reportedWidgets(
	pages: readonly { page: string; fates: ReturnType<typeof widgetFates> }[],
	addOns: AddOns,
): ReportedWidget[] {
	const found = new Map<string, ReportedWidget>();
	for (const { page, fates } of pages) {
		for (const { widgetType, fate, shownBy } of fates) {
			if (fate === 'own' || fate === 'rendered') continue;
			const key = `${fate} ${widgetType} ${shownBy}`;
			const before = found.get(key);
			found.set(key, {
				widgetType,
				addOn: addOns.addOnOf(widgetType),
				fate,
				shownBy,
				count: (before?.count ?? 0) + 1,
				pages: withOne(before?.pages, page),
			});
		}
	}
	return [...found.values()].sort(
		(one, other) => ORDER.indexOf(one.fate) - ORDER.indexOf(other.fate) || other.count - one.count,
	);
}

interface Bag {
	page: string;
	settings: unknown;
}

async function missingPictures(
	bags: readonly Bag[],
	whyMissing: ReportParts['whyMissing'],
): Promise<Missing[]> {
	const pages = namesIn(bags, (control, value) =>
		control === 'url' && PICTURE.test(value) && /^https?:/.test(value) ? [value] : [],
	);
	const asked = await Promise.all(
		[...pages].map(async ([name, at]) => ({ name, reason: await whyMissing(name), pages: at })),
	);
	return asked.flatMap(({ reason, ...one }) => (reason === null ? [] : [{ ...one, reason }]));
}

function missingFamilies(bags: readonly Bag[], hasFamily: (name: string) => boolean): Missing[] {
	const pages = namesIn(bags, (control, value) =>
		/(?:^|_)font_family$/.test(control) && value.trim() !== '' && !hasFamily(value.trim())
			? [value.trim()]
			: [],
	);
	return [...pages].map(([name, at]) => ({ name, reason: '', pages: at }));
}

/** Returns the names that texts at any depth of the settings contain, with the pages. */
function namesIn(
	bags: readonly Bag[],
	read: (control: string, value: string) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
	const found = new Map<string, readonly string[]>();
	for (const { page, settings } of bags) {
		const walk = (control: string, value: unknown): void => {
			if (Array.isArray(value)) for (const one of value) walk(control, one);
			else if (isPlainObject(value))
				for (const [name, one] of Object.entries(value)) walk(name, one);
			else if (typeof value === 'string') {
				for (const name of read(control, value)) found.set(name, withOne(found.get(name), page));
			}
		};
		walk('', settings);
	}
	return found;
}

function withOne(pages: readonly string[] = [], page: string): readonly string[] {
	return pages.includes(page) ? pages : [...pages, page];
}
