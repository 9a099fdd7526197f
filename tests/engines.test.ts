// Tests with a database run on both engines, unless the file gives a reason for one.
import { globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { databaseTests, engineReason } from './engines.ts'

const importOf = /(?:from|import)\s*\(?\s*'((?:\.\.?\/|#)[^'?]+)/g

/** Files of the repository that the file imports. */
function importsOf(file: string): string[] {
	const specifiers = [...readFileSync(file, 'utf8').matchAll(importOf)].map(([, specifier = '']) => specifier)
	return specifiers
		.map((to) => (to.startsWith('#') ? `src/${to.slice(1)}` : relative('.', resolve(dirname(file), to))))
		.filter((path) => path.startsWith('src/') && /\.tsx?$/.test(path))
}

const moduleOf = (file: string) => file.split('/')[1] ?? ''

/** Files reachable without leaving the module. */
function reachedWithin(module: string, from: readonly string[]): Set<string> {
	const reached = new Set<string>()
	const waiting = from.filter((file) => moduleOf(file) === module)
	for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
		if (reached.has(file)) continue
		reached.add(file)
		waiting.push(...importsOf(file).filter((next) => moduleOf(next) === module))
	}
	return reached
}

const { onBoth, onOne } = databaseTests()
const stores = globSync('src/**/{store.server.ts,store/**/*.server.ts}').filter(
	(file) => !file.includes('.test.'),
)

/** Files that a test imports, plus the imports of the files it reaches in its own module. */
const calledWithNeighbours = (file: string) => [
	...importsOf(file),
	...[...reachedWithin(moduleOf(file), importsOf(file))].flatMap(importsOf),
]

test('every store is reached on both engines by a test of its module, or of one that calls it', () => {
	const unreachedFrom = (called: readonly string[]) =>
		stores.filter((store) => !reachedWithin(moduleOf(store), called).has(store))
	expect(stores.length).toBeGreaterThan(70)
	expect(unreachedFrom(onBoth.flatMap(calledWithNeighbours))).toEqual([])
	expect(unreachedFrom(onBoth.flatMap(importsOf)).length).toBeLessThan(stores.length / 10)
})

/** Tests whose result depends on the engine. */
const decidedByEngine = /(?:^|\/)(?:store|database|jobs)\/|(?:races?|migrations?|store)\.test\.ts$/

test('what an engine decides is never tested on one alone', () => {
	expect(onBoth.filter((file) => decidedByEngine.test(file)).length).toBeGreaterThanOrEqual(5)
	expect(onOne.filter((file) => decidedByEngine.test(file))).toEqual([])
})

test('a file that runs on one engine says why', () => {
	const reasons = onOne.map((file) => engineReason(readFileSync(file, 'utf8')) ?? '')
	expect(reasons.filter((reason) => reason.length < 20)).toEqual([])
})
