import {
	FADE_DIRECTIONS,
	isFadeEffect,
	isMouseEffect,
	MOTION_EFFECTS,
	type MotionEffectName,
	type MotionGroupName,
	mayMoveBackground,
} from '@outrigger/rules/motion/group';
import { object } from 'valibot';
import {
	type Bounds,
	type ControlNote,
	choiceControl,
	devicesControl,
	sliderControl,
	stretchControl,
	switchControl,
} from '../control';

const LABELS: Readonly<Record<MotionEffectName, string>> = {
	translateY: 'Vertical scroll',
	translateX: 'Horizontal scroll',
	rotateZ: 'Rotate',
	scale: 'Scale',
	opacity: 'Transparency',
	blur: 'Blur',
	mouseTrack: 'Mouse track',
	tilt: '3D tilt',
};

/** The names of the two directions of a shift; the default direction is not stored. */
const WAYS: Readonly<Partial<Record<MotionEffectName, readonly [usual: string, other: string]>>> = {
	translateY: ['Up', 'Down'],
	translateX: ['To the left', 'To the right'],
	rotateZ: ['To the left', 'To the right'],
	mouseTrack: ['Opposite to the pointer', 'With the pointer'],
	tilt: ['With the pointer', 'Opposite to the pointer'],
};

const FADES: Readonly<
	Record<(typeof FADE_DIRECTIONS)[number], readonly [fade: string, scale: string]>
> = {
	'out-in': ['Fade in', 'Up'],
	'in-out': ['Fade out', 'Down'],
	'in-out-in': ['Fade out, in', 'Down, up'],
	'out-in-out': ['Fade in, out', 'Up, down'],
};

/** Returns the settings of one group of motion effects that the handler reads, under their stored names. */
function motionEntries(group: MotionGroupName, hasMouse: boolean) {
	const name = (field: string) => `${group}_${field}`;
	const [scrolls, follows] = [name('motion_fx_scrolling'), name('motion_fx_mouse')];
	const isBackground = group === 'background_motion_fx';
	const offered = MOTION_EFFECTS.filter(
		([effect]) =>
			(hasMouse || !isMouseEffect(effect)) && (!isBackground || mayMoveBackground(effect)),
	);
	const effects = offered.map(([effect, usual, least = 0, most = 10]) =>
		effectEntries(effect, { least, most, usual }, name, isMouseEffect(effect) ? follows : scrolls),
	);
	return {
		[scrolls]: switchControl('Scrolling effects'),
		...(hasMouse && { [follows]: switchControl('Mouse effects') }),
		...Object.assign({}, ...effects),
		...(!isBackground && origins(name, scrolls)),
		[name('range')]: choiceControl(
			'Counted by',
			{ '': 'Its own place', viewport: 'The viewport', page: 'The entire page' },
			{ usual: '', when: { [scrolls]: ['yes'] } },
		),
		[name('devices')]: devicesControl('On these devices'),
	};
}

/** The point around which an element turns and scales; only the sheet reads it. */
function origins(name: (field: string) => string, isOn: string) {
	const note: ControlNote = { usual: 'center', when: { [isOn]: ['yes'] } };
	return {
		[name('transform_origin_x')]: choiceControl(
			'Turns around: across',
			{ left: 'Left', center: 'Center', right: 'Right' },
			note,
		),
		[name('transform_origin_y')]: choiceControl(
			'Turns around: down',
			{ top: 'Top', center: 'Center', bottom: 'Bottom' },
			note,
		),
	};
}

function effectEntries(
	effect: MotionEffectName,
	{ usual, ...bounds }: Bounds & { usual: number },
	name: (field: string) => string,
	isOn: string,
) {
	const own = (field: string) => name(`${effect}_${field}`);
	const label = LABELS[effect];
	const note: ControlNote = { when: { [isOn]: ['yes'], [own('effect')]: ['yes'] } };
	const isFade = isFadeEffect(effect);
	const [usualWay = '', otherWay = ''] = WAYS[effect] ?? [];
	const words = isFade
		? Object.fromEntries(
				FADE_DIRECTIONS.map((way) => [way, FADES[way][effect === 'scale' ? 1 : 0]]),
			)
		: { '': usualWay, negative: otherWay };
	const amount = effect === 'opacity' || effect === 'blur' ? 'level' : 'speed';
	const [range, olderRange] = isFade ? ['range', 'affectedRange'] : ['affectedRange', 'range'];
	const way = isFade ? { start: 20, end: 80 } : { start: 0, end: 100 };
	return {
		[own('effect')]: switchControl(label, { when: { [isOn]: ['yes'] } }),
		[own('direction')]: choiceControl(`${label}: direction`, words, {
			...note,
			usual: isFade ? FADE_DIRECTIONS[0] : '',
		}),
		[own(amount)]: sliderControl(`${label}: ${amount}`, bounds, { ...note, usual, step: 0.1 }),
		...(!isMouseEffect(effect) && {
			[own(range)]: stretchControl(`${label}: from bottom to top`, { ...note, usual: way }),
			[own(olderRange)]: stretchControl(`${label}: from bottom to top`, { isOlderName: true }),
		}),
	};
}

const whole = (hasMouse: boolean, ...groups: MotionGroupName[]) =>
	object(
		Object.assign({}, ...groups.map((group) => motionEntries(group, hasMouse))) as ReturnType<
			typeof motionEntries
		>,
	);

const WIDGET = whole(true, 'motion_fx');
const BOX = whole(true, 'motion_fx', 'background_motion_fx');
/** A legacy section has no mouse effects. */
const SECTION = whole(false, 'motion_fx', 'background_motion_fx');

/** Returns the schema of every motion setting of a kind of element. */
export function motionSchema(elType: string) {
	if (elType === 'section') return SECTION;
	return elType === 'container' || elType === 'column' ? BOX : WIDGET;
}
