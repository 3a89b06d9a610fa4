/**
 * npm run test:wordpress -- <address of a site>
 *
 * Sends a WordPress all requests that a host in front of it would send, and tests each promise of
 * docs/real-wordpress.md. It only reads from the site. WORDPRESS_AUTH (`name:application password`) tries previews as
 * well. Exits with 0 when everything works, 1 when something is broken, 2 when it could not test anything.
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
