/** The plainest way to send a page: `node:http` streaming a file. Arguments: the file, its content encoding. */
import { createReadStream } from 'node:fs';
import { serve } from './support/fork-server';

const [file = '', encoding = 'identity'] = process.argv.slice(2);

serve((_, outgoing) => {
	outgoing.setHeader('content-type', 'text/html; charset=utf-8');
	if (encoding !== 'identity') outgoing.setHeader('content-encoding', encoding);
	createReadStream(file).pipe(outgoing);
});
