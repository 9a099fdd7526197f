// The form of a collection as typed: its texts, its order, and one box for each condition of a rule.
import {
	CollectionInput,
	CollectionRule,
	type CollectionRule as Rule,
	type CollectionSort,
} from '#catalog/rules/collections.ts'
import { priceRange } from '#catalog/rules/filters.ts'
import { slugOf } from '#kit/slug.ts'
import type { FieldErrors, Fields } from './product-form.ts'

/** Fields of the conditions with several values are named `kind-Jersey`. */
export const conditionStems = ['sport', 'kind', 'brand', 'color'] as const
export type ConditionStem = (typeof conditionStems)[number]

export const boxName = (stem: ConditionStem, value: string): string => `${stem}-${value}`

const boxesOf = (stem: ConditionStem, values: readonly string[]): Fields =>
	Object.fromEntries(values.map((value) => [boxName(stem, value), 'on']))

export const blankCollection = (isByRule: boolean): Fields => ({ sort: isByRule ? 'featured' : 'hand' })

type Saved = { title: string; slug: string; description: string; sort: CollectionSort; rule: Rule | null }

const dollarsText = (dollars: number, none: number): string => (dollars === none ? '' : String(dollars))

export function typedCollectionOf({ title, slug, description, sort, rule }: Saved): Fields {
	const texts = { title, slug, description, sort }
	if (!rule) return texts
	return {
		...texts,
		match: rule.match,
		...boxesOf('sport', rule.sports),
		...boxesOf('kind', rule.kinds),
		...boxesOf('brand', rule.brands),
		...boxesOf('color', rule.colors),
		min: dollarsText(rule.minDollars, priceRange.min),
		max: dollarsText(rule.maxDollars, priceRange.max),
		customizable: rule.customizable ? 'on' : '',
		stock: rule.inStock ? 'on' : '',
	}
}

export const chosenIn = (fields: Fields, stem: ConditionStem): string[] =>
	Object.keys(fields)
		.filter((name) => name.startsWith(`${stem}-`) && fields[name] === 'on')
		.map((name) => name.slice(stem.length + 1))
		.toSorted()

/** Not a number for anything but whole dollars; `none` when empty. */
function dollarsIn(text = '', none: number): number {
	if (text.trim() === '') return none
	return /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN
}

const ruleFields = (fields: Fields) => ({
	match: fields['match'] === 'any' ? 'any' : 'all',
	sports: chosenIn(fields, 'sport'),
	kinds: chosenIn(fields, 'kind'),
	brands: chosenIn(fields, 'brand'),
	colors: chosenIn(fields, 'color'),
	minDollars: dollarsIn(fields['min'], priceRange.min),
	maxDollars: dollarsIn(fields['max'], priceRange.max),
	customizable: fields['customizable'] === 'on',
	inStock: fields['stock'] === 'on',
})

type Read<Value> = { ok: true; value: Value } | { ok: false; errors: FieldErrors }
type Issue = { path: readonly PropertyKey[]; message: string }

const fieldNames: Readonly<Record<string, string>> = { minDollars: 'min', maxDollars: 'max' }

function errorsOf(issues: readonly Issue[]): FieldErrors {
	const errors: Record<string, string> = {}
	for (const { path, message } of issues) {
		const name = String(path.at(path[0] === 'rule' ? 1 : 0) ?? 'match')
		errors[fieldNames[name] ?? name] ??= message
	}
	return errors
}

/** The rule alone, to count what fits. */
export function ruleIn(fields: Fields): Read<Rule> {
	const parsed = CollectionRule.safeParse(ruleFields(fields))
	return parsed.success
		? { ok: true, value: parsed.data }
		: { ok: false, errors: errorsOf(parsed.error.issues) }
}

/** Without an address it is made of the title. */
export function collectionIn(fields: Fields, isByRule: boolean): Read<CollectionInput> {
	const { title = '', slug = '', description = '', sort } = fields
	const parsed = CollectionInput.safeParse({
		title,
		slug: slug.trim() === '' ? slugOf(title) : slug.trim().toLowerCase(),
		description,
		sort,
		rule: isByRule ? ruleFields(fields) : null,
	})
	return parsed.success
		? { ok: true, value: parsed.data }
		: { ok: false, errors: errorsOf(parsed.error.issues) }
}
