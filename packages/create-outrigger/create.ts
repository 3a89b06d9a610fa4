#!/usr/bin/env node
import { join } from 'node:path';
import { createSite } from './create-site';
import { engines, version } from './package.json';

const template = join(import.meta.dirname, 'template');
const { code, says } = createSite(process.argv.slice(2), template, { engines, version });
(code === 0 ? process.stdout : process.stderr).write(says);
process.exitCode = code;
