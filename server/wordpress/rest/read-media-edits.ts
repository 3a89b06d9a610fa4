import type { PictureEdit } from '../writing/writer';
import { createParamReader, type ParamReader } from './param-reader';
import type { Param } from './query-params';
import type { RestContext } from './rest-context';

const NO_MATCH = 'does not match any of the expected formats.';
const MEASURES = ['left', 'top', 'width', 'height'] as const;

const numberOf = (param: Param | undefined): number | undefined =>
	typeof param === 'string' && /^-?\d+(?:\.\d+)?$/.test(param) ? Number(param) : undefined;
const flagOf = (param: Param | undefined): boolean | undefined =>
	param === 'true' || param === '1' ? true : param === 'false' || param === '0' ? false : undefined;

const mapOf = (param: Param | undefined): ReadonlyMap<string, Param> =>
	param instanceof Map ? param : new Map();

function cropOf(values: readonly (number | undefined)[]): PictureEdit | undefined {
	const [left, top, width, height] = values;
	if (left === undefined || top === undefined || width === undefined || height === undefined)
		return undefined;
	return { type: 'crop', left, top, width, height };
}

/** A change of `modifiers`; undefined for an invalid one. */
function editOf(modifier: Param): PictureEdit | undefined {
	const type = mapOf(modifier).get('type');
	const args = mapOf(mapOf(modifier).get('args'));
	if (type === 'rotate') {
		const angle = numberOf(args.get('angle'));
		return angle === undefined ? undefined : { type, angle };
	}
	if (type === 'crop') return cropOf(MEASURES.map((name) => numberOf(args.get(name))));
	if (type !== 'flip') return undefined;
	const flip = mapOf(args.get('flip'));
	const horizontal = flagOf(flip.get('horizontal'));
	const vertical = flagOf(flip.get('vertical'));
	if (horizontal === undefined || vertical === undefined) return undefined;
	return { type, horizontal, vertical };
}

/** The changes by the parameters that WordPress had before `modifiers`. */
function olderEdits(read: ParamReader, params: RestContext['params']): PictureEdit[] {
	const flip = mapOf(params.get('flip'));
	const percent = (name: string) => {
		const value = params.get(name);
		const number = numberOf(value);
		if (value !== undefined && number === undefined)
			read.refuse(name, {
				code: 'rest_invalid_type',
				message: `${name} is not of type number.`,
				data: { param: name },
			});
		else if (number !== undefined && (number < 0 || number > 100))
			read.refuse(name, {
				code: 'rest_out_of_bounds',
				message: `${name} must be between 0 (inclusive) and 100 (inclusive)`,
				data: null,
			});
		return number;
	};
	const angle = read.integer('rotation');
	if (angle !== undefined && (angle <= 0 || angle >= 360))
		read.refuse('rotation', {
			code: 'rest_out_of_bounds',
			message: 'rotation must be between 0 (exclusive) and 360 (exclusive)',
			data: null,
		});
	const crop = cropOf(['x', 'y', 'width', 'height'].map(percent));
	const horizontal = flagOf(flip.get('horizontal')) ?? false;
	const vertical = flagOf(flip.get('vertical')) ?? false;
	return [
		...(flip.size > 0 ? [{ type: 'flip' as const, horizontal, vertical }] : []),
		...(angle ? [{ type: 'rotate' as const, angle }] : []),
		...(crop ? [crop] : []),
	];
}

/** Reads the requested changes of a picture. @throws RestError in WordPress's words */
export function readEdits({ params }: RestContext): PictureEdit[] {
	const read = createParamReader(params);
	const modifiers = params.get('modifiers');
	const older = olderEdits(read, params);
	if (modifiers === undefined) {
		read.check();
		return older;
	}
	const edits = [...mapOf(modifiers).values()].map(editOf);
	const wrong = edits.indexOf(undefined);
	if (wrong !== -1 || edits.length === 0)
		read.refuse('modifiers', {
			code: edits.length === 0 ? 'rest_too_few_items' : 'rest_no_matching_schema',
			message:
				edits.length === 0
					? 'modifiers must contain at least 1 item.'
					: `modifiers[${wrong}] ${NO_MATCH}`,
			data: null,
		});
	read.check();
	return edits.filter((edit) => edit !== undefined);
}
