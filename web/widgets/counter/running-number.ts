/** A number on the page whose shown text changes, while its place and its accessible text stay the same. */
export interface RunningNumber {
	show: (text: string) => void;
	/** Shows the final text again, as the server wrote it. */
	end: () => void;
}

/**
 * Lays a running text over a number. The final text stays in its place but is invisible: it keeps the width, so that
 * nothing around it moves, and screen readers read it. The running text is hidden from screen readers.
 */
export function startRunning(number: HTMLElement, finalText: string): RunningNumber {
	const final = part('final', finalText);
	const running = part('running', finalText);
	running.setAttribute('aria-hidden', 'true');
	number.replaceChildren(final, running);
	return {
		show: (text) => {
			running.textContent = text;
		},
		end: () => {
			number.textContent = finalText;
		},
	};
}

function part(role: 'final' | 'running', text: string): HTMLElement {
	const span = document.createElement('span');
	span.dataset.counter = role;
	span.textContent = text;
	return span;
}
