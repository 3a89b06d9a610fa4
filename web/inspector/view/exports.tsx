import { copyText } from '@outrigger/elements/browser/clipboard';
import { saveFile } from '@outrigger/elements/browser/save-file';
import { clipboardText } from '@outrigger/rules/builder/builder-export';
import type { EditHistory } from '@outrigger/rules/builder/edit-history';
import { useState } from 'react';
import { editedElement, editedFile, fileName } from '../edited-file';
import type { InspectedPage } from '../inspected-page';
import type { TreeRow } from '../tree-rows';

/** Copies the changes out of the tab, in the form of the builder's clipboard or as its export file. */
export function Exports({
	row,
	page,
	history,
}: {
	row: TreeRow;
	page: InspectedPage;
	history: EditHistory;
}) {
	const [answer, setAnswer] = useState('');
	const document = page.documents.find(({ databaseId }) => databaseId === row.documentId);
	if (!document) return null;
	const hasSecrets = document.elements.some(({ widgetType }) => widgetType === 'form');
	async function copy(): Promise<void> {
		if (!document) return;
		const { elementId } = row;
		const element = elementId === null ? null : editedElement(document, history, elementId);
		const text = element
			? clipboardText([element], page.siteUrl)
			: JSON.stringify(editedFile(document, history), null, '\t');
		const isThere = await copyText(text);
		setAnswer(isThere ? 'Copied.' : 'This browser refuses the clipboard; download the file.');
	}
	function download(): void {
		if (!document) return;
		const text = JSON.stringify(editedFile(document, history), null, '\t');
		saveFile(fileName(document), `${text}\n`);
		setAnswer(`${fileName(document)} is saved.`);
	}
	return (
		<div className="exports">
			<button type="button" onClick={() => void copy()}>
				Copy as the builder’s JSON
			</button>
			<button type="button" onClick={download}>
				Download {fileName(document)}
			</button>
			<output>{answer}</output>
			{hasSecrets && (
				<p className="hint">
					Recipients and keys of forms are told to nobody, so they are not in the file.
				</p>
			)}
		</div>
	);
}
