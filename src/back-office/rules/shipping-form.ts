// The shipping methods as a form: a group of fields for each, of which the kind of rate uses some.
import { formatUsd } from '#kit/money.ts'
import { usStates } from '#kit/address.ts'
import {
	deliveryLimits,
	PickUpPlace,
	ShippingRules,
	type ShippingMethod,
	type ShippingRate,
} from '#pricing/delivery-schemas.ts'
import { shippingSection } from '#shop-settings/rules/delivery-lines.ts'
import { wholeIn } from './price-form.ts'
import type { SettingsErrors, SettingsForm, TypedSettings } from './settings-form.ts'
import { centsIn, dollarsOf } from './staff-forms.ts'

export const shippingParts = [
	'id',
	'name',
	'kind',
	'amount',
	'bands',
	'least',
	'most',
	'states',
	'line1',
	'city',
	'state',
	'zip',
	'hours',
	'active',
] as const
export type MethodPart = (typeof shippingParts)[number]
type TypedMethod = Record<MethodPart, string>

export const methodField = (row: number, part: MethodPart): string => `method-${row}-${part}`

export const rateKinds = [
	'standard',
	'flat',
	'weight',
	'sum',
	'pick-up',
] as const satisfies ShippingRate['kind'][]

const ouncesPerPound = 16
/** A band's start in the form: pounds, dollars. */
const startOf = { weight: (ounces: number) => String(ounces / ouncesPerPound), sum: dollarsOf }

const bandsText = ({ kind, bands }: Extract<ShippingRate, { bands: unknown }>): string =>
	bands.map(({ from, cents }) => `${startOf[kind](from)}: ${dollarsOf(cents)}`).join(', ')

function typedRate(rate: ShippingRate): Partial<TypedMethod> {
	if (rate.kind === 'flat') return { amount: dollarsOf(rate.cents) }
	if (rate.kind === 'weight' || rate.kind === 'sum') return { bands: bandsText(rate) }
	return rate.kind === 'pick-up' ? rate.place : {}
}

const typedMethod = ({ id, name, days, rate, isActive, states }: ShippingMethod): Partial<TypedMethod> => ({
	id,
	name,
	kind: rate.kind,
	least: String(days.least),
	most: String(days.most),
	states: states.join(', '),
	...(isActive && { active: 'on' }),
	...typedRate(rate),
})

const typedShipping = ({ methods }: ShippingRules): TypedSettings =>
	Object.fromEntries(
		methods.flatMap((method, row) =>
			Object.entries(typedMethod(method)).map(([part, text]) => [`method-${row}-${part}`, text]),
		),
	)

const startIn = {
	weight: (text: string) =>
		/^\d{1,4}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * ouncesPerPound) : undefined,
	sum: centsIn,
}

/** `0: 9.99, 5: 14.99`; undefined when it is something else. */
export function bandsIn(text: string, kind: 'weight' | 'sum') {
	const bands = text.split(',').map((band) => {
		const [start = '', price = '', ...rest] = band.split(':').map((word) => word.trim())
		const [from, cents] = [startIn[kind](start), centsIn(price)]
		const isBand = from !== undefined && cents !== undefined && rest.length === 0
		return isBand && cents <= deliveryLimits.cents ? { from, cents } : undefined
	})
	const whole = bands.filter((band) => band !== undefined)
	const rises = whole.every(({ from }, at) => from > (whole[at - 1]?.from ?? -1))
	const isWhole = whole.length === bands.length && whole.length <= deliveryLimits.bands
	return isWhole && rises && whole[0]?.from === 0 ? whole : undefined
}

type Row = { text: (part: MethodPart) => string; wrong: (part: MethodPart, message: string) => undefined }

function rateIn({ text, wrong }: Row): ShippingRate | undefined {
	const kind = rateKinds.find((one) => one === text('kind'))
	switch (kind) {
		case 'standard':
			return { kind }
		case 'flat': {
			const cents = centsIn(text('amount'))
			return cents !== undefined && cents <= deliveryLimits.cents
				? { kind, cents }
				: wrong('amount', `please enter $0.00 to ${formatUsd(deliveryLimits.cents)}, such as 12.50.`)
		}
		case 'weight':
		case 'sum': {
			const bands = bandsIn(text('bands'), kind)
			const example = kind === 'weight' ? '0: 9.99, 5: 14.99' : '0: 15.99, 100: 0'
			return bands
				? { kind, bands }
				: wrong(
						'bands',
						`please enter up to ${deliveryLimits.bands} rising steps from 0, such as ${example}.`,
					)
		}
		case 'pick-up': {
			const [line1, city, state, zip] = [text('line1'), text('city'), text('state'), text('zip')]
			const place = PickUpPlace.safeParse({ line1, city, state, zip, hours: text('hours') })
			if (place.success) return { kind, place: place.data }
			// Cast: the fields of a place are parts of the form.
			for (const { path, message } of place.error.issues) wrong(path[0] as MethodPart, message)
			return undefined
		}
		case undefined:
			return wrong('kind', 'please choose how it is priced.')
	}
}

function daysIn({ text, wrong }: Row): ShippingMethod['days'] {
	if (text('kind') === 'pick-up') return { least: 0, most: 0 }
	const [least, most] = [wholeIn(text('least')), wholeIn(text('most'))]
	if (least !== undefined && most !== undefined && least <= most && most <= 60) return { least, most }
	wrong('least', 'please enter the first and the last business day, such as 3 and 5.')
	return { least: 0, most: 0 }
}

function statesIn({ text, wrong }: Row): string[] {
	const states = text('states')
		.toUpperCase()
		.split(/[\s,]+/)
		.filter(Boolean)
	const unknown = states.find((state) => !usStates.includes(state))
	if (unknown !== undefined) wrong('states', `${unknown} is no state. Please enter codes such as OH, PA.`)
	return usStates.filter((state) => states.includes(state))
}

/** From the name; a number follows where another method has it. */
function idOf(name: string, taken: ReadonlySet<string>): string {
	const plain =
		name
			.toLowerCase()
			.replaceAll(/[^a-z0-9]+/g, '-')
			.slice(0, 30) || 'method'
	let id = plain
	for (let at = 2; taken.has(id); at += 1) id = `${plain}-${at}`
	return id
}

/** @returns the methods that were typed, or every mistake by its field; saved methods without a name are left out */
export function shippingIn(typed: TypedSettings): { values: ShippingRules } | { errors: SettingsErrors } {
	const errors: Record<string, string> = {}
	const ids = new Set<string>()
	const methods: ShippingMethod[] = []
	for (let at = 0; at < deliveryLimits.methods; at += 1) {
		const text = (part: MethodPart) => (typed[methodField(at, part)] ?? '').trim()
		const wrong = (part: MethodPart, message: string) => {
			errors[methodField(at, part)] ??= `Method ${at + 1}: ${message}`
			return undefined
		}
		const row = { text, wrong }
		const name = text('name')
		if (name === '') {
			const isNew = text('id') === '' && shippingParts.some((part) => text(part) !== '')
			if (isNew) wrong('name', 'please enter its name.')
			continue
		}
		if (methods.some((method) => method.name === name)) wrong('name', 'another one has this name.')
		const kept = /^[a-z0-9-]{1,40}$/.test(text('id')) && !ids.has(text('id')) ? text('id') : idOf(name, ids)
		ids.add(kept)
		const [rate, days, states] = [rateIn(row), daysIn(row), statesIn(row)]
		if (rate) methods.push({ id: kept, name, days, rate, isActive: text('active') === 'on', states })
	}
	if (Object.keys(errors).length > 0) return { errors }
	if (!methods.some(({ isActive }) => isActive))
		return { errors: { [methodField(0, 'active')]: 'At least one method is offered.' } }
	const parsed = ShippingRules.safeParse({ methods })
	if (parsed.success) return { values: parsed.data }
	return {
		errors: { [methodField(0, 'name')]: parsed.error.issues[0]?.message ?? 'Please check the methods.' },
	}
}

export const shippingForm: SettingsForm<ShippingRules> = {
	section: shippingSection,
	path: '/admin/settings/shipping',
	typedIn: typedShipping,
	valuesIn: shippingIn,
	notSaved: 'The shipping methods were not saved',
	done: 'shipping-saved',
}
