/** The smallest server for a GraphQL request: it always sends the same JSON. Argument: the file with the JSON. */
import { readFileSync } from 'node:fs';
import { serve } from './support/fork-server';

const body = readFileSync(process.argv[2] ?? '');
const headers = {
	'content-type': 'application/json; charset=utf-8',
	'content-length': body.length,
};

serve((_, outgoing) => {
	outgoing.writeHead(200, headers);
	outgoing.end(body);
});
