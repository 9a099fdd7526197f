// The forms of a quote: its customer, its lines and terms as typed, the filters of the list.
import { addressFields } from '#kit/address.ts'
import { pageIn } from '#kit/pages.ts'
import type { IsoDate } from '#kit/time.ts'
import { messages } from '#quotes/messages.ts'
import { QuoteInput } from '#quotes/schemas.ts'
import { quoteStandings, type QuoteStanding } from '#quotes/states.ts'
import { addressOf, adminQuotesUrl, adminQuoteUrl, pageParameter } from '../urls.ts'
import { centsIn } from './staff-forms.ts'

type Fields = Readonly<Record<string, string>>
type Problem = { problem: string }
type TypedLine = {
	variantId: string
	design: { id: string; version: number } | null
	quantity: number
	priceCents: number | null
	reason: string
}

export type QuotesView = { standing: QuoteStanding | null; text: string; page: number }

export const quotesViewIn = (query: URLSearchParams): QuotesView => ({
	standing: quoteStandings.find((standing) => standing === query.get('standing')) ?? null,
	text: (query.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 100),
	page: pageIn(query.get('page')),
})

export const quotesHref = ({ standing, text, page }: QuotesView): string =>
	addressOf(adminQuotesUrl, { standing, q: text, page: pageParameter(page) })

/** The text to find products by. */
export const findIn = (query: URLSearchParams): string =>
	(query.get('find') ?? '').replaceAll('\0', '').trim().slice(0, 100)

export const findHref = (quoteId: string, find: string): string =>
	`${addressOf(adminQuoteUrl(quoteId), { find })}#add`

/** NaN for a text that is no number: the schema says what is wrong. */
const whole = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN)
const cents = (text: string): number => centsIn(text) ?? Number.NaN
const centsOrNull = (text: string): number | null => (text.trim() === '' ? null : cents(text))

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const designPattern = /^([\da-f-]{36}) (\d{1,6})$/

function designIn(text: string): { id: string; version: number } | null {
	const [, id = '', version = ''] = designPattern.exec(text) ?? []
	return uuid.test(id) ? { id, version: Number(version) } : null
}

/** Numbers of the rows that a form has, by a field of each. */
const rowsIn = (fields: Fields, pattern: RegExp): number[] =>
	Object.keys(fields)
		.flatMap((name) => pattern.exec(name)?.[1] ?? [])
		.map(Number)
		.toSorted((a, b) => a - b)

/** What a row of the form says, and how the names of its fields begin. */
type Row<Values> = { row: string; values: Values }

function linesIn(fields: Fields): Row<TypedLine>[] {
	return rowsIn(fields, /^line-(\d{1,3})-variant$/).flatMap((at) => {
		const row = `line-${at}`
		const of = (name: string) => fields[`${row}-${name}`] ?? ''
		if (of('remove') === 'on') return []
		const values = {
			variantId: of('variant'),
			design: designIn(of('design')),
			quantity: whole(of('quantity')),
			priceCents: centsOrNull(of('price')),
			reason: of('reason'),
		}
		return [{ row, values }]
	})
}

/** A row without any text is an empty one of the form. */
function chargesIn(fields: Fields) {
	return rowsIn(fields, /^charge-(\d{1,3})-name$/).flatMap((at) => {
		const row = `charge-${at}`
		const of = (name: string) => (fields[`${row}-${name}`] ?? '').trim()
		if (of('name') === '' && of('price') === '') return []
		const values = { name: of('name'), quantity: whole(of('quantity') || '1'), unitCents: cents(of('price')) }
		return [{ row, values }]
	})
}

/** The size to add: the button's product has its own two fields. */
function addedIn(fields: Fields): Row<TypedLine>[] {
	const product = fields.add ?? ''
	if (!uuid.test(product)) return []
	const row = `add-${product}`
	const variantId = fields[`${row}-variant`] ?? ''
	const quantity = whole(fields[`${row}-quantity`] ?? '')
	return [{ row, values: { variantId, design: null, quantity, priceCents: null, reason: '' } }]
}

const chooseSize = 'Choose a color and size to add.'
const isSize = ({ values }: Row<TypedLine>): boolean => uuid.test(values.variantId)
const valuesOf = <Values>({ values }: Row<Values>): Values => values

/** Every field as the use case reads it, which checks them all. */
export function quoteIn(fields: Fields): { seenVersion: number; input: QuoteInput } | Problem {
	const typed = Object.fromEntries(addressFields.map((name) => [name, (fields[name] ?? '').trim()]))
	const isAddressed = Object.values(typed).some((text) => text !== '')
	const lines = [...linesIn(fields), ...addedIn(fields)]
	if (!lines.every(isSize)) return { problem: chooseSize }
	return {
		seenVersion: whole(fields.version ?? ''),
		// Cast: the use case parses it, and refuses what is not valid with its message.
		input: {
			lines: lines.map(valuesOf),
			charges: chargesIn(fields).map(valuesOf),
			discountCents: centsOrNull(fields.discount ?? '') ?? 0,
			discountReason: fields.discountReason ?? '',
			shippingCents: centsOrNull(fields.shipping ?? ''),
			isTaxExempt: fields.exempt === 'on',
			portalId: fields.portal || null,
			note: fields.note ?? '',
			validOn: fields.validOn ?? '',
			shipTo: isAddressed ? typed : null,
		} as unknown as QuoteInput,
	}
}

/** The fields of what the schema calls otherwise. */
const fieldNames: Readonly<Record<string, string>> = {
	variantId: 'variant',
	priceCents: 'price',
	unitCents: 'price',
	discountCents: 'discount',
	shippingCents: 'shipping',
	portalId: 'portal',
}

/** What is wrong with a form that was refused, by its field: the first message of each. @param today the shop's day */
export function quoteErrors(fields: Fields, today: IsoDate): Readonly<Record<string, string>> {
	const { validOn = '' } = fields
	const isOver = /^\d{4}-\d{2}-\d{2}$/.test(validOn) && validOn < today
	return { ...schemaErrors(fields), ...(isOver && { validOn: messages.expiresBefore }) }
}

function schemaErrors(fields: Fields): Readonly<Record<string, string>> {
	const [lines, charges] = [[...linesIn(fields), ...addedIn(fields)], chargesIn(fields)]
	const unchosen = lines.find((line) => !isSize(line))
	if (unchosen) return { [`${unchosen.row}-variant`]: chooseSize }
	const read = quoteIn(fields)
	const parsed = 'input' in read ? QuoteInput.safeParse(read.input) : null
	const rowOf = ([part, at]: readonly PropertyKey[]): string => {
		const rows = part === 'lines' ? lines : part === 'charges' ? charges : []
		// A message about all rows stands at the first one.
		const found = rows[typeof at === 'number' ? at : 0]
		return found ? `${found.row}-` : ''
	}
	const errors: Record<string, string> = {}
	for (const { path, message } of parsed?.error?.issues ?? []) {
		const [part] = path
		const inRow = part === 'lines' || part === 'charges'
		const last = String((inRow ? path[2] : path.at(-1)) ?? (part === 'lines' ? 'quantity' : 'name'))
		errors[`${rowOf(path)}${fieldNames[last] ?? last}`] ??= message
	}
	return errors
}
