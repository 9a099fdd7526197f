// A shop as it is installed: built, and without the development dependencies.
import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { builtShop } from '../../scripts/build.ts'
import { readyImages } from '../../scripts/ready-images.ts'
import { newDataFolder, openOwnShop } from './own-shop.ts'

const run = promisify(execFile)
const built = await builtShop()
const json = <Shape>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Shape
const { dependencies } = json<{ dependencies: Record<string, string> }>('package.json')

const packageOf = (name: string): string =>
	name
		.split('/')
		.slice(0, name.startsWith('@') ? 2 : 1)
		.join('/')

test('the build asks for the packages that an installed shop has, and for no other', () => {
	const asked = new Set<string>()
	for (const file of globSync(join(built, 'server/**/*.js'))) {
		const imports = readFileSync(file, 'utf8').matchAll(
			/^(?:import|export)\b(?:[^'"`;\n]*?\bfrom)?\s*["']([^"'\s]+)["']|\b(?:import|__require)\(["'`]([^"'`\s]+)["'`]\)/gm,
		)
		for (const [, still, called] of imports) {
			const name = still ?? called ?? ''
			if (!name.startsWith('.') && !isBuiltin(name)) asked.add(packageOf(name))
		}
	}
	const { node: _runtime, ...packages } = dependencies
	expect([...asked].toSorted()).toEqual(Object.keys(packages).toSorted())
})

/** A folder with what the run-book's commands leave there; its packages are links. */
function installed(): string {
	const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-installed-'))
	for (const name of [
		'src',
		'public',
		'scripts',
		'package.json',
		'package-lock.json',
		...globSync('*.config.ts'),
		built,
	])
		cpSync(name, join(folder, name), { recursive: true })
	const images = readyImages()
	if (!images) throw new Error('The archives of the embedded database are not built.')
	for (const file of Object.values(images)) cpSync(file, join(folder, file), { preserveTimestamps: true })
	const { packages } = json<{
		packages: Record<string, { dev?: true; devOptional?: true; optional?: true }>
	}>('package-lock.json')
	for (const [name, { dev, devOptional }] of Object.entries(packages)) {
		if (name === '' || dev || devOptional || name.lastIndexOf('node_modules/') > 0) continue
		mkdirSync(join(folder, dirname(name)), { recursive: true })
		symlinkSync(resolve(name), join(folder, name))
	}
	return folder
}

test('it opens, draws pictures, and obeys the commands of an operator', async () => {
	const installation = installed()
	onTestFinished(() => rmSync(installation, { recursive: true, force: true }))
	const folder = newDataFolder()
	rmSync(join(folder, 'pictures'))
	const shop = await openOwnShop({ installation, folder })
	const page = await (await fetch(`${shop.url}/sport/football/products`)).text()
	const picture = /src="(\/pictures\/[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&')
	const drawn = await fetch(`${shop.url}${picture}`)
	expect([drawn.status, (await drawn.arrayBuffer()).byteLength > 1_000]).toEqual([200, true])

	const env = { ...process.env, DATA_DIR: folder }
	const command = (...words: string[]) =>
		run(process.execPath, ['scripts/start.mjs', ...words], { cwd: installation, env })
	await shop.stop()
	expect((await command('admin', 'list')).stdout).toContain('admin@demo.fieldhouse.test')
	expect((await command('doctor')).stdout).not.toBe('')
	await expect(command('restore')).rejects.toMatchObject({
		stderr: expect.stringContaining('npm run restore'),
	})
	const copy = join(installation, 'shop.tar.gz')
	expect((await command('backup', copy)).stdout).toContain(copy)
	await shop.close()
})
