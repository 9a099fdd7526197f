// What the run-books, the Dockerfile, compose.yaml and the units name exists: settings, commands, files and versions.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { settingsGroups } from '#app/config.ts'
import { shapeOf } from '#settings/settings.ts'
import { parseDockerfile } from '../scripts/dockerfile.ts'

const settings = new Set(Object.keys(shapeOf(settingsGroups)))
const read = (file: string) => readFileSync(file, 'utf8')
const packageJson = JSON.parse(read('package.json')) as {
	scripts: Record<string, string>
	dependencies: Record<string, string>
}
const books = globSync('docs/run-books/*.md')
const units = globSync('deploy/**/*.*')
const stages = parseDockerfile(read('Dockerfile'))

/** Names that look like settings and belong to systemd, to PostgreSQL's image or to an error. */
const others = new Set([
	'AF_INET',
	'AF_INET6',
	'AF_UNIX',
	'DEPTH_ZERO_SELF_SIGNED_CERT',
	'POSTGRES_DB',
	'POSTGRES_PASSWORD',
	'POSTGRES_USER',
	'TMPDIR',
])

const allOf = (text: string, pattern: RegExp): string[] =>
	[...text.matchAll(pattern)].map(([, name = '']) => name)

/** Names with an underscore, and those that are given a value. */
const namedSettings = (text: string): string[] =>
	allOf(text, /(?<![\w$])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[A-Z]{3,}(?==)|[A-Z]{3,}(?=: ))\b/g)

const unknownSettings = (file: string): string[] =>
	namedSettings(read(file)).filter((name) => !settings.has(name) && !others.has(name))

test('names of settings are found in every form', () => {
	expect(namedSettings('PORT=1 and `JOBS=apart`, DATA_DIR, ${SMTP_URL:-x}\n  HOST: 0.0.0.0')).toEqual([
		'PORT',
		'JOBS',
		'DATA_DIR',
		'SMTP_URL',
		'HOST',
	])
})

test.each([...books, ...units, 'Dockerfile', 'compose.yaml'])('%s names settings that exist', (file) => {
	expect(unknownSettings(file)).toEqual([])
})

test.each([...books, ...units, 'Dockerfile', 'compose.yaml'])(
	'%s names commands and files that exist',
	(file) => {
		const text = read(file)
		const commands = allOf(text, /npm run (?:--\w+ )?([a-z][\w:-]*)/g)
		expect(commands.filter((name) => packageJson.scripts[name] === undefined)).toEqual([])
		const files = allOf(text, /(?<![\w/])((?:scripts|deploy|docs|src)\/[\w./-]*\w)/g)
		expect(files.filter((name) => !existsSync(name))).toEqual([])
		const links = file.endsWith('.md') ? allOf(text, /\]\((?!https?:|#)([^)#]+)/g) : []
		expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([])
	},
)

test('the image copies files that exist and that its context has', () => {
	const sources = stages.flatMap(({ steps }) =>
		steps.flatMap((step) => (step.kind === 'copy' && step.copy.from === null ? step.copy.sources : [])),
	)
	expect(sources.length).toBeGreaterThan(5)
	expect(sources.filter((source) => !existsSync(source))).toEqual([])
	expect(allOf(read('.dockerignore'), /^!(.+)$/gm).toSorted()).toEqual(sources.toSorted())
})

test('the image has the Node of package.json and drops packages that are dependencies', () => {
	for (const { base } of stages) expect(base).toBe(`node:${packageJson.dependencies.node}-slim`)
	const dropped = stages.flatMap(({ steps }) =>
		steps.flatMap((step) =>
			step.kind === 'run' && step.command.startsWith('npm uninstall')
				? step.command.split(' ').filter((word) => !/^(?:npm|uninstall|--.*)$/.test(word))
				: [],
		),
	)
	expect(dropped).toContain('node')
	expect(dropped.filter((name) => packageJson.dependencies[name] === undefined)).toEqual([])
})

test('the image runs as a user without rights, and its data is in the folder that the user owns', () => {
	const image = stages.at(-1)
	expect(image?.user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
	expect(image?.volumes).toEqual(['/data'])
	expect(image?.healthCheck.join(' ')).toContain('/readyz')
	expect(image?.steps).toContainEqual({ kind: 'run', command: `mkdir /data && chown ${image?.user} /data` })
})

test('an instruction that the check of the image does not know is refused', () => {
	expect(() => parseDockerfile('FROM a\nADD b c')).toThrow('unknown instruction: ADD b c')
	expect(() => parseDockerfile('RUN true')).toThrow('unknown instruction')
})
