import type { HandlerModule, HandlerTable } from './attach/handler';
import { HANDLER_FOLDERS, handlerPath } from './handlers';

const modules = import.meta.glob<HandlerModule>([
	'./widgets/*/handler.ts',
	'./widgets/*/passed/handler.ts',
	'./atomic/*/handler.ts',
]);

/**
 * The addresses of all handlers. A page contains the addresses of the handlers that it needs; this table is fetched
 * when later content has a type that the page did not have.
 */
export const everyHandler: HandlerTable = Object.fromEntries(
	Object.entries(HANDLER_FOLDERS).flatMap(([type, folder]) => {
		const load = modules[`./${handlerPath(folder)}`];
		return load ? [[type, load]] : [];
	}),
);
