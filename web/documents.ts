/** Every module of generated documents that pages, widgets and loops send, by its path. */
export const documentModules = import.meta.glob<Record<string, unknown>>(
	['./**/*.generated.ts', '!./inspector/**'],
	{ eager: true },
);
