// CHANGELOG.md and package.json name one version.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { packageVersion } from '#kit/root.server.ts'

const versions = [
	...readFileSync('CHANGELOG.md', 'utf8').matchAll(
		/^## \[(\d+\.\d+\.\d+)\] - (Unreleased|\d{4}-\d\d-\d\d)$/gm,
	),
].map(([, version = '', day = '']) => ({ version, day }))

test('the newest version of the changelog is that of package.json', () => {
	expect(versions[0]?.version).toBe(packageVersion)
})

test('every section has a version and a day, and only the newest may lack its day', () => {
	const headings = readFileSync('CHANGELOG.md', 'utf8').match(/^## /gm) ?? []
	expect(versions).toHaveLength(headings.length)
	expect(versions.slice(1).filter(({ day }) => day === 'Unreleased')).toEqual([])
})
