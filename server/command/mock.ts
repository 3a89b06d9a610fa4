import { createServer } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { createPictureProcess } from '@outrigger/media/picture-process';
import { type Environment, parseEnvironment } from '../environment';
import { openBackend } from '../open-backend';
import { clientAddress } from '../site/requests/client-address';
import { listen } from '../start';
import { CommandFailure } from './command-failure';
import { type CommandContext, withOptions } from './context';
import { exportMock } from './export-mock';
import { knownStateOf } from './known-state';
import { createPlainLog } from './plain-log';
import { withSource } from './source';

const OPTIONS = {
	port: 'PORT',
	host: 'HOST',
	data: 'DATA_DIR',
	'allow-origin': 'CORS_ORIGINS',
};

/** `outrigger mock [SOURCE]`: serves the APIs of a WordPress for front ends, and no page. */
export async function mock(context: CommandContext): Promise<number | null> {
	const { words, values, files, out, err } = context;
	const given = withOptions(context.variables, values, OPTIONS);
	const environment = parseEnvironment({
		CONTENT_WRITES: 'on',
		...withSource(words[0], given, files.demonstration),
	});
	if (environment.wordpress !== null) {
		throw new CommandFailure(
			'The mock stands in for a WordPress. Give a kit, an export or a folder.',
		);
	}
	const folder = values.get('export');
	if (folder !== undefined) return exportMock(folder, context, environment);
	const { log, flush } = createPlainLog(err);
	const pictures = createPictureProcess({ file: files.pictures, log });
	const knownState = await knownStateOf(context, environment);
	const backend = await openBackend(environment, log, pictures, knownState);
	const server = createServer(
		getRequestListener(async (request, { incoming }) => {
			const answer = await backend.handle(request, { address: clientOf(incoming) });
			return answer ?? Response.json({ error: 'The mock has no pages.' }, { status: 404 });
		}),
	);
	await listen(server, environment);
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.once(signal, async () => {
			await backend.close();
			process.exit(0);
		});
	}
	err(flush());
	out(addressesOf(environment));
	return null;
}

const addressesOf = ({ siteUrl }: Environment): string =>
	[
		'The mock WordPress is up.',
		`  WPGraphQL      ${siteUrl}/graphql`,
		`  The contract   ${siteUrl}/schema.graphql`,
		`  REST           ${siteUrl}/wp-json/`,
		'',
	].join('\n');

const clientOf = (incoming: HttpBindings['incoming'] | Http2Bindings['incoming']): string =>
	clientAddress(incoming.socket.remoteAddress, null);
