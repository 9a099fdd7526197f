// docs/licenses.md against the lock file, and what the list of licenses refuses.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isAllowed, licensesPage, problemsOf, productionPackages } from '../scripts/license-list.ts'

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

test('packages without a license or with a forbidden one are named; those for development are not asked', () => {
	const entry = { version: '1.0.0' }
	const found = productionPackages({
		packages: {
			'': { license: 'MIT' },
			'node_modules/nameless': entry,
			'node_modules/a/node_modules/closed': { ...entry, license: 'GPL-2.0-only' },
			'node_modules/tool': { ...entry, license: 'GPL-2.0-only', dev: true },
			'node_modules/fine': { ...entry, license: 'MIT' },
		},
	})
	expect(found.map(({ name }) => name)).toEqual(['closed', 'fine', 'nameless'])
	expect(problemsOf(found)).toEqual([
		'closed 1.0.0: the license GPL-2.0-only is not allowed.',
		'nameless 1.0.0 names no license: read its license file.',
	])
})
