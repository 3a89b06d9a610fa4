import { HANDLER_FOLDERS, handlerPath, ISLANDS } from '@outrigger/elements/handlers';
import { expect, it } from 'vitest';
import { sourceOf } from './support/source-files';

it('ISLANDS names exactly the types whose handler hydrates an island of React', () => {
	const hydrating = Object.entries(HANDLER_FOLDERS)
		.filter(([, folder]) => sourceOf(`web/${handlerPath(folder)}`).includes('island('))
		.map(([type]) => type);
	expect([...ISLANDS].sort()).toEqual(hydrating.sort());
});
