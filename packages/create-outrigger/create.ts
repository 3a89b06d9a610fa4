#!/usr/bin/env node
import { join } from 'node:path';
import { createSite } from './create-site';
import { version } from './package.json';

const template = join(import.meta.dirname, 'template');
const { code, says } = createSite(process.argv.slice(2), template, version);
(code === 0 ? process.stdout : process.stderr).write(says);
process.exitCode = code;
