// The package folder, found from the running file: the source tree and the build have different depths.
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'

function nearestPackage(folder: string): string {
	if (existsSync(join(folder, 'package.json'))) return folder
	const parent = dirname(folder)
	if (parent === folder) throw new Error('package.json not found above the running file')
	return nearestPackage(parent)
}

/** Absolute folder of the package. Server only. */
export const packageRoot = nearestPackage(import.meta.dirname)

function builtFolder(): string | null {
	const [top, build = '', part = ''] = relative(packageRoot, import.meta.dirname).split(sep)
	return top === 'build' ? join(packageRoot, top, build, part) : null
}

/** The folder with the built server's files when this process runs them; null when it runs the sources. */
export const builtServer = builtFolder()

/**
 * The file of a program that runs in a process or thread of its own, built or not as its caller is.
 * @param source in the package; vite.config.ts names it as a program
 */
export const programFile = (source: string): string =>
	builtServer === null ? join(packageRoot, source) : join(builtServer, `${basename(source, '.ts')}.js`)

/** Of package.json, as the process started with it. */
export const packageVersion: string = versionIn(readFileSync(join(packageRoot, 'package.json'), 'utf8'))

function versionIn(manifest: string): string {
	// Cast: package.json is ours and has a version.
	const { version } = JSON.parse(manifest) as { version: string }
	return version
}
