import { type LoopFilter, replaceLoopFilters } from '@outrigger/rules/lists/loop-filter';
import { isPlainObject } from '@outrigger/rules/values/plain-object';
import * as v from 'valibot';
import { parsePageAddress } from '../requests/page-address';
import type { Page } from '../requests/page-request';
import { invalidParams, missingParams, RestRefusal } from './rest-refusal';
import { WidgetFilters } from './widget-filters';

const MAX_ADDRESS_LENGTH = 4_000;

/** A number, or the text of an attribute with a number. */
export const PostId = v.pipe(
	v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number))]),
	v.safeInteger(),
	v.minValue(1),
);

/** The fields that a visitor may send, and the further fields of an editor. */
const RefreshLoop = v.strictObject({
	post_id: PostId,
	widget_id: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,32}$/)),
	widget_filters: WidgetFilters,
	pagination_base_url: v.pipe(v.string(), v.maxLength(MAX_ADDRESS_LENGTH)),
	is_edit_mode: v.optional(v.boolean()),
	widget_model: v.optional(
		v.looseObject({ settings: v.optional(v.unknown()), id: v.optional(v.string()) }),
	),
});

/** A call for one loop, read and checked. */
export interface RefreshCall {
	documentId: number;
	widgetId: string;
	filters: readonly LoopFilter[];
	/** The page of the loop, with the filters of the call. */
	address: Page;
	isEditMode: boolean;
	/** Unsaved settings. They are used only for an editor; for all others they must be ignored. */
	settings: Record<string, unknown> | null;
}

/**
 * Reads the body of a refresh call.
 * @param ownOrigins origins of this site
 * @throws RestRefusal for every field that is missing, unknown or of the wrong type
 */
export function parseRefreshCall(text: string, ownOrigins: readonly string[]): RefreshCall {
	const parsed = v.safeParse(RefreshLoop, parseJson(text));
	if (!parsed.success) throw refusalOf(parsed.issues);
	const call = parsed.output;
	const address = ownPage(call.pagination_base_url, ownOrigins);
	if (!address) throw invalidParams(['pagination_base_url']);
	const { widget_id: widgetId, widget_filters: filters } = call;
	const { settings } = call.widget_model ?? {};
	return {
		documentId: call.post_id,
		widgetId,
		filters,
		address: {
			...address,
			parameters: replaceLoopFilters(address.parameters, widgetId, filters),
		},
		isEditMode: call.is_edit_mode ?? false,
		settings: isPlainObject(settings) ? settings : null,
	};
}

export function parseJson(text: string): Record<string, unknown> {
	let body: unknown;
	try {
		body = JSON.parse(text);
	} catch {
		throw new RestRefusal('rest_invalid_json', 'Invalid JSON body passed.', 400);
	}
	return isPlainObject(body) ? body : {};
}

export function refusalOf(issues: readonly v.BaseIssue<unknown>[]): RestRefusal {
	const named = issues.map((issue) => ({
		name: String(issue.path?.[0]?.key ?? 'body'),
		isMissing: issue.input === undefined && issue.path?.length === 1,
	}));
	const namesOf = (isMissing: boolean) => [
		...new Set(named.filter((one) => one.isMissing === isMissing).map(({ name }) => name)),
	];
	const missing = namesOf(true);
	return missing.length > 0 ? missingParams(missing) : invalidParams(namesOf(false));
}

/** A page of this site; null for an address of another site and for an address that is no page. */
function ownPage(address: string, ownOrigins: readonly string[]): Page | null {
	if (!URL.canParse(address)) return null;
	const url = new URL(address);
	if (!ownOrigins.includes(url.origin) || url.username !== '' || url.password !== '') return null;
	const page = parsePageAddress(url.pathname, url.searchParams);
	return page.kind === 'page' ? page : null;
}
