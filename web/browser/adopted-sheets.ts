import type { Unsubscribe } from './unsubscribe';

const sheets = new Map<string, { sheet: CSSStyleSheet; users: number }>();

/** Adds rules to the page, once for all callers. The security policy refuses every other kind of new sheet. */
export function adoptSheet(css: string): Unsubscribe {
	const known = sheets.get(css) ?? { sheet: new CSSStyleSheet(), users: 0 };
	if (known.users === 0) {
		sheets.set(css, known);
		known.sheet.replaceSync(css);
		document.adoptedStyleSheets.push(known.sheet);
	}
	known.users += 1;
	let isUsed = true;
	return () => {
		if (!isUsed) return;
		isUsed = false;
		known.users -= 1;
		if (known.users > 0) return;
		sheets.delete(css);
		document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
			(sheet) => sheet !== known.sheet,
		);
	};
}
