import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../routes.ts'
import { openRoutes } from './stylesheets.ts'

const cssOf = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

// One such rule made Chromium restyle the whole page of 1,026 elements whenever a toast was removed.
test.each(['theme.css', 'marks.css', 'print.css'])('%s asks the whole page for nothing by :has', (name) => {
	const css = cssOf(name)
	expect(css.length).toBeGreaterThan(100)
	expect(css).not.toMatch(/(?:^|[\s,])(?:body|html|:root)[^\s{,]*:has\(/)
})

const sources = fileURLToPath(new URL('..', import.meta.url))

/** Files of the routes whose pages have open-pages.css. */
const openFiles = (entries: readonly RouteConfigEntry[]): string[] =>
	entries.flatMap(({ id, file, children = [] }) => [
		...(openRoutes.test(id ?? file.replace(/\.tsx?$/, '')) ? [file] : []),
		...openFiles(children),
	])

/** The files of the shop that a file imports, by their paths below src/. */
function importsOf(file: string): string[] {
	const text = readFileSync(join(sources, file), 'utf8')
	return [...text.matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+)'/g)].flatMap(([, name = '']) => {
		const path = name.startsWith('#') ? name.slice(1) : join(dirname(file), name)
		return /\.tsx?$/.test(path) && !path.includes('.server.') && existsSync(join(sources, path)) ? [path] : []
	})
}

function reachedFrom(files: readonly string[]): Set<string> {
	const reached = new Set<string>()
	const waiting = [...files]
	for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
		if (reached.has(file)) continue
		reached.add(file)
		waiting.push(...importsOf(file))
	}
	return reached
}

test('open-pages.css reads every component of the open pages, and of the scripts and errors on them', () => {
	const css = cssOf('open-pages.css')
	const read = [...css.matchAll(/^@source '([^']+)'/gm)].map(([, path = '']) =>
		relative(sources, fileURLToPath(new URL(path, import.meta.url))),
	)
	const roots = ['root.tsx', 'elements/main.ts', 'app/http/busy.tsx', 'cart/components/mini-cart.tsx']
	const pages = openFiles(routes)
	expect(pages).toEqual(expect.arrayContaining(['storefront/routes/home.tsx', 'catalog/routes/product.tsx']))
	const components = [...reachedFrom([...roots, ...pages])].filter(
		(file) => file.endsWith('.tsx') || file.startsWith('elements/'),
	)
	expect(components.length).toBeGreaterThan(80)
	expect(
		components.filter((file) => !read.some((path) => file === path || file.startsWith(`${path}/`))),
	).toEqual([])
})
