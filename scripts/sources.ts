// One hash of file names and contents: tells whether an artifact built from them is current.
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'

export function hashOfSources(patterns: string[]): string {
	const hash = createHash('sha256')
	for (const file of globSync(patterns).toSorted()) {
		if (file.includes('.test.') || !statSync(file).isFile()) continue
		hash.update(file).update('\0').update(readFileSync(file))
	}
	return hash.digest('hex')
}
