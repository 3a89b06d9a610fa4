/** A browser with one page, controlled from outside with the input of a visitor. */
export interface Remote {
	/** Its name and version. */
	name: string;
	/** Opens an address and returns when its document and the files that it names have loaded. */
	open(address: string): Promise<void>;
	/** @param script an expression; its value is returned as JSON */
	evaluate(script: string): Promise<unknown>;
	/** Presses the main button of the mouse at a place of the window, in CSS pixels. */
	click(x: number, y: number): Promise<void>;
	/** @param key a character, or a name of `KEYS` */
	press(key: string): Promise<void>;
	/** Errors that scripts of the page threw or printed since the browser was opened. */
	errors(): Promise<readonly string[]>;
	close(): Promise<void>;
}

/** The size of the window, in CSS pixels. */
export interface WindowSize {
	width: number;
	height: number;
}

/** Opens a browser; each visit has a new one. */
export type OpenRemote = (size: WindowSize) => Promise<Remote>;

/** Keys without a character, with their values in WebDriver (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
export const KEYS: Readonly<Record<string, string>> = {
	Tab: '\uE004',
	Enter: '\uE007',
	Escape: '\uE00C',
	End: '\uE010',
	Home: '\uE011',
	ArrowRight: '\uE014',
};

/** A click in the form of WebDriver's actions; WebDriver BiDi uses the same form. */
export const clickActions = (x: number, y: number) => [
	{
		type: 'pointer',
		id: 'mouse',
		parameters: { pointerType: 'mouse' },
		actions: [
			{ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
			{ type: 'pointerDown', button: 0 },
			{ type: 'pointerUp', button: 0 },
		],
	},
];

/** A key press in the form of WebDriver's actions. */
export const keyActions = (key: string) => {
	const value = KEYS[key] ?? key;
	return [
		{
			type: 'key',
			id: 'keys',
			actions: [
				{ type: 'keyDown', value },
				{ type: 'keyUp', value },
			],
		},
	];
};
