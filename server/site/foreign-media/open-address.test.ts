import { MAX_REDIRECTS, openAddress, type ResolveHost } from '@outrigger/http/open-address';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PictureHost, pictureHost, redirects, sends } from './testing/picture-host';

let host: PictureHost;
let other: PictureHost;
beforeAll(async () => {
	[host, other] = await Promise.all([pictureHost(), pictureHost()]);
});
afterAll(() => {
	host.close();
	other.close();
});
beforeEach(() => {
	for (const one of [host, other]) {
		one.answers.clear();
		one.asked.length = 0;
	}
});

const here: ResolveHost = async () => [{ address: '127.0.0.1', family: 4 }];

async function open(
	address: string,
	{ resolve = here, trusted = [] as string[], timeoutMs = 5_000 } = {},
) {
	const signal = AbortSignal.timeout(timeoutMs);
	const response = await openAddress(address, {}, signal, { resolve, trusted: new Set(trusted) });
	const chunks: Buffer[] = [];
	for await (const chunk of response) chunks.push(chunk as Buffer);
	return `${response.statusCode} ${Buffer.concat(chunks)}`;
}

describe('an address of another host', () => {
	it('is not requested if its host is this machine, in any notation', async () => {
		const { port } = host;
		const names = [
			'127.0.0.1',
			'0x7f000001',
			'2130706433',
			'0177.0.0.1',
			'127.1',
			'[::1]',
			'[::ffff:127.0.0.1]',
			'0.0.0.0',
			'localhost',
		];
		for (const name of names) {
			await expect(open(`http://${name}:${port}/`), name).rejects.toThrow('no public address');
		}
		expect(host.asked).toEqual([]);
	});

	it.each(['10.0.0.1', '169.254.169.254', 'fd00::1', '::1', '::ffff:10.0.0.1'])(
		'is not requested if its name resolves to %s',
		async (address) => {
			const resolve: ResolveHost = async () => [{ address, family: address.includes(':') ? 6 : 4 }];
			await expect(open('http://pictures.test/a.png', { resolve })).rejects.toThrow(
				'no public address',
			);
		},
	);

	it('is requested from any network if the operator named its origin', async () => {
		host.answers.set('/a', sends('found'));
		expect(await open(`${host.origin}/a`, { trusted: [host.origin] })).toBe('200 found');
		await expect(open(`${other.origin}/a`, { trusted: [host.origin] })).rejects.toThrow(
			'no public',
		);
	});

	it('is connected to at the very address that was checked, under its name', async () => {
		const heard: (string | undefined)[] = [];
		host.answers.set('/a', (incoming, outgoing) => {
			heard.push(incoming.headers.host);
			outgoing.end('found');
		});
		// From the second request on, the name resolves to another machine.
		const resolve = vi
			.fn<ResolveHost>()
			.mockResolvedValueOnce([{ address: '127.0.0.1', family: 4 }])
			.mockResolvedValue([{ address: '127.0.0.2', family: 4 }]);
		const origin = `http://pictures.test:${host.port}`;
		expect(await open(`${origin}/a`, { resolve, trusted: [origin] })).toBe('200 found');
		expect(heard).toEqual([`pictures.test:${host.port}`]);
		expect(resolve).toHaveBeenCalledTimes(1);
	});

	it('is not requested if all of its several addresses are private or reserved', async () => {
		const resolve: ResolveHost = async () => [
			{ address: '127.0.0.1', family: 4 },
			{ address: '192.0.2.1', family: 4 },
		];
		await expect(open(`http://pictures.test:${host.port}/`, { resolve })).rejects.toThrow(
			'no public address',
		);
		expect(host.asked).toEqual([]);
	});

	it('is checked again at each redirect', async () => {
		host.answers.set('/a', redirects(`${other.origin}/secret`));
		host.answers.set('/b', redirects('http://169.254.169.254/latest/meta-data/'));
		host.answers.set('/c', redirects('file:///etc/passwd'));
		host.answers.set('/d', redirects('http://[half'));
		other.answers.set('/secret', sends('secret'));
		const trusted = [host.origin];
		await expect(open(`${host.origin}/a`, { trusted })).rejects.toThrow('no public address');
		await expect(open(`${host.origin}/b`, { trusted })).rejects.toThrow('no public address');
		await expect(open(`${host.origin}/c`, { trusted })).rejects.toThrow('file: is not fetched');
		await expect(open(`${host.origin}/d`, { trusted })).rejects.toThrow('redirects to no address');
		expect(other.asked).toEqual([]);
	});

	it('leads over as many redirects as the bound allows, and no further', async () => {
		const trusted = [host.origin];
		for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
			host.answers.set(`/${step}`, redirects(`/${step + 1}`));
		}
		host.answers.set(`/${MAX_REDIRECTS + 1}`, sends('found'));
		expect(await open(`${host.origin}/1`, { trusted })).toBe('200 found');
		await expect(open(`${host.origin}/0`, { trusted })).rejects.toThrow('more than 5 times');
	});

	it('is refused with a user name, another scheme, or a port of another service', async () => {
		await expect(open('http://me@pictures.test/')).rejects.toThrow('user name');
		await expect(open('ftp://pictures.test/')).rejects.toThrow('ftp: is not fetched');
		await expect(open('http://pictures.test:25/')).rejects.toThrow('port 25');
		await expect(open('http://pictures.test:1023/')).rejects.toThrow('port 1023');
		await expect(open('http://pictures.test:1024/')).rejects.toThrow('no public address');
		await expect(open('http://pictures.test:443/')).rejects.toThrow('no public address');
	});

	it('may neither take for ever to be resolved nor to answer', async () => {
		host.answers.set('/slow', () => undefined);
		const never: ResolveHost = () => new Promise(() => undefined);
		const soon = { timeoutMs: 100 };
		await expect(open('http://a.test/', { ...soon, resolve: never })).rejects.toThrow('not answer');
		const trusted = [host.origin];
		await expect(open(`${host.origin}/slow`, { ...soon, trusted })).rejects.toThrow('not answer');
	});

	it('the refusal of an address differs from the error for a silent host', async () => {
		const nowhere: ResolveHost = async () => {
			throw new Error('getaddrinfo ENOTFOUND');
		};
		await expect(open('http://gone.test/', { resolve: nowhere })).rejects.toMatchObject({
			isHostSilent: true,
		});
		await expect(open('http://10.0.0.1/')).rejects.toMatchObject({ isHostSilent: false });
	});
});
