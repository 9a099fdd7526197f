// The licenses of what a running shop uses: packages by the lock file, and fonts, marks and glyphs by their own files.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { credits } from '#content/credits.ts'

/** SPDX ids under which a package may be part of the shop, and why. */
export const allowedLicenses: Readonly<Record<string, string>> = {
	MIT: 'Permissive: the notice stays with the package.',
	'MIT-0': 'Permissive, without conditions.',
	ISC: 'Permissive, as MIT.',
	'0BSD': 'Permissive, without conditions.',
	'BSD-3-Clause': 'Permissive: the notice stays with the package.',
	'Apache-2.0': 'Permissive, with a grant of patents: the notice stays with the package.',
	'BlueOak-1.0.0': 'Permissive, as MIT.',
	'BSL-1.0': 'The Boost license: permissive.',
	'CC0-1.0': 'In the public domain.',
	Unlicense: 'In the public domain.',
	'OFL-1.1': 'Fonts: free to use and to embed, not to be sold by themselves.',
	'CC-BY-4.0': 'Data: named here.',
	'MPL-2.0': 'Copyleft for its own files alone, which are used unchanged.',
	'LGPL-3.0-or-later': 'A library of its own, loaded at run time and used unchanged.',
}

/** Licenses of packages whose own description names none, as their license file says. */
const readByPeople: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/** Names of packages and the versions that are asked for. */
const wanted = z.record(z.string(), z.string()).default({})
const Lock = z.object({
	packages: z.record(
		z.string(),
		z.object({
			version: z.string().optional(),
			license: z.string().optional(),
			dev: z.boolean().optional(),
			devOptional: z.boolean().optional(),
			optional: z.boolean().optional(),
			dependencies: wanted,
			optionalDependencies: wanted,
		}),
	),
})
type Packages = z.infer<typeof Lock>['packages']
const Manifest = z.object({
	author: z.union([z.string(), z.object({ name: z.string() })]).optional(),
})

export type LicensedPackage = { name: string; version: string; license: string | null; author: string }

/** Optional packages are installed on some machines alone: their author is left out, so that the page is the same on all. */
function authorIn(folder: string, isOptional: boolean): string {
	const file = join(folder, 'package.json')
	if (isOptional || !existsSync(file)) return ''
	const { author = '' } = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
	const name = typeof author === 'string' ? author : author.name
	// `Name <mail> (address)`: the name alone.
	return name.replace(/\s*[<(].*$/, '').trim()
}

const byText = new Intl.Collator('en-US').compare

/** Names of the packages that the shop's sources import, types included; those of tests and of the build are left out. */
export function importedPackages(): string[] {
	const found = new Set<string>()
	for (const file of globSync('src/**/*.{ts,tsx,css}')) {
		if (/\.test\.|\/tests\//.test(file)) continue
		const imported = readFileSync(file, 'utf8').matchAll(
			/(?:from|import|url)\s*\(?\s*['"]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^'"]*)?['"]/g,
		)
		for (const [, name = ''] of imported) if (name !== '@react-router/dev') found.add(name)
	}
	return [...found]
}

/** Where Node finds a package that another one asks for. @param folder of the asking package, '' for the shop itself */
function resolved(packages: Packages, folder: string, name: string): string | undefined {
	const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
	if (packages[place] !== undefined) return place
	return folder === ''
		? undefined
		: resolved(packages, folder.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), name)
}

/** The folders of these packages and of all that they need. */
function withDependencies(packages: Packages, roots: readonly string[]): Set<string> {
	const found = new Set<string>()
	const add = (folder: string, name: string) => {
		const place = resolved(packages, folder, name)
		if (place === undefined || found.has(place)) return
		found.add(place)
		const { dependencies = {}, optionalDependencies = {} } = packages[place] ?? {}
		for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) add(place, next)
	}
	for (const name of roots) add('', name)
	return found
}

/**
 * Installed packages and those in the build, each name and version once, by name.
 * @param imported names of the packages that the build contains
 */
export function productionPackages(
	lock: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8')),
	imported: readonly string[] = importedPackages(),
): LicensedPackage[] {
	const { packages } = Lock.parse(lock)
	const built = withDependencies(packages, imported)
	const found = Object.entries(packages).flatMap(([folder, entry]) => {
		const { version, dev, devOptional, license, optional = false } = entry
		if (folder === '' || version === undefined || ((dev || devOptional) && !built.has(folder))) return []
		const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
		const own = license ?? readByPeople[name] ?? null
		return [{ name, version, license: own, author: authorIn(folder, optional) }]
	})
	const once = new Map(found.map((one) => [`${one.name}@${one.version}`, one]))
	return [...once.values()].toSorted(
		(one, other) => byText(one.name, other.name) || byText(one.version, other.version),
	)
}

/** `A AND B` needs both, `A OR B` one of them; the lock file nests no deeper. */
export const isAllowed = (license: string): boolean =>
	license
		.replaceAll(/[()]/g, '')
		.split(' AND ')
		.every((part) => part.split(' OR ').some((id) => Object.hasOwn(allowedLicenses, id.trim())))

/** One line for each package that may not be part of the shop. */
export const problemsOf = (packages: readonly LicensedPackage[]): string[] =>
	packages.flatMap(({ name, version, license }) => {
		if (license === null) return [`${name} ${version} names no license: read its license file.`]
		return isAllowed(license) ? [] : [`${name} ${version}: the license ${license} is not allowed.`]
	})

const packsFolder = 'src/garments/packs'
const titleOf = (file: string) => basename(file, '.txt').replace('LICENSE-', '')

/** The first line of a license file is its copyright notice: here without addresses, and once for all styles of a font. */
const notice = (file: string) =>
	(readFileSync(file, 'utf8').split('\n', 1)[0] ?? '')
		.replaceAll(/\s*\([^)]*(?:http|www\.|@)[^)]*\)/g, '')
		.replace(/ \S+\.ttf:.*$/, '')
		.trim()

function otherWorks(): string[] {
	const licensed = globSync(`${packsFolder}/LICENSES/*.txt`).toSorted(byText)
	const names = new Set(licensed.map(titleOf))
	const own = globSync(`${packsFolder}/*.json`)
		.map((file) => basename(file, '.json'))
		.filter((name) => !names.has(name))
		.toSorted(byText)
	const documents = globSync('src/documents/fonts/LICENSE-*.txt').toSorted(byText)
	const marks = credits.find(({ authors }) => authors.length > 0)
	if (!marks) throw new Error('The credits name no authors of marks')
	return [
		'## Not packages',
		'',
		'### Letters in designs (OFL-1.1)',
		'',
		`Outlines of fonts, as glyph packs; each license is in \`${packsFolder}/LICENSES\`.`,
		'',
		...licensed.map((file) => `- ${titleOf(file)}: ${notice(file)}`),
		'',
		`Drawn by the authors of this shop, under its license: ${own.join(', ')}.`,
		'',
		'### Fonts of documents (OFL-1.1)',
		'',
		...documents.map((file) => `- ${titleOf(file)}: ${notice(file)}`),
		'',
		'### Marks (CC-BY-3.0)',
		'',
		`${marks.paragraphs.join(' ')} ${marks.authors.join(', ')}. The shop names them at \`/credits\`; see [decision 034](decisions/034-marks.md).`,
		'',
	]
}

const lineOf = ({ name, version, author }: LicensedPackage) =>
	`- ${name} ${version}${author === '' ? '' : `, ${author}`}`

/** docs/licenses.md. */
export function licensesPage(packages: readonly LicensedPackage[]): string {
	const groups = Map.groupBy(packages, ({ license }) => license ?? '')
	const ordered = [...groups].toSorted(([one], [other]) => byText(one, other))
	return [
		'# Licenses',
		'',
		'Written by `npm run licenses`; do not edit. Everything that a running shop uses, with its license. Packages are those that',
		'are installed for it and those that its build contains; those of one operating system stand without an author.',
		'',
		'## Allowed',
		'',
		...Object.entries(allowedLicenses).map(([id, why]) => `- ${id}: ${why}`),
		'',
		'## Packages',
		'',
		...ordered.flatMap(([license, group]) => [
			`### ${license} (${group.length})`,
			'',
			...group.map(lineOf),
			'',
		]),
		...otherWorks(),
	]
		.join('\n')
		.replace(/\n+$/, '\n')
}
