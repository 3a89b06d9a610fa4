import type { Attach } from '../../attach/handler';
import { watchBoxSizes } from '../../browser/box-sizes';
import { copyText, selectText } from '../../browser/clipboard';
import { computedStyle } from '../../browser/computed-style';
import { say } from '../../browser/page-words';
import { after } from '../../browser/timers';
import { announce, openStatus } from '../../ui/announce';

/** Milliseconds for which the button shows its answer, as in Prism. */
export const ANSWER_MS = 5000;

/**
 * Adds the button that copies a code, and gives the numbers of wrapped lines and the boxes behind marked lines the
 * places of their lines. The markup is Prism's.
 */
export const attach: Attach = (element) => {
	const frame = element.querySelector<HTMLElement>('.code-toolbar');
	const code = frame?.querySelector<HTMLElement>('pre > code');
	if (!frame || !code) return () => {};
	const removeButton = frame.closest('.copy-to-clipboard') ? addButton(frame, code) : () => {};
	const stopPlacing = placeLines(code);
	return () => {
		removeButton();
		stopPlacing();
	};
};

function addButton(frame: HTMLElement, code: HTMLElement): () => void {
	const closeStatus = openStatus();
	const button = document.createElement('button');
	button.type = 'button';
	button.className = 'copy-to-clipboard-button';
	button.textContent = say('code.copy');
	const item = document.createElement('div');
	item.className = 'toolbar-item';
	item.append(button);
	const bar = document.createElement('div');
	bar.className = 'toolbar';
	bar.append(item);
	let cancel = () => {};
	button.addEventListener('click', async () => {
		const isCopied = await copyText(code.textContent ?? '');
		if (!button.isConnected) return;
		if (!isCopied) selectText(code);
		const answer = say(isCopied ? 'code.copied' : 'code.pressKeys');
		button.textContent = answer;
		announce(answer);
		cancel();
		cancel = after(ANSWER_MS, () => {
			button.textContent = say('code.copy');
		});
	});
	frame.append(bar);
	return () => {
		cancel();
		bar.remove();
		closeStatus();
	};
}

/** Follows the heights of wrapped lines. A code whose lines do not wrap keeps the places of its markup. */
function placeLines(code: HTMLElement): () => void {
	const pre = code.parentElement as HTMLElement;
	const rows = [...code.querySelectorAll<HTMLElement>('.line-numbers-rows > span')];
	const boxes = [...pre.querySelectorAll<HTMLElement>('.line-highlight')];
	if (rows.length === 0 && boxes.length === 0) return () => {};
	const printed = boxes.map((box) => box.getAttribute('style'));

	const rest = () => {
		for (const row of rows) row.removeAttribute('style');
		for (const [at, box] of boxes.entries()) {
			const style = printed[at] ?? null;
			if (style === null) box.removeAttribute('style');
			else box.setAttribute('style', style);
		}
	};
	const place = () => {
		rest();
		if (!/^(?:pre-wrap|pre-line|break-spaces)$/.test(computedStyle(pre).whiteSpace)) return;
		const tops = [0];
		for (const [at, height] of lineHeights(code).entries()) {
			tops.push((tops[at] ?? 0) + height);
			const row = rows[at];
			if (row) row.style.height = `${height}px`;
		}
		for (const box of boxes) {
			const [from = 1, to = from] = (box.dataset.range ?? '').split('-').map(Number);
			const bottom = tops[to] ?? tops.at(-1) ?? 0;
			const top = tops[from - 1] ?? tops.at(-2) ?? 0;
			box.style.top = `${top}px`;
			box.style.height = `${bottom - top}px`;
		}
	};
	const stop = watchBoxSizes([pre], place);
	return () => {
		stop();
		rest();
	};
}

/** The heights of the lines of a code in pixels, measured on copies of them. */
function lineHeights(code: HTMLElement): number[] {
	const lines = (code.textContent ?? '').split('\n');
	const sizer = document.createElement('span');
	sizer.style.display = 'block';
	for (const line of lines) {
		const copy = document.createElement('span');
		copy.style.display = 'block';
		copy.textContent = line || ' ';
		sizer.append(copy);
	}
	code.append(sizer);
	const heights = [...sizer.children].map((copy) => copy.getBoundingClientRect().height);
	sizer.remove();
	return heights;
}
