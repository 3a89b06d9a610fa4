import { addTypenameToDocument } from '@apollo/client/utilities';
import { print } from 'graphql';
import { expect, it } from 'vitest';
import { VIEWER_ROLES_TEXT } from './viewer-roles';
import { ViewerRolesDocument } from './viewer-roles.generated';

it('sends the document that the host knows, to the letter', () => {
	expect(VIEWER_ROLES_TEXT).toBe(print(addTypenameToDocument(ViewerRolesDocument)));
});
