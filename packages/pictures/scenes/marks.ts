import { logoMark, type Signal, signalFlag, siteIcon } from '../flags';
import type { Picture } from './picture';

const mark = (path: string, size: number, draw: () => string): Picture => ({
	path,
	width: size,
	height: size,
	kind: 'mark',
	draw,
});

/** Type of boat or destination → the letter of its flag. */
export const signals = {
	rib: 'R',
	'day-cruiser': 'D',
	bowrider: 'B',
	'wooden-runabout': 'W',
	'centre-console': 'C',
	tender: 'T',
	'porto-sereno': 'P',
	'cala-ventosa': 'V',
	'isola-bruna': 'I',
	'grotta-chiara': 'G',
	'baia-delle-vele': 'E',
	'capo-sole': 'O',
} as const satisfies Record<string, Signal>;

/** The logo, the icon and the signal flags. */
export const marks: readonly Picture[] = [
	mark('2026/01/sette-nodi-mark', 256, () => logoMark({ ink: '#0c2a38' })),
	mark('2026/01/sette-nodi-mark-light', 256, () => logoMark({ ink: '#f4efe6' })),
	mark('2026/01/site-icon', 512, () => siteIcon(512)),
	...Object.entries(signals).map(([name, letter]) =>
		mark(`2026/01/flag-${name}`, 240, () => signalFlag(letter)),
	),
];
