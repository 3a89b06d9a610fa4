import type { HandlerModule, HandlerTable } from './attach/handler';
import { HANDLER_FOLDERS, handlerPath } from './handlers';

const modules = import.meta.glob<HandlerModule>([
	'./widgets/*/handler.ts',
	'./atomic/*/handler.ts',
]);

/**
 * Every handler there is. A page brings the addresses of those that it needs; this is fetched when content that came
 * later holds a type that the page did not have.
 */
export const everyHandler: HandlerTable = Object.fromEntries(
	Object.entries(HANDLER_FOLDERS).flatMap(([type, folder]) => {
		const load = modules[`./${handlerPath(folder)}`];
		return load ? [[type, load]] : [];
	}),
);
