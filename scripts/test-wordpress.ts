/**
 * npm run test:wordpress -- <address of a site>
 *
 * Asks a WordPress everything that a host in front of it would ask, and tries each promise of docs/real-wordpress.md.
 * The site is only read. WORDPRESS_AUTH (`name:application password`) tries previews as well. Ends with 0 when nothing
 * is broken, 1 when something is, 2 when nothing could be found out.
 */
import { report } from './contract-suite/report';
import { runSuite } from './contract-suite/run-suite';
import { triedSite } from './contract-suite/tried-site';

async function main(place: string | undefined): Promise<number> {
	if (!place || !/^https?:\/\//.test(place)) {
		console.error('Usage: npm run test:wordpress -- https://example.org');
		return 2;
	}
	const findings = await runSuite(triedSite(place, process.env.WORDPRESS_AUTH));
	console.log(report(place, findings));
	return findings.results.some(({ outcome }) => outcome.kind === 'broken') ? 1 : 0;
}

main(process.argv[2]).then(
	(code) => {
		process.exitCode = code;
	},
	(error: unknown) => {
		console.error(error instanceof Error ? error.message : String(error));
		process.exitCode = 2;
	},
);
