import { describe, expect, it } from 'vitest';
import {
	isShareNetwork,
	SHARE_NETWORKS,
	type ShareNetworkName,
	shareAddress,
} from './share-networks';

const NAMES = Object.keys(SHARE_NETWORKS) as ShareNetworkName[];
const values = {
	url: 'https://boats.example/?a=1&b=2#elementor-action%3Aaction',
	title: 'Sea & sun #1',
	text: '100 % {url} “calm”',
	image: 'https://boats.example/a b.jpg?x=1&y=2',
};

describe('the networks', () => {
	it('are the nineteen of the specification, X beside Twitter', () => {
		expect([...NAMES].sort()).toEqual(
			'digg email facebook linkedin mix odnoklassniki pinterest pocket print reddit skype stumbleupon telegram threads tumblr twitter vk whatsapp x-twitter xing'.split(
				' ',
			),
		);
	});

	it.each(NAMES.filter((name) => name !== 'print'))('%s takes every value whole', (name) => {
		const address = shareAddress(name, values) ?? '';
		const { template } = SHARE_NETWORKS[name];
		expect(address).toMatch(/^(?:https:\/\/(?:[a-z]+\.)+[a-z]+\/|mailto:\?)/);
		expect(address).not.toMatch(/[{}\s"#]/);
		const named = new Set(String(template).match(/\{\w+\}/g) ?? []);
		for (const one of named) {
			const value = values[one.slice(1, -1) as keyof typeof values];
			expect(address).toContain(encodeURIComponent(value));
		}
		expect(address.split('&')).toHaveLength(String(template).split('&').length);
	});

	it('have names, and links unless they have shut down', () => {
		const networks = Object.entries<{ title: string; isClosed?: true }>(SHARE_NETWORKS);
		expect(networks.filter(([, { title }]) => !/^[A-Z]/.test(title))).toEqual([]);
		expect(networks.flatMap(([name, { isClosed }]) => (isClosed ? [name] : []))).toEqual([
			'skype',
			'stumbleupon',
			'pocket',
		]);
	});

	it('print is no address', () => {
		expect(shareAddress('print', values)).toBeNull();
	});

	it.each([
		['email', 'mailto:?body=https%3A%2F%2Fb.example'],
		['whatsapp', 'https://api.whatsapp.com/send?text=https%3A%2F%2Fb.example'],
		['x-twitter', 'https://x.com/intent/tweet?text=https%3A%2F%2Fb.example'],
	] as const)('%s leaves no signs of words that are not there', (name, address) => {
		const empty = { url: 'https://b.example', title: '', text: '', image: '' };
		expect(shareAddress(name, empty)).toBe(address);
	});

	it('drops the space around a value', () => {
		const address = shareAddress('digg', { ...values, url: ' https://b.example ' });
		expect(address).toBe('https://digg.com/submit?url=https%3A%2F%2Fb.example');
	});

	it.each(['myspace', '', '__proto__', 'constructor', 'Facebook'])('%j is no network', (name) => {
		expect(isShareNetwork(name)).toBe(false);
	});
});
