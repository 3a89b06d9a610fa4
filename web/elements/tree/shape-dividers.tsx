import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { useRender } from '../context/render-context';
import { isOn } from '../styles/values';
import css from './shape-dividers.css?inline';

/** Width and height of the box in which the shapes are drawn. */
const BOX = { width: 1000, height: 100 } as const;

/**
 * One path, or several paths that lie over one another as translucent layers: the first is the furthest back, the last
 * covers the others.
 */
type Shape = string | readonly string[];

/**
 * Our own drawings of the edges that the builder names. Each is drawn for the top edge and extends from there into the
 * element.
 */
const SHAPES: Readonly<Record<string, Shape>> = {
	mountains: [
		'M0 0h1000v58c-90 44-190 36-300 16S480 62 380 82 130 108 0 50z',
		'M0 0h1000v38c-80 40-160 46-260 26S560 36 450 56 160 100 0 34z',
		'M0 0h1000v14c-110 36-180 44-290 26S520 12 400 32 120 78 0 12z',
	],
	drops:
		'M0 0h1000v20c-40 0-40 40-70 40s-30-30-70-30-40 55-80 55-40-60-80-60-35 35-70 35-40-25-80-25-45 60-85 60-40-55-80-55-35 30-70 30-35-45-75-45-45 50-85 50-40-35-80-35-35 25-75 0z',
	clouds:
		'M0 0h1000v30a50 50 0 0 1-90 12 60 60 0 0 1-110 6 46 46 0 0 1-84-8 64 64 0 0 1-118 10 48 48 0 0 1-88-10 60 60 0 0 1-110 8 44 44 0 0 1-80-10 58 58 0 0 1-106 8 50 50 0 0 1-94-8 60 60 0 0 1-120-18z',
	zigzag: `M0 0h1000${'l-25 50-25-50'.repeat(20)}z`,
	pyramids: 'M0 0h1000L790 88 640 20 455 70 310 24 130 96z',
	triangle: 'M0 0h1000L500 100z',
	'triangle-asymmetrical': 'M0 0h1000L730 100z',
	tilt: 'M0 0h1000L0 100z',
	'opacity-tilt': ['M0 0h1000v30L0 100z', 'M0 0h1000v12L0 80z', 'M0 0h1000L0 60z'],
	'opacity-fan': ['M0 0h1000v40L500 100 0 40z', 'M0 0h1000v20L500 100 0 20z', 'M0 0h1000L500 100z'],
	curve: 'M0 0c260 133 740 133 1000 0z',
	'curve-asymmetrical': 'M0 0c120 140 420 130 1000 0z',
	waves: 'M0 0h1000v46C850 110 730 6 500 50S140 104 0 34z',
	'wave-brush':
		'M0 0h1000v58c-60 20-90-14-160-6s-110 34-190 24-90-30-170-26-120 38-210 30S110 44 0 62z',
	'waves-pattern': `M0 0h1000v40${'q-25 60-50 0t-50 0'.repeat(10)}z`,
	arrow: 'M440 0h120l-60 100z',
	split: 'M0 0h1000v40H580c-50 0-60 20-80 60-20-40-30-60-80-60H0z',
	book: 'M0 0h1000v10C800 0 560 10 500 100 440 10 200 0 0 10z',
};

/** The edge shapes of a container or section, `shape_divider_top` and `shape_divider_bottom`. */
export function ShapeDividers({ settings }: { settings: ElementSettings }) {
	const { styles } = useRender();
	const edges = (['top', 'bottom'] as const).flatMap((edge) => {
		const name = settings[`shape_divider_${edge}`];
		const shape =
			typeof name === 'string' && Object.hasOwn(SHAPES, name) ? SHAPES[name] : undefined;
		return shape === undefined
			? []
			: [{ edge, name: `${name}`, layers: typeof shape === 'string' ? [shape] : shape }];
	});
	if (edges.length > 0) styles.addCss('shape-dividers', css, 'base');
	return edges.map(({ edge, name, layers }) => (
		<div key={edge} className={classesOf(settings, edge)} data-shape={name}>
			<svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none" aria-hidden="true">
				{layers.map((path, layer) => (
					<path
						key={path}
						className="elementor-shape-fill"
						{...veil(layer, layers.length)}
						{...(isOn(settings[`shape_divider_${edge}_negative`]) ? negative(path) : { d: path })}
					/>
				))}
			</svg>
		</div>
	));
}

/** Every layer except the last is translucent. */
function veil(layer: number, count: number): { opacity?: string } {
	return layer === count - 1 ? {} : { opacity: ((layer + 1) / count).toFixed(2) };
}

/** The inverse of a shape in its box, seen from the other side. */
function negative(path: string) {
	return {
		fillRule: 'evenodd' as const,
		transform: `matrix(1 0 0 -1 0 ${BOX.height})`,
		d: `M0 0h${BOX.width}v${BOX.height}H0z${path}`,
	};
}

function classesOf(settings: ElementSettings, edge: 'top' | 'bottom'): string {
	const has = (option: string) => isOn(settings[`shape_divider_${edge}_${option}`]);
	return [
		'elementor-shape',
		`elementor-shape-${edge}`,
		has('flip') && 'elementor-shape-flipped',
		has('above_content') && 'elementor-shape-above',
	]
		.filter(Boolean)
		.join(' ');
}
