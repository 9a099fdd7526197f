// Modules keep their import directions and folder structure; planted violations prove that the linter works.
import { execFileSync } from 'node:child_process'
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { modules, rootFiles, withoutSkeleton } from '../modules.ts'

/** An application with one violation per file, and the lint rule that must report it. */
const planted: Record<string, { text: string; rule: string }> = {
	'src/kit/money.ts': { text: "export * from '#catalog/rules/catalog.ts'\n", rule: 'no-restricted-imports' },
	'src/catalog/service/find.server.ts': {
		text: "import { a } from '#search/service/search.server.ts'\nexport const b = a\n",
		rule: 'no-restricted-imports',
	},
	'src/catalog/rules/cards.ts': {
		text: "import { a } from '../store/cards.server.ts'\nexport const b = a\n",
		rule: 'no-restricted-imports',
	},
	'src/catalog/rules/listing.ts': {
		text: "import { a } from '#database/client.server.ts'\nexport const b = a\n",
		rule: 'no-restricted-imports',
	},
	'src/catalog/schemas.ts': {
		text: "import { readFileSync } from 'node:fs'\nexport const b = readFileSync\n",
		rule: 'no-restricted-imports',
	},
	'src/catalog/store/cards.server.ts': {
		text: "import { a } from '../service/find.server.ts'\nexport const b = a\n",
		rule: 'no-restricted-imports',
	},
	'src/catalog/routes/product.tsx': {
		text: "import { a } from '../store/cards.server.ts'\nexport const b = a\n",
		rule: 'no-restricted-imports',
	},
	'src/catalog/components/card.tsx': {
		text: "import { a } from '../service/find.server.ts'\nexport const b = a\n",
		rule: 'no-restricted-imports',
	},
	'src/catalog/tables.ts': {
		text: "import { a } from './service/find.server.ts'\nexport const b = a\n",
		rule: 'no-restricted-imports',
	},
	'src/support/service/contact.server.ts': {
		text: "import { a } from '#http/answers.server.ts'\nexport const b = a\n",
		rule: 'no-restricted-imports',
	},
	'src/checkout/service/pay.server.ts': {
		text: "import { a } from '#orders/store/orders.server.ts'\nexport const b = a\n",
		rule: 'no-restricted-imports',
	},
	'src/storefront/a.ts': { text: "import { b } from './b.ts'\nexport const a = () => b\n", rule: 'no-cycle' },
	'src/storefront/b.ts': { text: "import { a } from './a.ts'\nexport const b = () => a\n", rule: 'no-cycle' },
	'src/storefront/card.ts': {
		text: "import type { B } from './grid.ts'\nexport type A = { grid: B }\n",
		rule: 'no-cycle',
	},
	'src/storefront/grid.ts': {
		text: "import type { A } from './card.ts'\nexport type B = { cards: A[] }\n",
		rule: 'no-cycle',
	},
	'src/storefront/any.ts': { text: 'export const a = (b: any) => b\n', rule: 'no-explicit-any' },
	'src/storefront/promise.test.ts': {
		text: "import { test } from 'vitest'\ntest('promises nothing', () => {})\n",
		rule: 'expect-expect',
	},
	'src/storefront/ignored.ts': { text: '// @ts-ignore\nexport const a = 1\n', rule: 'ban-ts-comment' },
}

const project = mkdtempSync(join(tmpdir(), 'fieldhouse-tripwire-'))
afterAll(() => rmSync(project, { recursive: true, force: true }))

function lintProject(): string {
	for (const file of ['oxlint.config.ts', 'modules.ts', 'package.json', 'tsconfig.json'])
		cpSync(file, join(project, file))
	symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
	for (const [file, { text }] of Object.entries(planted)) {
		mkdirSync(dirname(join(project, file)), { recursive: true })
		writeFileSync(join(project, file), text)
	}
	try {
		execFileSync(join('node_modules', '.bin', 'oxlint'), ['--format=json', 'src'], {
			cwd: project,
			encoding: 'utf8',
		})
		return '{"diagnostics":[]}'
	} catch (failure) {
		return (failure as { stdout: string }).stdout
	}
}

type Diagnostic = { filename: string; code: string }

test('the linter sees every planted violation', () => {
	const { diagnostics } = JSON.parse(lintProject()) as { diagnostics: Diagnostic[] }
	for (const [file, { rule }] of Object.entries(planted)) {
		const seen = diagnostics.filter(({ filename }) => filename.endsWith(file)).map(({ code }) => code)
		expect(
			seen.some((code) => code.includes(rule)),
			`${file} should break ${rule}, seen: ${seen.join(', ')}`,
		).toBe(true)
	}
})

const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())

test('every folder of src is a module of the list', () => {
	expect(folders.map((folder) => folder.name).toSorted()).toEqual(modules.toSorted())
})

test('the architecture page names every module', () => {
	const map = readFileSync('docs/architecture.md', 'utf8')
	for (const module of modules) expect(map).toContain(`\`${module}\``)
})

/** Files at the root of a module that the folder structure does not allow. */
const strays = (files: readonly string[]): string[] =>
	files.filter((file) => {
		const [module = '', name = '', ...deeper] = file.split('/')
		if (deeper.length > 0 || withoutSkeleton.some((free) => free === module)) return false
		return /\.tsx?$/.test(name) && !rootFiles.includes(name.replace('.test.', '.'))
	})

test('no file stands at the root of a module but those of the skeleton', () => {
	expect(strays(['orders/odd.ts', 'orders/states.ts', 'orders/rules/lines.ts', 'kit/money.ts'])).toEqual([
		'orders/odd.ts',
	])
	const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
	expect(strays(files.filter((file) => file.includes('/')))).toEqual([])
})

test('no file hides in a drawer', () => {
	const drawers = /(?:^|\/)(?:utils?|helpers?|misc|common|lib|shared)(?:\/|\.)/
	const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
	expect(files.filter((file) => drawers.test(file))).toEqual([])
})
