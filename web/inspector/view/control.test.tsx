import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TIMING_CONTROLS } from '../popup-display';
import { Control } from './control';

const SOURCES = 'timing.sources_sources';

/** Returns the number of ticked boxes, and the source that the control shows for them. */
function shown(settings: Record<string, unknown>) {
	const control = TIMING_CONTROLS.find(({ name }) => name === SOURCES);
	if (!control) throw new Error('There is no control of sources.');
	const html = renderToStaticMarkup(
		<Control
			{...{ control, settings }}
			device="desktop"
			breakpoints={DEFAULT_BREAKPOINTS}
			onChange={() => {}}
			onEnd={() => {}}
		/>,
	);
	const [, origin] = /class="origin \w+">([^<]*)</.exec(html) ?? [];
	return { ticked: html.match(/checked=""/g)?.length ?? 0, origin };
}

describe('a list in the editor’s view', () => {
	it('has all that is usual ticked while nothing is stored, and nothing once it was emptied', () => {
		expect(shown({})).toEqual({ ticked: 3, origin: 'usual' });
		expect(shown({ [SOURCES]: ['search'] })).toEqual({ ticked: 1, origin: 'own' });
		expect(shown({ [SOURCES]: [] })).toEqual({ ticked: 0, origin: 'own' });
	});
});
