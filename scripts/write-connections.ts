/** Writes the lists of the contract (connections, edges, page infos) from the tables in `schema/`. */
import { writeFileSync } from 'node:fs';
import { CORE_LISTS } from '../schema/connections';
import { SHOP_LISTS } from '../schema/woocommerce-connections';
import { connectionSdl } from './connections/connection-sdl';
import { CORE_WORDING, SHOP_WORDING } from './connections/wordings';

writeFileSync('schema/connections.generated.graphql', connectionSdl(CORE_LISTS, CORE_WORDING));
writeFileSync(
	'schema/woocommerce-connections.generated.graphql',
	connectionSdl(SHOP_LISTS, SHOP_WORDING),
);
