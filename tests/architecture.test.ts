// The house keeps its arrows: the linter sees planted violations, every folder is a room, the map names every room.
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
import { rooms } from '../modules.ts'

/** A house with one fault per file, and what the linter has to say about it. */
const planted: Record<string, { text: string; rule: string }> = {
	'src/kit/money.ts': { text: "export * from '#catalog/rules/catalog.ts'\n", rule: 'no-restricted-imports' },
	'src/catalog/service.server.ts': {
		text: "import { a } from '#search/service/search.server.ts'\nexport const b = a\n",
		rule: 'no-restricted-imports',
	},
	'src/catalog/rules/catalog.ts': {
		text: "import { a } from './store.server.ts'\nexport const b = a\n",
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
	'src/catalog/store.server.ts': {
		text: "import { a } from './service.server.ts'\nexport const b = a\n",
		rule: 'no-restricted-imports',
	},
	'src/catalog/routes/product.tsx': {
		text: "import { a } from '../store.server.ts'\nexport const b = a\n",
		rule: 'no-restricted-imports',
	},
	'src/catalog/components/card.tsx': {
		text: "import { a } from '../service.server.ts'\nexport const b = a\n",
		rule: 'no-restricted-imports',
	},
	'src/support/service/contact.server.ts': {
		text: "import { a } from '#http/answers.server.ts'\nexport const b = a\n",
		rule: 'no-restricted-imports',
	},
	'src/pages/a.ts': { text: "import { b } from './b.ts'\nexport const a = () => b\n", rule: 'no-cycle' },
	'src/pages/b.ts': { text: "import { a } from './a.ts'\nexport const b = () => a\n", rule: 'no-cycle' },
	'src/pages/any.ts': { text: 'export const a = (b: any) => b\n', rule: 'no-explicit-any' },
	'src/pages/promise.test.ts': {
		text: "import { test } from 'vitest'\ntest('promises nothing', () => {})\n",
		rule: 'expect-expect',
	},
	'src/pages/ignored.ts': { text: '// @ts-ignore\nexport const a = 1\n', rule: 'ban-ts-comment' },
}

const house = mkdtempSync(join(tmpdir(), 'fieldhouse-tripwire-'))
afterAll(() => rmSync(house, { recursive: true, force: true }))

function lintHouse(): string {
	for (const file of ['oxlint.config.ts', 'rooms.ts', 'package.json', 'tsconfig.json'])
		cpSync(file, join(house, file))
	symlinkSync(resolve('node_modules'), join(house, 'node_modules'))
	for (const [file, { text }] of Object.entries(planted)) {
		mkdirSync(dirname(join(house, file)), { recursive: true })
		writeFileSync(join(house, file), text)
	}
	try {
		execFileSync(join('node_modules', '.bin', 'oxlint'), ['--format=json', 'src'], {
			cwd: house,
			encoding: 'utf8',
		})
		return '{"diagnostics":[]}'
	} catch (failure) {
		return (failure as { stdout: string }).stdout
	}
}

type Diagnostic = { filename: string; code: string }

test('the linter sees every planted violation', () => {
	const { diagnostics } = JSON.parse(lintHouse()) as { diagnostics: Diagnostic[] }
	for (const [file, { rule }] of Object.entries(planted)) {
		const seen = diagnostics.filter(({ filename }) => filename.endsWith(file)).map(({ code }) => code)
		expect(
			seen.some((code) => code.includes(rule)),
			`${file} should break ${rule}, seen: ${seen.join(', ')}`,
		).toBe(true)
	}
})

const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())

test('every folder of src is a room with a floor of its own', () => {
	expect(folders.map((folder) => folder.name).toSorted()).toEqual(rooms.toSorted())
})

test('the map names every room', () => {
	const map = readFileSync('docs/architecture.md', 'utf8')
	for (const room of rooms) expect(map).toContain(`\`${room}\``)
})

test('no file hides in a drawer', () => {
	const drawers = /(?:^|\/)(?:utils?|helpers?|misc|common|lib|shared)(?:\/|\.)/
	const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
	expect(files.filter((file) => drawers.test(file))).toEqual([])
})
