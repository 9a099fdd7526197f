// Which test files open a database, and on which engines they run. `vitest.config.ts` derives its projects from this.
import { globSync, readFileSync } from 'node:fs'

const opensDatabase = /from '(?:[./]+tests|\.)\/(?:database|auth)\.ts'/

/** Why a file runs on PostgreSQL alone, from its line `// One engine: …`. */
export const engineReason = (source: string): string | undefined =>
	/^\/\/ One engine: (.+)$/m.exec(source)?.[1]

type DatabaseTests = { pure: string[]; onBoth: string[]; onOne: string[] }

export function databaseTests(): DatabaseTests {
	const found: DatabaseTests = { pure: [], onBoth: [], onOne: [] }
	for (const file of globSync(['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'])) {
		const source = readFileSync(file, 'utf8')
		if (!opensDatabase.test(source)) found.pure.push(file)
		else if (engineReason(source) === undefined) found.onBoth.push(file)
		else found.onOne.push(file)
	}
	return found
}
