import { currentAddress, goToAddress } from '@outrigger/elements/browser/address';
import { currentDevice } from '@outrigger/elements/browser/device';
import { watchEvents } from '@outrigger/elements/browser/events';
import type { AtomicLook } from '@outrigger/elements/elements/atomic/atomic-looks';
import { createAddOns } from '@outrigger/rules/add-ons/add-ons';
import {
	activeDevices,
	DEFAULT_BREAKPOINTS,
	type Device,
} from '@outrigger/rules/builder/breakpoints';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { gestures } from '../gestures';
import { hiddenRows } from '../hidden-rows';
import type { InspectedDocument } from '../inspected-page';
import { rowKey, type TreeRow, treeRows } from '../tree-rows';
import { Canvas } from './canvas';
import { Exports } from './exports';
import { HiddenList } from './hidden-list';
import { Notices } from './notices';
import { outline } from './outline';
import { PopupList } from './popup-list';
import { SettingsPanel } from './settings-panel';
import { Toolbar } from './toolbar';
import { Tree } from './tree';
import { useEditing } from './use-editing';
import { useFrame } from './use-frame';
import { useLoginEnded } from './use-login';
import { Views } from './views';

/** The props that the page gives the view. */
interface InspectorProps {
	title: string;
	/** Path of the page that the view shows. */
	path: string;
	/** Address of that page for the frame. */
	address: string;
}

/** The editor's view of one page. */
export function Inspector({ title, path, address }: InspectorProps) {
	const [element, setElement] = useState<HTMLIFrameElement | null>(null);
	const leave = useCallback((to: string) => {
		const url = new URL(to, currentAddress());
		url.searchParams.set('elementor-preview', '');
		goToAddress(url.href);
	}, []);
	const { loaded, isStrange } = useFrame(element, path, leave);
	const page = loaded?.page;
	const editing = useEditing(loaded, path);
	const loginEnded = useLoginEnded();
	const breakpoints = page?.breakpoints ?? DEFAULT_BREAKPOINTS;
	const [device, setDevice] = useState<Device>(() =>
		currentDevice() === 'mobile' ? 'mobile' : 'desktop',
	);
	const [chosenKey, setChosen] = useState<string | null>(null);
	const [pointed, setPointed] = useState<TreeRow | null>(null);
	const [isPicking, setPicking] = useState(false);

	const rows = useMemo(
		() => (page ? treeRows(page.documents, createAddOns(page.addOns).show) : []),
		[page],
	);
	const hidden = useMemo(() => (page ? hiddenRows(rows, page) : []), [rows, page]);
	const chosen = rows.find(({ key }) => key === chosenKey) ?? null;
	const marks = useMemo(() => loaded && outline(loaded.window), [loaded]);
	useEffect(() => () => marks?.stop(), [marks]);

	const placeOf = useCallback(
		(row: TreeRow | null) =>
			row?.elementId ? editing.frame?.find(row.documentId, row.elementId)[0] : undefined,
		[editing.frame],
	);
	useEffect(() => {
		const place = placeOf(chosen);
		marks?.mark('chosen', place ?? null);
		const { top = 0, bottom = 0 } = place?.getBoundingClientRect() ?? {};
		const isInView = bottom > 0 && top < (loaded?.window.innerHeight ?? 0);
		if (place && !isInView) place.scrollIntoView({ block: 'center', behavior: 'instant' });
	}, [marks, chosen, placeOf, loaded]);
	// On a phone the settings are below the tree.
	const panel = useRef<HTMLElement>(null);
	useEffect(() => {
		if (chosenKey) panel.current?.scrollIntoView({ block: 'start' });
	}, [chosenKey]);
	useEffect(() => marks?.mark('pointed', placeOf(pointed) ?? null), [marks, pointed, placeOf]);

	// While the editor picks an element, clicks on the page choose elements.
	useEffect(() => {
		if (!loaded || !isPicking) return;
		const { document } = loaded.window;
		const rowAt = ({ target }: Event) => {
			const wrapper = (target as Element | null)?.closest<HTMLElement>(
				'.elementor-element[data-id]',
			);
			const root = wrapper?.closest<HTMLElement>('[data-elementor-id]');
			const key = rowKey(Number(root?.dataset.elementorId), wrapper?.dataset.id ?? '');
			return rows.find((row) => row.key === key) ?? null;
		};
		const onMove = (event: Event) => setPointed(rowAt(event));
		const onClick = (event: Event) => {
			event.preventDefault();
			event.stopImmediatePropagation();
			const row = rowAt(event);
			if (row) setChosen(row.key);
			setPicking(false);
			setPointed(null);
		};
		document.addEventListener('pointerover', onMove, true);
		document.addEventListener('click', onClick, true);
		return () => {
			document.removeEventListener('pointerover', onMove, true);
			document.removeEventListener('click', onClick, true);
		};
	}, [loaded, isPicking, rows]);

	const { undo, redo, history } = editing;
	useEffect(
		() =>
			watchEvents(['keydown'], (event) => {
				const isText =
					event.target instanceof HTMLInputElement && /text|search|number/.test(event.target.type);
				if (!(event.ctrlKey || event.metaKey) || isText) return;
				const key = event.key.toLowerCase();
				const action =
					key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null;
				if (!action) return;
				event.preventDefault();
				action();
			}),
		[undo, redo],
	);
	useEffect(
		() =>
			watchEvents(['beforeunload'], (event) => {
				if (history.done.length > 0) event.preventDefault();
			}),
		[history],
	);

	const changed = useMemo(
		() => new Set(history.done.map(({ documentId, elementId }) => rowKey(documentId, elementId))),
		[history],
	);
	const [gesture] = useState(gestures);
	const choose = useCallback((row: TreeRow) => setChosen(row.key), []);

	return (
		<div className="inspector">
			<Toolbar
				title={title}
				path={path}
				devices={activeDevices(breakpoints)}
				device={device}
				onDevice={setDevice}
				editing={editing}
				isPicking={isPicking}
				onPick={setPicking}
			/>
			<Notices editing={editing} loginEnded={loginEnded} isStrange={isStrange} />
			<main>
				<h1 className="unseen">The editor’s view of “{title}”</h1>
				<Views
					popups={page?.documents.filter(({ type }) => type === 'popup').length ?? 0}
					hidden={hidden.length}
					tree={
						<Tree
							// A new key makes a new tree for another page.
							key={rows.length > 0 ? 'page' : 'none'}
							rows={rows}
							chosen={chosenKey}
							changed={changed}
							hidden={new Set(hidden.map(({ row }) => row.key))}
							onChoose={choose}
							onPoint={setPointed}
						/>
					}
					popupList={<PopupList loaded={loaded} onChoose={(id) => setChosen(rowKey(id, null))} />}
					hiddenList={<HiddenList hidden={hidden} onChoose={choose} />}
				/>
				<section ref={panel} className="panel" aria-label="Settings">
					{chosen && page ? (
						<>
							<header>
								<h2>{chosen.label}</h2>
								<p>
									<span>{chosen.kind}</span>
									{chosen.elementId && <code>{chosen.elementId}</code>}
								</p>
								<Exports row={chosen} page={page} history={history} />
							</header>
							<SettingsPanel
								key={chosen.key}
								row={chosen}
								elType={elTypeOf(page.documents, chosen)}
								settings={editing.settingsOf(chosen.documentId, chosen.elementId)}
								{...{ device, breakpoints }}
								globals={page.globals}
								looks={looksOf(page.documents, chosen)}
								onChange={(name, after) =>
									editing.change({
										documentId: chosen.documentId,
										elementId: chosen.elementId,
										name,
										after,
										gesture: gesture.current(),
									})
								}
								onEnd={gesture.end}
							/>
						</>
					) : (
						<p className="empty">
							Choose an element in the tree, or pick one on the page. What you change acts on the
							page at once and is stored nowhere but in this tab.
						</p>
					)}
				</section>
				{/* Last: a page has more stops for the keyboard than tree and settings together. */}
				<Canvas
					frame={setElement}
					{...{ address, device, breakpoints, title }}
					isLoading={!loaded && !isStrange}
				/>
			</main>
		</div>
	);
}

function looksOf(
	documents: readonly InspectedDocument[],
	{ documentId, elementId }: TreeRow,
): readonly AtomicLook[] | null {
	const document = documents.find(({ databaseId }) => databaseId === documentId);
	return (elementId !== null && document?.atomic[elementId]?.looks) || null;
}

function elTypeOf(
	documents: readonly { databaseId: number; elements: readonly { id: string; elType: string }[] }[],
	{ documentId, elementId }: TreeRow,
): string {
	const document = documents.find(({ databaseId }) => databaseId === documentId);
	return document?.elements.find(({ id }) => id === elementId)?.elType ?? '';
}
