/** An option of a command, as people write it: `--port 4100`. */
export interface Option {
	/** The name of the option's value in the help; absent for a switch, which takes no value. */
	value?: string;
	says: string;
}

/** The use of a command. */
export interface CommandUse {
	/** The arguments of the command, as the help shows them after its name. */
	takes: string;
	/** The fewest and the most arguments after the command. */
	words: readonly [number, number];
	says: string;
	options: Readonly<Record<string, Option>>;
}

const DATA: Option = { value: 'DIR', says: 'folder for what is made and kept (DATA_DIR, ./data)' };
const JSON_OUTPUT: Option = { says: 'print JSON for programs' };
const LISTEN: Readonly<Record<string, Option>> = {
	port: { value: 'N', says: 'port to listen on (PORT, 4000)' },
	host: { value: 'NAME', says: 'address to listen on (HOST, 127.0.0.1)' },
	data: DATA,
};

/** Every command with its arguments and options. */
export const COMMANDS = {
	serve: {
		takes: '[SOURCE]',
		words: [0, 1],
		says: 'serves a site; without SOURCE the demonstration. The name "serve" may be left out',
		options: {
			...LISTEN,
			'site-url': { value: 'URL', says: 'public origin (SITE_URL)' },
			'json-log': { says: 'log one JSON object a line, as production hosts do' },
		},
	},
	export: {
		takes: 'SOURCE OUT',
		words: [2, 2],
		says: 'writes a site as a folder of files that any server of files can give',
		options: {
			'base-url': {
				value: 'URL',
				says: 'public address of the folder (SITE_URL), also with a path',
			},
			'actions-url': {
				value: 'URL',
				says: 'origin of a running Outrigger that takes forms and comments',
			},
			paths: {
				value: 'PATHS',
				says: 'write these pages alone, with commas between them: /,/fleet/*',
			},
			concurrency: { value: 'N', says: 'pages made at the same time, 1 to 32 (4)' },
			incremental: { says: 'renew an export that is there: write what has changed' },
			force: { says: 'write into a folder that is not empty; delete nothing that is not ours' },
			json: JSON_OUTPUT,
			data: DATA,
		},
	},
	import: {
		takes: 'SOURCE FOLDER',
		words: [2, 2],
		says: 'writes a kit or an export as a content folder of readable files',
		options: {
			force: { says: 'write into a folder that is not empty; replace files of the same names' },
			json: JSON_OUTPUT,
		},
	},
	report: {
		takes: '[SOURCE]',
		words: [0, 1],
		says: 'says which pages are complete, which widgets show as words, which pictures and fonts are missing; of an address, what becomes of the scripts, sheets and plugins of its pages',
		options: {
			html: {
				value: 'FILE',
				says: 'write the report as one HTML file; of an address with five pages beside ours, where Playwright is installed',
			},
			json: JSON_OUTPUT,
			data: DATA,
		},
	},
	check: {
		takes: 'URL|SDL_FILE',
		words: [1, 1],
		says: 'says whether a WordPress can answer what the front end asks, and what to install',
		options: {},
	},
	parity: {
		takes: 'URL [PATH...]',
		words: [1, 200],
		says: 'puts pages of a WordPress beside ours in one HTML file; needs Playwright and a Chromium',
		options: {},
	},
	mock: {
		takes: '[SOURCE]',
		words: [0, 1],
		says: 'serves WPGraphQL, REST and media of a source alone, to develop any front end against',
		options: {
			...LISTEN,
			'allow-origin': { value: 'ORIGINS', says: 'origins whose pages may ask it (CORS_ORIGINS)' },
			export: {
				value: 'FOLDER',
				says: 'write the source with everything that was written over it as a content folder, and end',
			},
			force: { says: 'export into a folder that is not empty; replace files of the same names' },
			reset: { says: 'forget what was written before' },
			snapshot: {
				value: 'FILE',
				says: 'begin with what FILE says was written, and come back to it with every reset; without such a file, write it from what was written so far',
			},
		},
	},
	plugin: {
		takes: '[FILE]',
		words: [0, 1],
		says: "writes the companion plugin's ZIP for WordPress (outrigger.zip)",
		options: {},
	},
} as const satisfies Record<string, CommandUse>;

/** The name of a command. */
export type CommandName = keyof typeof COMMANDS;

/** The use of any command with all its options. */
export const commandUse = (name: CommandName): CommandUse => COMMANDS[name];

/** Returns true if a word is the name of a command. */
export function isCommandName(word: string): word is CommandName {
	return Object.hasOwn(COMMANDS, word);
}
