/** Every module of generated documents that the editor's view sends, by its path. */
export const documentModules = import.meta.glob<Record<string, unknown>>('./**/*.generated.ts', {
	eager: true,
});
