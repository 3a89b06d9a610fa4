import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { describe, expect, it, vi } from 'vitest';
import { RenderProvider, useRender } from '../context/render-context';
import { addDocumentStyles } from '../styles/document-styles';
import {
	createClosedCollector,
	createStyleCollector,
	type StyleCollector,
} from '../styles/style-collector';
import { renderOnServer } from '../testing/render-on-server';
import { addTreeStyles } from './add-tree-styles';
import { createRegistry } from './define-widget';
import { Elements } from './elements';

const BOX: ElementNode = {
	id: 'abc1234',
	elType: 'container',
	widgetType: null,
	settings: { sticky: 'top', background_background: 'classic', background_color: '#123456' },
	renderedHtml: null,
	children: [],
};
const COLOUR = 'background-color:#123456';

/** Renders a container of document 7 for an item of a template's loop. */
async function render(styles: StyleCollector, template?: number): Promise<string> {
	function Tree() {
		const item = template === undefined ? undefined : { databaseId: 1, template };
		return (
			<RenderProvider value={{ ...useRender(), styles, item }}>
				<Elements nodes={[BOX]} />
			</RenderProvider>
		);
	}
	return renderOnServer(<Tree />);
}

describe('the rules of an element', () => {
	const open = () => createStyleCollector(DEFAULT_BREAKPOINTS);

	it('are made where a page shows it', async () => {
		const styles = open();
		await render(styles);
		expect(styles.toCss()).toContain(COLOUR);
	});

	it('are not made again for each item of a loop, whose template brought them', async () => {
		const styles = open();
		await render(styles, 7);
		expect(styles.toCss()).not.toContain(COLOUR);
	});

	it('are made in an item where another document stands in the template', async () => {
		const styles = open();
		await render(styles, 8);
		expect(styles.toCss()).toContain(COLOUR);
	});

	it('are not made for a part of a page, which has them', async () => {
		const styles = createClosedCollector(DEFAULT_BREAKPOINTS);
		const add = vi.spyOn(styles, 'addElement');
		const addRaw = vi.spyOn(styles, 'addRaw');
		const markup = await render(styles);
		addTreeStyles({ styles, registry: createRegistry([]) }, 7, [BOX]);
		addDocumentStyles(styles, 7, { custom_css: 'selector{color:red}' });
		expect([...add.mock.calls, ...addRaw.mock.calls]).toEqual([]);
		expect(markup).toBe(await render(open()));
	});
});
