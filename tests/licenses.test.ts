// docs/licenses.md against the lock file, and what the list of licenses refuses.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
	importedPackages,
	isAllowed,
	licensesPage,
	problemsOf,
	productionPackages,
} from '../scripts/license-list.ts'

const packages = productionPackages()

test('docs/licenses.md says what the lock file does (else: npm run licenses)', () => {
	expect(readFileSync('docs/licenses.md', 'utf8')).toBe(licensesPage(packages))
	expect(packages.length).toBeGreaterThan(200)
})

test('every package of a running shop has a license that is allowed', () => {
	expect(problemsOf(packages)).toEqual([])
})

test.each([
	['MIT', true],
	['(MIT OR GPL-3.0-only)', true],
	['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
	['GPL-3.0-only', false],
	['AGPL-3.0-or-later', false],
	['MIT AND GPL-3.0-only', false],
	['SEE LICENSE IN LICENSE.md', false],
	['toString', false],
	['', false],
])('%s is allowed: %s', (license, allowed) => {
	expect(isAllowed(license)).toBe(allowed)
})

const entry = { version: '1.0.0', license: 'MIT' }
const found = (packages: object, imported: string[]) =>
	productionPackages({ packages: { '': { license: 'MIT' }, ...packages } }, imported).map(
		({ name, version }) => `${name} ${version}`,
	)

test('a library of the build is listed with what it needs, each where Node finds it; tools are not', () => {
	const packages = {
		'node_modules/ui': { ...entry, dev: true, dependencies: { inner: '^2', shared: '1', gone: '1' } },
		'node_modules/ui/node_modules/inner': {
			...entry,
			version: '2.0.0',
			dev: true,
			dependencies: { shared: '1' },
		},
		'node_modules/inner': { ...entry, dev: true },
		'node_modules/shared': { ...entry, dev: true, optionalDependencies: { ui: '1' } },
		'node_modules/@scope/kit': { ...entry, dev: true, dependencies: { deep: '1' } },
		'node_modules/@scope/kit/node_modules/deep': { ...entry, version: '3.0.0', dev: true },
		'node_modules/tool': { ...entry, dev: true },
	}
	expect(found(packages, ['ui'])).toEqual(['inner 2.0.0', 'shared 1.0.0', 'ui 1.0.0'])
	expect(found(packages, ['@scope/kit'])).toEqual(['@scope/kit 1.0.0', 'deep 3.0.0'])
	expect(found(packages, [])).toEqual([])
})

test('imports are found in every form, not those of tests and of the build', () => {
	const imported = importedPackages()
	expect(imported).toEqual(
		expect.arrayContaining([
			'react',
			'pdfjs-dist',
			'@aws-sdk/client-s3',
			'tailwindcss',
			'three',
			'@fontsource-variable/public-sans',
		]),
	)
	for (const name of ['vitest', 'fast-check', 'vite', '@react-router/dev'])
		expect(imported).not.toContain(name)
})

test('packages without a license or with a forbidden one are named; those for development are not asked', () => {
	const some = productionPackages(
		{
			packages: {
				'': { license: 'MIT' },
				'node_modules/nameless': { version: '1.0.0' },
				'node_modules/a/node_modules/closed': { ...entry, license: 'GPL-2.0-only' },
				'node_modules/tool': { ...entry, license: 'GPL-2.0-only', dev: true },
				'node_modules/fine': entry,
			},
		},
		[],
	)
	expect(some.map(({ name }) => name)).toEqual(['closed', 'fine', 'nameless'])
	expect(problemsOf(some)).toEqual([
		'closed 1.0.0: the license GPL-2.0-only is not allowed.',
		'nameless 1.0.0 names no license: read its license file.',
	])
})
