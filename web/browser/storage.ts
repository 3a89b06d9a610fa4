import { plainObjectOf } from '@outrigger/rules/values/plain-object';

/** The lifetime of an entry: `local` has no end, `session` ends with the tab. */
export type StorageArea = 'local' | 'session';

/** The key under which the builder keeps its JSON object, in both areas. */
const KEY = 'elementor';

/** The member of that object that maps an entry to its end, in milliseconds since the epoch. */
const EXPIRATION = '__expiration';

type Entries = Record<string, unknown>;

/** Entries that the browser refused to store; they last as long as the page. */
const memory: Record<StorageArea, Map<string, unknown>> = {
	local: new Map(),
	session: new Map(),
};

/**
 * One entry of the builder's object. Undefined for a missing or expired entry, and if the storage throws or contains
 * something else.
 */
export function readEntry(area: StorageArea, name: string): unknown {
	const kept = memory[area];
	if (kept.has(name)) return kept.get(name);
	const entries = readAll(area);
	return isOver(entries, name) ? undefined : entries[name];
}

/** The end of an entry, in milliseconds since the epoch; null if the entry has no end or its end is unreadable. */
export function entryExpiry(area: StorageArea, name: string): number | null {
	const end = expirationOf(readAll(area))[name];
	return typeof end === 'number' && end > Date.now() ? end : null;
}

/**
 * Stores an entry and keeps every other entry, including entries that another tab has just written. If that fails (no
 * storage, no room) the entry stays in memory as long as the page.
 *
 * @param value undefined removes the entry and its end.
 * @param lifetimeS seconds; the first write of an entry fixes its end, later writes keep it.
 * Absent: no end.
 */
export function writeEntry(
	area: StorageArea,
	name: string,
	value: string | number | boolean | undefined,
	lifetimeS?: number,
): void {
	const entries = readAll(area);
	const expiration = { ...expirationOf(entries) };
	if (lifetimeS !== undefined && (isOver(entries, name) || expiration[name] === undefined)) {
		expiration[name] = Date.now() + lifetimeS * 1000;
	}
	if (value === undefined) delete expiration[name];
	store(area, name, value, KEY, () =>
		JSON.stringify({ ...entries, [EXPIRATION]: expiration, [name]: value }),
	);
}

/** Reads an entry that is stored outside the builder's object, as a number; 0 if it is missing or not a number. */
export function readRawCount(area: StorageArea, key: string): number {
	const kept = memory[area].get(key);
	const text = kept ?? attempt(() => areaOf(area).getItem(key));
	const count = Number.parseInt(String(text), 10);
	return count > 0 ? count : 0;
}

/** Stores an entry outside the builder's object; null removes it. */
export function writeRawCount(area: StorageArea, key: string, count: number | null): void {
	if (count !== null) {
		store(area, key, count, key, () => `${count}`);
		return;
	}
	memory[area].delete(key);
	attempt(() => areaOf(area).removeItem(key));
}

/** Forgets the entries in memory. Tests use it, because they run many pages in one module. */
export function forgetMemory(): void {
	memory.local.clear();
	memory.session.clear();
}

function store(
	area: StorageArea,
	name: string,
	value: unknown,
	key: string,
	text: () => string,
): void {
	const isStored = attempt(() => {
		areaOf(area).setItem(key, text());
		return true;
	});
	if (isStored) memory[area].delete(name);
	else memory[area].set(name, value);
}

function readAll(area: StorageArea): Entries {
	const value: unknown = attempt(() => JSON.parse(areaOf(area).getItem(KEY) ?? '{}'));
	return plainObjectOf(value);
}

function expirationOf(entries: Entries): Entries {
	const expiration = entries[EXPIRATION];
	return plainObjectOf(expiration);
}

function isOver(entries: Entries, name: string): boolean {
	const end = expirationOf(entries)[name];
	return typeof end === 'number' && end <= Date.now();
}

/** Reading the property `localStorage` may throw. */
function areaOf(area: StorageArea): Storage {
	return area === 'local' ? localStorage : sessionStorage;
}

function attempt<T>(action: () => T): T | undefined {
	try {
		return action();
	} catch {
		return undefined;
	}
}
