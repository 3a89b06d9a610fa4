import { isPlainObject, plainObjectOf } from '../values/plain-object';

/** A pose of an interaction as properties of CSS. All but `transform` compose with the element's own transform. */
export interface InteractionPose {
	opacity?: string;
	translate?: string;
	rotate?: string;
	scale?: string;
	/** Turns around several axes and skews, which have no property of their own. */
	transform?: string;
}

/** A pose at a place of an interaction. */
export interface InteractionFrame extends InteractionPose {
	/** From 0, the beginning, to 1. */
	offset: number;
}

/** No custom effect has more stops, whatever is stored. */
const MOST_STOPS = 50;

/**
 * Reads the stops of a `custom-effect`, in their order. Of a `keyframe-stop` the size in per cent is its place, and
 * the values of its `keyframe-stop-settings` are read by their types: a size as opacity, and the functions of
 * `transform`. Stops that cannot be read, and such that set nothing, are left out.
 *
 * @param stored an envelope with its content, or what this function gave
 */
export function readCustomKeyframes(stored: unknown): InteractionFrame[] {
	const list = Array.isArray(stored)
		? stored
		: contentOf(plainObjectOf(contentOf(stored)).keyframes);
	return (Array.isArray(list) ? list : [])
		.slice(0, MOST_STOPS)
		.flatMap((stop) => (isFrame(stop) ? [stop] : readStop(stop)))
		.sort((one, other) => one.offset - other.offset);
}

function readStop(stored: unknown): InteractionFrame[] {
	const parts = Object.values(plainObjectOf(contentOf(stored)));
	const place = parts.find((part) => typeOf(part) === 'size');
	const settings = parts.find((part) => typeOf(part) === 'keyframe-stop-settings');
	const percent = percentOf(place);
	if (percent === undefined || percent > 100) return [];
	const pose = poseOf(plainObjectOf(contentOf(settings)));
	return Object.keys(pose).length > 0 ? [{ offset: percent / 100, ...pose }] : [];
}

function poseOf(settings: Record<string, unknown>): InteractionPose {
	const opacity = percentOf(settings.opacity);
	const pose: InteractionPose = opacity === undefined ? {} : { opacity: `${opacity / 100}` };
	const others: string[] = [];
	for (const value of Object.values(settings)) {
		const axes = plainObjectOf(contentOf(value));
		const at = (axis: string, usual: string) => lengthOf(axes[axis]) ?? usual;
		switch (typeOf(value)) {
			case 'transform-move':
				pose.translate = `${at('x', '0px')} ${at('y', '0px')} ${at('z', '0px')}`;
				break;
			case 'transform-scale':
				pose.scale = `${at('x', '1')} ${at('y', '1')} ${at('z', '1')}`;
				break;
			case 'transform-rotate':
				if (isFlat(axes)) pose.rotate = at('z', '0deg');
				else {
					const turns = ['x', 'y', 'z'].map(
						(axis) => `rotate${axis.toUpperCase()}(${at(axis, '0deg')})`,
					);
					others.push(...turns);
				}
				break;
			case 'transform-skew':
				others.push(`skew(${at('x', '0deg')},${at('y', '0deg')})`);
		}
	}
	return others.length > 0 ? { ...pose, transform: others.join(' ') } : pose;
}

/** True for a turn around the axis that points at the visitor. */
function isFlat({ x, y }: Record<string, unknown>): boolean {
	return [x, y].every((axis) => Number.parseFloat(lengthOf(axis) ?? '0') === 0);
}

/** A size with its unit, or a bare number. */
function lengthOf(stored: unknown): string | undefined {
	const content = contentOf(stored);
	const { size, unit } = isPlainObject(content) ? content : { size: content, unit: '' };
	const isNumber = (typeof size === 'number' || typeof size === 'string') && size !== '';
	if (!isNumber || !Number.isFinite(Number(size))) return undefined;
	return typeof unit === 'string' && /^[a-z%]{0,5}$/.test(unit)
		? `${Number(size)}${unit}`
		: undefined;
}

function percentOf(stored: unknown): number | undefined {
	const length = lengthOf(stored);
	return length?.endsWith('%') && !length.startsWith('-') ? Number.parseFloat(length) : undefined;
}

function isFrame(value: unknown): value is InteractionFrame {
	return isPlainObject(value) && typeof value.offset === 'number';
}

function typeOf(stored: unknown): unknown {
	return plainObjectOf(stored).$$type;
}

/** The content of an envelope that is not switched off; the value itself without one. */
function contentOf(stored: unknown): unknown {
	if (!isPlainObject(stored) || typeof stored.$$type !== 'string') return stored;
	return stored.disabled === true ? undefined : stored.value;
}
