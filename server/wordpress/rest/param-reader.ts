import type { Param } from './query-params';
import { invalidParams, type ParamProblem } from './rest-error';

interface Bounds {
	min?: number;
	max?: number;
}

/** Reads parameters by type. It collects all faults, and `check` throws them together. */
export interface ParamReader {
	integer(name: string, bounds?: Bounds): number | undefined;
	/** A comma-separated or bracketed list; `undefined` when it is absent or empty. */
	integers(name: string): number[] | undefined;
	strings<T extends string = string>(name: string, allowed?: readonly T[]): T[] | undefined;
	/** @param words further properties of the parameter for `OPTIONS` */
	text(name: string, words?: Record<string, unknown>): string | undefined;
	choice<T extends string>(name: string, allowed: readonly T[]): T | undefined;
	flag(name: string): boolean | undefined;
	/** `YYYY-MM-DDTHH:mm:ss`, with or without a zone, as written. */
	date(name: string): string | undefined;
	/** A boolean or a list of names, as it was sent. */
	either(name: string, allowed: readonly string[]): Param | undefined;
	/**
	 * A reader of the parameters in brackets behind a name; `null` for a plain list. It refuses all keys except `keys`.
	 */
	inside(name: string, keys: readonly string[]): ParamReader | null;
	/** Adds a problem that only the caller can see. */
	refuse(name: string, problem: ParamProblem): void;
	/** Throws `rest_invalid_param` when anything was wrong so far. */
	check(): void;
}

/** A parameter as `OPTIONS` describes it, in words of JSON Schema. */
export interface ParamShape {
	type: string | readonly string[];
	required: boolean;
	[word: string]: unknown;
}

/** Parameters without a request. They note the parameters that a route reads. */
class RecordedParams extends Map<string, Param> {
	readonly args: Record<string, ParamShape> = {};
}

/** @returns a map without parameters, and the shapes of the parameters that a reader requested */
export function recordedParams(): {
	params: ReadonlyMap<string, Param>;
	args: Readonly<Record<string, ParamShape>>;
} {
	const params = new RecordedParams();
	return { params, args: params.args };
}

const dateShape =
	/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[Tt ](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:[Zz]|[+-]\d{2}(?::?\d{2})?)?$/;

/** `one of a, b, and c`, as WordPress lists choices; a single choice gives only its own name. */
function sentence(words: readonly string[]): string {
	if (words.length === 1) return words.join();
	if (words.length === 2) return `one of ${words.join(' and ')}`;
	return `one of ${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;
}

function wrongType(name: string, type: string): ParamProblem {
	return {
		code: 'rest_invalid_type',
		message: `${name} is not of type ${type}.`,
		data: { param: name },
	};
}

function outOfBounds(name: string, { min, max }: Bounds): ParamProblem {
	const rule =
		max === undefined
			? `greater than or equal to ${min}`
			: `between ${min ?? 0} (inclusive) and ${max} (inclusive)`;
	return { code: 'rest_out_of_bounds', message: `${name} must be ${rule}`, data: null };
}

/** Reads the parameters of one request. */
export function createParamReader(
	params: ReadonlyMap<string, Param>,
	problems = new Map<string, ParamProblem>(),
	owner = '',
): ParamReader {
	const refuse = (name: string, problem: ParamProblem) => {
		const key = owner || name;
		if (!problems.has(key)) problems.set(key, problem);
	};
	const label = (name: string) => (owner === '' ? name : `${owner}[${name}]`);
	const scalar = (name: string, type: string): string | undefined => {
		const value = params.get(name);
		if (value instanceof Map) refuse(name, wrongType(label(name), type));
		return value instanceof Map ? undefined : value;
	};
	const list = (name: string): string[] | undefined => {
		const value = params.get(name);
		const words =
			value instanceof Map
				? [...value.values()].filter((one) => typeof one === 'string')
				: value?.split(/[\s,]+/);
		const written = words?.filter((word) => word !== '');
		return written === undefined || written.length === 0 ? undefined : written;
	};

	const note = (name: string, type: string | string[], words: Record<string, unknown> = {}) => {
		if (params instanceof RecordedParams) params.args[name] = { type, required: false, ...words };
	};

	return {
		integer(name, bounds = {}) {
			note(name, 'integer', {
				...(bounds.min !== undefined && { minimum: bounds.min }),
				...(bounds.max !== undefined && { maximum: bounds.max }),
			});
			const value = scalar(name, 'integer');
			if (value === undefined) return undefined;
			const number = Number(value);
			if (!/^-?\d{1,15}(?:\.0+)?$/.test(value)) refuse(name, wrongType(label(name), 'integer'));
			else if (number < (bounds.min ?? -Infinity) || number > (bounds.max ?? Infinity))
				refuse(name, outOfBounds(label(name), bounds));
			else return number;
			return undefined;
		},
		integers(name) {
			note(name, 'array', { items: { type: 'integer' } });
			const words = list(name);
			const wrong = words?.findIndex((word) => !/^-?\d{1,15}$/.test(word)) ?? -1;
			if (wrong === -1) return words?.map(Number);
			refuse(name, wrongType(`${label(name)}[${wrong}]`, 'integer'));
			return undefined;
		},
		strings<T extends string>(name: string, allowed?: readonly T[]) {
			note(name, 'array', { items: { type: 'string', ...(allowed && { enum: allowed }) } });
			const words = list(name);
			const wrong =
				words?.findIndex((word) => allowed && !allowed.some((one) => one === word)) ?? -1;
			if (wrong === -1) return words as T[] | undefined;
			refuse(name, {
				code: 'rest_not_in_enum',
				message: `${label(name)}[${wrong}] is not ${sentence(allowed ?? [])}.`,
				data: null,
			});
			return undefined;
		},
		text(name, words) {
			note(name, 'string', words);
			return scalar(name, 'string');
		},
		choice(name, allowed) {
			note(name, 'string', { enum: allowed });
			const value = scalar(name, 'string');
			const found = allowed.find((one) => one === value);
			if (value !== undefined && found === undefined) {
				const message = `${label(name)} is not ${sentence(allowed)}.`;
				refuse(name, { code: 'rest_not_in_enum', message, data: null });
			}
			return found;
		},
		flag(name) {
			note(name, 'boolean');
			const value = scalar(name, 'boolean')?.toLowerCase();
			if (value === undefined) return undefined;
			if (value === 'true' || value === '1') return true;
			if (value === 'false' || value === '0' || value === '') return false;
			refuse(name, wrongType(label(name), 'boolean'));
			return undefined;
		},
		date(name) {
			note(name, 'string', { format: 'date-time' });
			const value = scalar(name, 'string');
			if (value === undefined || dateShape.test(value)) return value;
			refuse(name, { code: 'rest_invalid_date', message: 'Invalid date.', data: null });
			return undefined;
		},
		either(name, allowed) {
			note(name, ['boolean', 'array'], { items: { type: 'string', enum: allowed } });
			return params.get(name);
		},
		inside(name, keys) {
			const value = params.get(name);
			if (!(value instanceof Map) || [...value.keys()].every((key) => /^\d+$/.test(key)))
				return null;
			const unknown = [...value.keys()].find((key) => !keys.includes(key));
			if (unknown !== undefined) {
				const message = `${label(name)} does not match the expected format. Reason: ${unknown} is not a valid property of Object.`;
				refuse(name, { code: 'rest_no_matching_schema', message, data: null });
			}
			return createParamReader(value, problems, owner || name);
		},
		refuse,
		check() {
			if (problems.size > 0) throw invalidParams(problems);
		},
	};
}
