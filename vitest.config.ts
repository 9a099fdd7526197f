// Four kinds of tests: pure ones, those with a database (on both engines, see tests/engines.ts) and journeys in a browser.
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { databaseTests } from './tests/engines.ts'

const { pure, onBoth, onOne } = databaseTests()

/** Journeys that take long for their size. */
const longJourney = /\/e2e\/(pages|chaos|process|back-office|other-ways-in)\.test\.ts$/

/** Without a memory of earlier runs vitest begins with the largest files: at the end all would wait for a small one. */
class LongFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		// oxlint-disable-next-line unicorn/no-array-sort -- it is no array
		const sorted = await super.sort(files)
		const isLong = ({ moduleId }: TestSpecification) => longJourney.test(moduleId)
		return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
	}
}

/** Vitest refuses an empty list; a name that no file has stands for none. */
const orNone = (files: string[]) => (files.length > 0 ? files : ['none'])

const databaseProject = (engine: 'embedded' | 'postgresql', files: string[]) => ({
	test: {
		name: engine,
		include: orNone(files),
		globalSetup: [`tests/setup-${engine}.ts`],
		env: { TEST_ENGINE: engine },
		// Files share the modules they import, not their databases: loading them anew took half of the time.
		isolate: false,
		hookTimeout: 60_000,
		testTimeout: 60_000,
	},
})

export default defineConfig({
	css: { postcss: {} },
	test: {
		passWithNoTests: true,
		// As many as the smallest machine has cores; by itself vitest would leave one idle. A third journey at the same
		// time makes none faster, and pictures late.
		maxWorkers: 2,
		sequence: { sequencer: LongFirst },
		projects: [
			// Files share the modules they import: loading them anew took a third of the time.
			{ test: { name: 'unit', include: orNone(pure), isolate: false, testTimeout: 60_000 } },
			databaseProject('embedded', onBoth),
			databaseProject('postgresql', [...onBoth, ...onOne]),
			{
				test: {
					name: 'e2e',
					include: ['tests/e2e/**/*.test.ts'],
					globalSetup: ['tests/e2e/setup.ts'],
					hookTimeout: 120_000,
					testTimeout: 180_000,
					// All share the shop; every journey brings people of its own.
					isolate: false,
				},
			},
		],
	},
})
