// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { useApolloClient } from '@apollo/client/react';
import { useId, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useMarkup } from '../../ui/markup-context';
import { rememberRest, useRest } from '../../wordpress/rest';
import { type CurrentNode, useCurrentNode } from '../context/current-node';
import { useCurrentPage } from '../context/current-page';
import { useRender } from '../context/render-context';
import { renderOnServer } from '../testing/render-on-server';
import { defineIsland } from './define-island';
import { island } from './hydrate-island';
import { Island } from './island';
import { IslandSlot } from './island-slot';

const WEB = join(import.meta.dirname, '../..');

function Counter({ label }: { label: string }) {
	const id = useId();
	const [count, setCount] = useState(0);
	const [isOpen, setOpen] = useState(true);
	return (
		<section aria-labelledby={id}>
			<h2 id={id}>{label}</h2>
			<button type="button" data-add={label} onClick={() => setCount(count + 1)}>
				{label} {count}
			</button>
			<button type="button" data-toggle={label} onClick={() => setOpen(!isOpen)} />
			{isOpen && <IslandSlot />}
		</section>
	);
}

const counterIsland = defineIsland({ Component: Counter });

function Widget({
	id,
	label,
	children,
}: {
	id: string;
	label: string;
	children?: React.ReactNode;
}) {
	return (
		<div data-widget_type="tabs.default" data-id={id}>
			<Island of={counterIsland} id={id} props={{ label }}>
				{children}
			</Island>
		</div>
	);
}

const nested = (
	<Widget id="a1" label="outer">
		<p>Server text</p>
		<Widget id="b2" label="inner">
			<em>innermost</em>
		</Widget>
	</Widget>
);

const tools = { attach: () => {}, detach: () => {} };
const faults: unknown[] = [];
const onFault = (event: ErrorEvent) => {
	faults.push(event.error);
	event.preventDefault();
};

beforeEach(() => {
	faults.length = 0;
	vi.stubGlobal('reportError', (error: unknown) => faults.push(error));
	addEventListener('error', onFault);
});
afterEach(() => {
	document.body.replaceChildren();
	removeEventListener('error', onFault);
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

async function show(tree: React.ReactNode): Promise<void> {
	document.body.innerHTML = await renderOnServer(tree);
}

function element(id: string): HTMLElement {
	const found = document.querySelector<HTMLElement>(`[data-id="${id}"]`);
	if (!found) throw new Error(`No element ${id}`);
	return found;
}

async function click(selector: string): Promise<void> {
	document.querySelector<HTMLElement>(selector)?.click();
	await new Promise((resolve) => setTimeout(resolve));
}

const text = (selector: string) => document.querySelector(selector)?.textContent;

describe('an island', () => {
	it('is whole markup before any script, its children included', async () => {
		await show(nested);
		expect(text('[data-add="outer"]')).toBe('outer 0');
		expect(text('[data-add="inner"]')).toBe('inner 0');
		expect(document.querySelector('[data-id="a1"] [data-id="b2"] em')).not.toBeNull();
		expect(document.querySelectorAll('script:not([type="application/json"])')).toHaveLength(0);
	});

	it('has ids of its own, so that nothing on the page shares one', async () => {
		await show(
			<>
				{nested}
				<Widget id="a1" label="again" />
			</>,
		);
		const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
		expect(ids).toHaveLength(3);
		expect(new Set(ids).size).toBe(3);
	});

	it('keeps text that was typed before it came, in place of the server’s', async () => {
		vi.spyOn(console, 'error').mockImplementation(() => {});
		const fieldsIsland = defineIsland({
			Component: () => (
				<form>
					<textarea aria-label="Note" defaultValue="Ring twice." />
					<textarea aria-label="Untouched" defaultValue="As it was." />
					<input aria-label="Name" defaultValue="Ada" />
					<select aria-label="Country" defaultValue="IT">
						<option value="IT">Italy</option>
						<option value="DE">Germany</option>
					</select>
					<input aria-label="Later" type="radio" name="pay" defaultChecked={false} />
					<input aria-label="Now" type="radio" name="pay" defaultChecked />
				</form>
			),
		});
		await show(
			<div data-widget_type="tabs.default" data-id="f1">
				<Island of={fieldsIsland} id="f1" props={{}} />
			</div>,
		);
		const field = (label: string) =>
			document.querySelector(`[aria-label="${label}"]`) as HTMLInputElement;
		field('Note').value = 'Ring three times.';
		field('Name').value = 'Ida';
		field('Country').value = 'DE';
		field('Later').checked = true;
		await island(fieldsIsland)(element('f1'), {}, tools);
		expect(field('Note').value).toBe('Ring three times.');
		expect(field('Untouched').value).toBe('As it was.');
		expect(field('Name').value).toBe('Ida');
		expect(field('Country').value).toBe('DE');
		expect(field('Later').checked).toBe(true);
	});

	it('keeps state on both levels, whichever is hydrated first, without a mismatch', async () => {
		const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
		for (const order of [
			['a1', 'b2'],
			['b2', 'a1'],
		]) {
			await show(nested);
			const before = document.body.querySelector('[data-add="inner"]');
			for (const id of order) await island(counterIsland)(element(id), {}, tools);
			await click('[data-add="inner"]');
			await click('[data-add="outer"]');
			await click('[data-add="inner"]');
			expect(text('[data-add="outer"]')).toBe('outer 1');
			expect(text('[data-add="inner"]')).toBe('inner 2');
			expect(document.body.querySelector('[data-add="inner"]')).toBe(before);
			expect(text('p')).toBe('Server text');
		}
		// Only in a test do server and browser share one process.
		const complaints = consoleError.mock.calls.filter(
			([message]) => !/multiple renderers/.test(`${message}`),
		);
		expect(complaints).toEqual([]);
		expect(faults).toEqual([]);
	});

	it('gives a slot that was taken away its own nodes back', async () => {
		await show(nested);
		await island(counterIsland)(element('a1'), {}, tools);
		const paragraph = document.querySelector('p');
		await click('[data-toggle="outer"]');
		expect(document.querySelector('p')).toBeNull();
		await click('[data-toggle="outer"]');
		expect(document.querySelector('p')).toBe(paragraph);
	});

	it('cannot be broken out of by its props', async () => {
		await show(<Widget id="a1" label="</script><script>alert(1)</script>" />);
		await island(counterIsland)(element('a1'), {}, tools);
		expect(document.querySelectorAll('script')).toHaveLength(1);
		expect(text('h2')).toBe('</script><script>alert(1)</script>');
	});

	it('stays markup when its block is broken', async () => {
		await show(nested);
		const block = [...document.querySelectorAll('script')].at(-1);
		if (block) block.textContent = '{';
		const before = document.body.innerHTML;
		await expect(island(counterIsland)(element('a1'), {}, tools)).rejects.toThrow();
		expect(document.body.innerHTML).toBe(before);
	});

	it('gets its markup back, slots and all, when it fails later', async () => {
		vi.spyOn(console, 'error').mockImplementation(() => {});
		const Fragile = ({ label }: { label: string }) => {
			const [isBroken, setBroken] = useState(false);
			if (isBroken) throw new Error('broken');
			return (
				<div>
					<button type="button" onClick={() => setBroken(true)}>
						{label}
					</button>
					<IslandSlot />
				</div>
			);
		};
		const fragile = defineIsland({ Component: Fragile });
		await show(
			<div data-widget_type="tabs.default" data-id="c3">
				<Island of={fragile} id="c3" props={{ label: 'break' }}>
					<p>Server text</p>
				</Island>
			</div>,
		);
		const paragraph = document.querySelector('p');
		await island(fragile)(element('c3'), {}, tools);
		await click('button');
		expect(text('button')).toBe('break');
		expect(document.querySelector('p')).toBe(paragraph);
		expect(faults).toHaveLength(1);
	});

	it('gives server markup in its slots the contexts of the page around it', async () => {
		const Reader = () => {
			const { warn } = useRender();
			const { sanitize } = useMarkup();
			const rest = useRest('wp/v2/posts');
			const client = useApolloClient();
			const read = [warn, sanitize, client, useCurrentPage().path, rest?.total];
			return <p>{`${useCurrentNode()?.slug} ${read.map(Boolean)}`}</p>;
		};
		document.body.innerHTML = await renderOnServer(
			<Widget id="a1" label="outer">
				<Widget id="b2" label="inner">
					<Reader />
				</Widget>
			</Widget>,
			{
				node: { slug: 'quiet-bay' } as CurrentNode,
				rest: rememberRest(async () => ({ status: 200, body: [], total: 3, totalPages: 1 })),
			},
		);
		expect(text('p')).toBe('quiet-bay true,true,true,true,true');
	});

	it('carries every context there is: none may be added and forgotten', () => {
		const carried = readFileSync(join(import.meta.dirname, 'carried-contexts.tsx'), 'utf8');
		const making = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
			.filter((file) => /^(?!.*test).*\.tsx$/.test(file))
			.filter((file) => /createContext[<(]/.test(readFileSync(join(WEB, file), 'utf8')))
			.map((file) => basename(file, '.tsx'));
		// RenderProvider also provides the contexts of the shared parts and of texts. Slots belong to the island. The
		// context of search results is only read by an item's title and text, which are no islands. The items of an
		// accordion of version 4 are native elements.
		const forgotten = making.filter((file) => !carried.includes(`/${file}'`));
		expect(forgotten.sort()).toEqual([
			'accordion',
			'found',
			'island-slot',
			'markup-context',
			'texts',
		]);
	});

	it('shows the server error of a component that throws', async () => {
		const Broken = () => {
			throw new Error('no data');
		};
		const broken = defineIsland({ Component: Broken });
		await expect(renderOnServer(<Island of={broken} id="d4" props={{}} />)).rejects.toThrow(
			'no data',
		);
	});
});
