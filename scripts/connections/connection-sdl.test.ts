import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { connectionSdl } from './connection-sdl';
import { CORE_WORDING, SHOP_WORDING } from './wordings';

const headsOf = (sdl: string) => sdl.match(/^(?:interface|type) .*(?= \{)/gm);

describe('the lists of the contract', () => {
	it('are three interfaces for a node type, and three types for each list', () => {
		const sdl = connectionSdl(
			{ Boat: { any: 'boats', lists: { UserToBoat: ['boats, of a user', 'boat, of a user'] } } },
			CORE_WORDING,
		);
		expect(headsOf(sdl)).toEqual([
			'interface BoatConnection implements Connection',
			'interface BoatConnectionEdge implements Edge',
			'interface BoatConnectionPageInfo implements WPPageInfo & PageInfo',
			'type UserToBoatConnection implements BoatConnection & Connection',
			'type UserToBoatConnectionEdge implements BoatConnectionEdge & Edge',
			'type UserToBoatConnectionPageInfo implements BoatConnectionPageInfo & WPPageInfo & PageInfo',
		]);
		expect(sdl).toContain('"A part of any list of boats."');
		expect(sdl).toContain('"A part of the list: boats, of a user."');
		expect(sdl).toContain('"An entry of a list: boat, of a user."');
	});

	it('are edges alone where a link leads to exactly one', () => {
		const sdl = connectionSdl(
			{ Boat: { links: { LineToBoat: 'the boat of a line' } } },
			SHOP_WORDING,
		);
		expect(print(parse(sdl))).toBe(`"Link to the boat of a line."
type LineToBoatConnectionEdge implements OneToOneConnection & Edge & BoatConnectionEdge {
  "Always null."
  cursor: String
  "The target of the link."
  node: Boat!
}`);
	});
});
