import { sessionText } from '@outrigger/elements/browser/stored-text';
import {
	addEdit,
	type Edit,
	type EditHistory,
	editedSettings,
	NO_EDITS,
	redo,
	touchedBetween,
	undo,
} from '@outrigger/rules/builder/edit-history';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FrameWindow } from '../apply/element-sheet';
import { type FrameEditor, frameEditor } from '../apply/frame-editor';
import { behaviourOf } from '../control-groups';
import { withDisplay } from '../display-settings';
import { draftText, readDraft } from '../draft';
import type { InspectedFrame } from '../frame/tell-view';
import type { InspectedPage } from '../inspected-page';

/** The page that the frame shows now. */
export interface LoadedFrame {
	window: FrameWindow;
	bridge: InspectedFrame;
	page: InspectedPage;
}

/** The edits of an editor and the tools for them. */
export interface Editing {
	history: EditHistory;
	/** The editor of the page in the frame; undefined until that page has loaded. */
	frame: FrameEditor | undefined;
	/** The settings of an element with all edits applied; an `elementId` of null means the settings of the document. */
	settingsOf(documentId: number, elementId: string | null): ElementSettings;
	change(edit: Omit<Edit, 'before'>): void;
	undo(): void;
	redo(): void;
	/** Takes everything back. */
	discard(): void;
	/** The number of edits that were restored after a reload. */
	restored: number;
}

/** Keeps the edits, shows them in the frame, and restores them after a reload of the tab. */
export function useEditing(loaded: LoadedFrame | undefined, path: string): Editing {
	const key = `outrigger-edits:${path}`;
	const [first] = useState(() => readDraft(sessionText.read(key)));
	const [history, setHistory] = useState<EditHistory>(first);
	const shown = useRef<EditHistory>(NO_EDITS);
	const frame = useMemo(
		() => loaded && frameEditor(loaded.window, loaded.bridge, loaded.page),
		[loaded],
	);

	const storedOf = useCallback(
		(documentId: number, elementId: string | null): ElementSettings => {
			const document = loaded?.page.documents.find((one) => one.databaseId === documentId);
			if (elementId === null)
				return withDisplay(document?.pageSettings ?? {}, document?.more ?? {});
			return document?.elements.find(({ id }) => id === elementId)?.settings ?? {};
		},
		[loaded],
	);

	useEffect(() => {
		if (!frame) return;
		// Another page in the frame shows none of the edits yet.
		shown.current = NO_EDITS;
		return () => frame.stop();
	}, [frame]);

	useEffect(() => {
		const text = draftText(history);
		if (text === null) sessionText.remove(key);
		else sessionText.write(key, text);
		if (!frame) return;
		const before = shown.current;
		shown.current = history;
		for (const { documentId, elementId } of touchedBetween(before, history)) {
			const settings = editedSettings(
				storedOf(documentId, elementId),
				history,
				documentId,
				elementId,
			);
			if (elementId === null) frame.showDocument(documentId, settings);
			else {
				const names = [...before.done, ...history.done]
					.filter((edit) => edit.documentId === documentId && edit.elementId === elementId)
					.map(({ name }) => behaviourOf(name));
				frame.showElement(documentId, elementId, settings, new Set(names));
			}
		}
	}, [history, frame, storedOf, key]);

	return {
		history,
		frame,
		restored: first.done.length,
		settingsOf: (documentId, elementId) =>
			editedSettings(storedOf(documentId, elementId), history, documentId, elementId),
		change(edit) {
			setHistory((now) => {
				const { documentId, elementId, name } = edit;
				const before = editedSettings(storedOf(documentId, elementId), now, documentId, elementId);
				return addEdit(now, { ...edit, before: before[name] });
			});
		},
		undo: () => setHistory(undo),
		redo: () => setHistory(redo),
		discard: () => setHistory(NO_EDITS),
	};
}
