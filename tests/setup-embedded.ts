// Before the tests on the embedded engine: builds outdated archives. After them: deletes what the engines left
// behind, since vitest ends the processes that hold them.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { databaseImages } from '../scripts/database-image.ts'

export default async function setup(project: TestProject): Promise<() => void> {
	const scratch = mkdtempSync(join(tmpdir(), 'fieldhouse-engines-'))
	project.provide('databaseImages', await databaseImages())
	project.provide('openedEngines', scratch)
	return () => {
		for (const file of readdirSync(scratch))
			rmSync(readFileSync(join(scratch, file), 'utf8'), { recursive: true, force: true })
		rmSync(scratch, { recursive: true, force: true })
	}
}
