// The package folder, found from the running file: the source tree and the build have different depths.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

function nearestPackage(folder: string): string {
	if (existsSync(join(folder, 'package.json'))) return folder
	const parent = dirname(folder)
	if (parent === folder) throw new Error('package.json not found above the running file')
	return nearestPackage(parent)
}

/** Absolute folder of the package. Server only. */
export const packageRoot = nearestPackage(import.meta.dirname)

/** Of package.json, as the process started with it. */
export const packageVersion: string = versionIn(readFileSync(join(packageRoot, 'package.json'), 'utf8'))

function versionIn(manifest: string): string {
	// Cast: package.json is ours and has a version.
	const { version } = JSON.parse(manifest) as { version: string }
	return version
}
