#!/usr/bin/env node
import { existsSync } from 'node:fs';

/*
 * The program of the build. In a clone it lies in the folder above this file, in the package in the folder of this
 * file.
 */
const places = ['./dist/server/command.js', '../dist/server/command.js'];
const program = places
	.map((place) => new URL(place, import.meta.url))
	.find((url) => existsSync(url));
if (program) await import(program.href);
else {
	process.stderr.write('There is no build. Run "npm run build" first.\n');
	process.exitCode = 2;
}
