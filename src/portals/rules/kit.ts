// A team's kit as its coach configures it: what the form says, what it settles to, and how it differs from the catalog.
import { z } from 'zod'
import { messages } from '../messages.ts'
import { optionalDay } from './form-fields.ts'

export const printedSlots = ['name', 'number'] as const
export type PrintedSlot = (typeof printedSlots)[number]

/** An entry of the catalog as the coach wants it. */
export type KitItem = {
	/** The catalog's own id where the entry is there already. */
	id: string
	productId: string
	/** What the team calls it: 'Away jersey'; empty for the product's name. */
	piece: string
	/** Null for the plain product. */
	design: { id: string; version: number } | null
	required: boolean
	/** In the portal's time zone; null for none. */
	deadlineOn: string | null
	/** Ids; null for every color. */
	colorways: string[] | null
	/** Null for every size. */
	sizes: string[] | null
	/** What the design prints of a player and this entry leaves out. */
	omits: PrintedSlot[]
}

export const longestPiece = 40

/** What the form says of one entry. */
export type TypedKitItem = {
	id: string
	piece: string
	/** `id:version`; empty for the plain product. */
	design: string
	required: boolean
	deadline: string
	colorways: string[]
	/** The form offered the colors: it does for a plain product only. */
	hasColors: boolean
	sizes: string[]
	/** The printed details that the form offered, and those that were ticked. */
	printable: string[]
	prints: string[]
}

const texts = (form: FormData, name: string): string[] =>
	form.getAll(name).flatMap((value) => (typeof value === 'string' ? value.slice(0, 200) : []))
const text = (form: FormData, name: string): string => texts(form, name)[0] ?? ''

/** The entries that the form shows, in its order. */
export const typedKit = (form: FormData): TypedKitItem[] =>
	texts(form, 'item').map((id) => ({
		id,
		piece: text(form, `piece-${id}`),
		design: text(form, `design-${id}`),
		required: form.has(`required-${id}`),
		deadline: text(form, `deadline-${id}`),
		colorways: texts(form, `color-${id}`),
		hasColors: form.has(`colors-${id}`),
		sizes: texts(form, `size-${id}`),
		printable: texts(form, `printable-${id}`),
		prints: texts(form, `prints-${id}`),
	}))

export const typedOf = (item: KitItem, facts: KitFacts): TypedKitItem => ({
	id: item.id,
	piece: item.piece,
	design: item.design === null ? '' : `${item.design.id}:${item.design.version}`,
	required: item.required,
	deadline: item.deadlineOn ?? '',
	colorways: item.colorways ?? [...facts.colorways],
	hasColors: item.design === null,
	sizes: item.sizes ?? [...facts.sizes],
	printable: [],
	prints: printedSlots.filter((slot) => !item.omits.includes(slot)),
})

/** What the product comes in. */
export type KitFacts = { colorways: readonly string[]; sizes: readonly string[] }

const Piece = z
	.string()
	.transform((typed) => typed.replaceAll(/\p{Cc}+/gu, ' ').trim())
	.pipe(z.string().max(longestPiece, `Name in the store can have ${longestPiece} characters at most`))
const Deadline = optionalDay('Last day')

/** `id:version`; null for the plain product, undefined for anything else. */
export function designIn(value: string): KitItem['design'] | undefined {
	if (value === '') return null
	const [, id, version] = /^([0-9a-f-]{36}):([1-9]\d{0,5})$/.exec(value) ?? []
	return id === undefined ? undefined : { id, version: Number(version) }
}

export const kitMessages = {
	noSize: 'Offer at least one size',
	noColor: 'Offer at least one color',
	noDesign: 'Choose one of the designs',
} as const

/** Null for all of them. */
const chosenOf = (ticked: readonly string[], all: readonly string[]): string[] | null => {
	const chosen = all.filter((one) => ticked.includes(one))
	return chosen.length === all.length ? null : chosen
}

export type KitErrors = Record<string, string>

/** The entry as typed, or the messages by field. @param today in the portal's time zone */
export function settledItem(
	item: KitItem,
	typed: TypedKitItem,
	{ facts, today }: { facts: KitFacts; today: string },
): { item: KitItem; errors: KitErrors } {
	const errors: KitErrors = {}
	const piece = Piece.safeParse(typed.piece)
	if (!piece.success) errors[`piece-${item.id}`] = piece.error.issues[0]?.message ?? ''
	const day = Deadline.safeParse(typed.deadline)
	if (!day.success) errors[`deadline-${item.id}`] = day.error.issues[0]?.message ?? ''
	const deadlineOn = day.data ?? null
	if (deadlineOn !== null && deadlineOn < today && deadlineOn !== item.deadlineOn)
		errors[`deadline-${item.id}`] = messages.lastDayPassed
	const design = designIn(typed.design)
	if (design === undefined) errors[`design-${item.id}`] = kitMessages.noDesign
	const sizes = chosenOf(typed.sizes, facts.sizes)
	if (sizes?.length === 0) errors[`size-${item.id}`] = kitMessages.noSize
	// A design has its own colors: the choice waits until the product is sold plain.
	const isChosen = design === null && typed.hasColors
	const colorways = isChosen ? chosenOf(typed.colorways, facts.colorways) : item.colorways
	if (colorways?.length === 0) errors[`color-${item.id}`] = kitMessages.noColor
	const left = printedSlots.filter((slot) => typed.printable.includes(slot) && !typed.prints.includes(slot))
	const kept = item.omits.filter((slot) => !typed.printable.includes(slot))
	return {
		item: {
			...item,
			piece: piece.data ?? item.piece,
			design: design ?? null,
			required: typed.required,
			deadlineOn,
			colorways,
			sizes,
			omits: printedSlots.filter((slot) => left.includes(slot) || kept.includes(slot)),
		},
		errors,
	}
}

export type KitChange = { id: string; kind: 'added' | 'removed' | 'changed'; what: string[] }

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const parts: readonly { label: string; of: (item: KitItem) => unknown }[] = [
	{ label: 'name', of: ({ piece }) => piece },
	{ label: 'design', of: ({ design }) => design && `${design.id}:${design.version}` },
	{ label: 'required', of: ({ required }) => required },
	{ label: 'last day', of: ({ deadlineOn }) => deadlineOn },
	{ label: 'colors', of: ({ colorways }) => colorways?.toSorted() ?? null },
	{ label: 'sizes', of: ({ sizes }) => sizes?.toSorted() ?? null },
	{ label: 'personalization', of: ({ omits }) => omits.toSorted() },
]

/** Those of `kit` that change places, when the fewest do: all but a longest run that keeps the catalog's order. */
function movedIn(catalog: readonly string[], kit: readonly string[]): ReadonlySet<string> {
	const place = new Map(catalog.map((id, at) => [id, at]))
	const there = kit.filter((id) => place.has(id))
	/** The longest run that ends with each of them. */
	const runs: string[][] = []
	for (const id of there) {
		const at = place.get(id) ?? 0
		const before = runs.filter((run) => (place.get(run.at(-1) ?? '') ?? 0) < at)
		const longest = before.reduce<string[]>((best, run) => (run.length > best.length ? run : best), [])
		runs.push([...longest, id])
	}
	const kept = new Set(runs.reduce<string[]>((best, run) => (run.length > best.length ? run : best), []))
	return new Set(there.filter((id) => !kept.has(id)))
}

/** The same entries with this one a place earlier or later; the first and the last one stay. */
export function moved<Item extends { id: string }>(items: readonly Item[], id: string, by: -1 | 1): Item[] {
	const from = items.findIndex((item) => item.id === id)
	const [one, other] = [items[from], items[from + by]]
	if (!one || !other) return [...items]
	return items.map((item, at) => (at === from ? other : at === from + by ? one : item))
}

/** What publishing the kit does to the catalog. @param base ids that the catalog had when the kit was begun */
export function kitChanges(
	catalog: readonly KitItem[],
	kit: readonly KitItem[],
	base: readonly string[],
): KitChange[] {
	const there = new Map(catalog.map((item) => [item.id, item]))
	const wanted = new Set(kit.map(({ id }) => id))
	const removed = catalog.filter(({ id }) => base.includes(id) && !wanted.has(id))
	const idsOf = (items: readonly KitItem[]) => items.map(({ id }) => id)
	const reordered = movedIn(idsOf(catalog), idsOf(kit))
	const changes = kit.flatMap((item): KitChange[] => {
		const old = there.get(item.id)
		if (!old) return [{ id: item.id, kind: 'added', what: [] }]
		const what = parts.filter(({ of }) => !same(of(old), of(item))).map(({ label }) => label)
		if (reordered.has(item.id)) what.push('order')
		return what.length > 0 ? [{ id: item.id, kind: 'changed', what }] : []
	})
	return [...changes, ...removed.map(({ id }): KitChange => ({ id, kind: 'removed', what: [] }))]
}
