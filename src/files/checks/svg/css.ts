// Style sheets and style attributes as drawing programs write them: simple selectors, no imports.
import { unfit } from '../art.ts'
import { geometry, pointing, presentation } from './allowed.ts'
import type { ParsedSvg, SvgElement } from './parse.ts'

// Resolves every element's final attributes: its own, then style sheets, then its style attribute. Safe values only.
const plainGeometry = /^[\w\s.,+\-()%]*$/

/** Effects that are dropped from art. */
const lostEffect =
	/(?:^|;)\s*(?:filter|mix-blend-mode|marker(?:-start|-mid|-end)?)\s*:(?!\s*(?:none|normal)\s*(?:;|$))/i

/** Changes the elements. @returns whether a visible effect may have been left out */
export function resolveStyles({ root, css }: Pick<ParsedSvg, 'root' | 'css'>): boolean {
	const declarationsFor = openStyleSheet(css)
	let isMissingSomething = /(?:^|[;{\s])(?:filter|mix-blend-mode)\s*:\s*(?!none|normal)/i.test(css)

	const resolve = (element: SvgElement) => {
		const given = element.attributes
		const style = given.get('style') ?? ''
		if (given.has('filter') || lostEffect.test(style)) isMissingSomething = true
		const kept = new Map<string, string>()
		for (const [name, value] of given) {
			if (geometry.has(name) && plainGeometry.test(value)) kept.set(name, value)
			if (presentation.has(name) && isSafeValue(value)) kept.set(name, value)
		}
		const styled = {
			name: element.name,
			id: given.get('id'),
			classes: (given.get('class') ?? '').split(/\s+/).filter(Boolean),
		}
		for (const { name, value } of [...declarationsFor(styled), ...parseDeclarations(style)])
			kept.set(name, value)
		if (styled.id) kept.set('id', styled.id)
		const href = given.get('href')?.trim()
		if (href !== undefined && (pointing.has(element.name) || element.name === 'image')) kept.set('href', href)
		element.attributes.clear()
		for (const [name, value] of kept) element.attributes.set(name, value)
		element.children.forEach(resolve)
	}
	resolve(root)
	return isMissingSomething
}

type Declaration = { name: string; value: string; isImportant: boolean }
type Rule = { selector: Selector; weight: number; declarations: Declaration[] }
type Selector = { element: string | null; id: string | null; classes: string[] }

/** The properties that a selector is matched against. */
export type Styled = { name: string; id: string | undefined; classes: readonly string[] }

const mostRules = 5_000
const importantWeight = 1_000_000

const plainValue = /^[\w\s#%.,()+-]*$/
const localReference = /^url\(\s*(["']?)#([^"'()\s\\<>&]+)\1\s*\)\s*([\w\s#%.,()+-]*)$/i

/** The id in a value such as `url(#a) none`. */
export const referenceIn = (value: string): string | undefined => localReference.exec(value)?.[2]

/** Whether a value is safe: numbers, words and functions without URLs, or a reference inside the drawing. */
function isSafeValue(value: string): boolean {
	const local = localReference.exec(value)
	const rest = local ? (local[3] ?? '') : value
	return plainValue.test(rest) && !/url\s*\(/i.test(rest)
}

function parseDeclarations(text: string): Declaration[] {
	return text.split(';').flatMap((part) => {
		const colon = part.indexOf(':')
		const name = part.slice(0, Math.max(colon, 0)).trim().toLowerCase()
		const raw = part.slice(colon + 1).trim()
		const value = raw.replace(/\s*!\s*important$/i, '')
		return presentation.has(name) && isSafeValue(value) ? [{ name, value, isImportant: value !== raw }] : []
	})
}

function parseSelector(text: string): Selector | undefined {
	const found = /^(\*|[a-z][\w-]*)?((?:[.#][\w-]+)*)$/i.exec(text.trim())
	if (!found || found[0] === '') return undefined
	const marks = found[2]?.match(/[.#][\w-]+/g) ?? []
	const ids = marks.filter((mark) => mark.startsWith('#'))
	if (ids.length > 1) return undefined
	return {
		element: found[1] === undefined || found[1] === '*' ? null : found[1],
		id: ids[0]?.slice(1) ?? null,
		classes: marks.filter((mark) => mark.startsWith('.')).map((mark) => mark.slice(1)),
	}
}

const weightOf = ({ element, id, classes }: Selector): number =>
	(id ? 10_000 : 0) + classes.length * 100 + (element ? 1 : 0)

/** The end of the at-rule that starts at `from`. */
function endOfAtRule(css: string, from: number): number {
	let depth = 0
	for (let at = from; at < css.length; at += 1) {
		if (css[at] === '{') depth += 1
		if (css[at] === '}') depth -= 1
		if ((css[at] === '}' && depth <= 0) || (css[at] === ';' && depth === 0)) return at + 1
	}
	return css.length
}

function parseRules(css: string): Rule[] {
	const rules: Rule[] = []
	let at = 0
	while (at < css.length) {
		if (/\s/.test(css[at] ?? '')) at += 1
		else if (css[at] === '@') at = endOfAtRule(css, at)
		else {
			const open = css.indexOf('{', at)
			const close = css.indexOf('}', open)
			if (open < 0 || close < 0) break
			const declarations = parseDeclarations(css.slice(open + 1, close))
			for (const text of css.slice(at, open).split(',')) {
				const selector = parseSelector(text)
				if (selector) rules.push({ selector, weight: weightOf(selector), declarations })
			}
			if (rules.length > mostRules)
				throw unfit('This SVG has too many styles. Please simplify it and try again.')
			at = close + 1
		}
	}
	return rules
}

const keyOf = ({ element, id, classes }: Selector): string =>
	id ? `#${id}` : classes[0] ? `.${classes[0]}` : (element ?? '*')

const isMet = ({ element, id, classes }: Selector, styled: Styled): boolean =>
	(!element || element === styled.name) &&
	(!id || id === styled.id) &&
	classes.every((name) => styled.classes.includes(name))

/** Returns a function that lists the declarations for an element, highest specificity last. */
function openStyleSheet(css: string): (styled: Styled) => Declaration[] {
	const byKey = new Map<string, { rule: Rule; order: number }[]>()
	parseRules(css.replaceAll(/\/\*[^]*?\*\//g, ' ').replaceAll(/<!--|-->/g, ' ')).forEach((rule, order) => {
		const key = keyOf(rule.selector)
		byKey.set(key, [...(byKey.get(key) ?? []), { rule, order }])
	})
	return (styled) => {
		const keys = [`#${styled.id ?? ''}`, ...styled.classes.map((name) => `.${name}`), styled.name, '*']
		return keys
			.flatMap((key) => byKey.get(key) ?? [])
			.filter(({ rule }) => isMet(rule.selector, styled))
			.flatMap(({ rule, order }) =>
				rule.declarations.map((declaration) => ({
					declaration,
					weight: rule.weight + (declaration.isImportant ? importantWeight : 0),
					order,
				})),
			)
			.toSorted((a, b) => a.weight - b.weight || a.order - b.order)
			.map(({ declaration }) => declaration)
	}
}
