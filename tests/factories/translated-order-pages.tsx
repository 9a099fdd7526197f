// The order page of a buyer in each of its states, for checks of all texts.
import type { ReactNode } from 'react'
import { Reordered } from '#checkout/components/reordered.tsx'
import type { PageLanguage } from '#kit/language.ts'
import { asCents } from '#kit/money.ts'
import { OrderLanguage } from '#orders/components/order-language.tsx'
import { OrderPage } from '#orders/components/order-page.tsx'
import { linePartIn } from '#orders/rules/line-parts.ts'
import { eventLabels, stepsOf } from '#orders/rules/timeline.ts'
import type { LineView, OrderView } from '#orders/views.ts'
import { totals } from '#pricing/rules/totals.ts'
import { QuotePage } from '#quotes/components/quote-page.tsx'
import type { CustomerQuote } from '#quotes/views.ts'
import { ShipmentList } from '#shipping/components/shipments.tsx'

const at = new Date('2026-12-04T12:00:00Z')

const line: LineView = {
	position: 0,
	picture: '',
	brand: 'Vale',
	model: 'M-100',
	color: 'Your design in Azul',
	size: 'M',
	href: '/product/x',
	newSeasonHref: '/designs/x/new-season',
	playerName: 'Ana V.',
	playerNumber: '7',
	prints: { name: false, number: false },
	quantity: 2,
	refunded: 1,
	unitCents: 2_800,
	lineCents: 5_600,
	kit: null,
	parts: [
		'Garment',
		'Size M',
		'Player name, back, tackle twill, small',
		'Owl, sleeve, embroidery, full',
		'Name plate',
		'Price as quoted',
	].map((label, position) => ({ label, unitCents: 1_400, position })),
}
const kit = {
	productId: 'kit',
	id: 'kit',
	version: 1,
	brand: 'Vale',
	model: 'M-100',
	pieces: 2,
	piece: { id: 'a', name: 'Rojo' },
}

const goods = { unitCents: asCents(2_800), quantity: 12, raisesFunds: true }
const pricing = totals([goods], {
	tiers: [{ from: 12, bp: 500 }],
	roleBp: 0,
	promotion: null,
	fundraisingBp: 1_000,
	shippingCents: asCents(1_599),
	taxBp: 800,
})

const order: OrderView = {
	id: '1a2b3c4d',
	reference: '1a2b3c4d',
	method: null,
	status: 'pending',
	isForeign: false,
	fillInOf: { orderId: 'x', reference: '1a2b3c4d' },
	isDonation: false,
	placedAt: at,
	waitsUntil: at,
	paymentMode: 'card',
	isSplit: false,
	poNumber: null,
	school: 'Lakewood',
	asked: null,
	hasPoDocument: true,
	hasApproval: false,
	pricing,
	refundedCents: 500,
	shipTo: { name: 'Bo', line1: 'XX 1', line2: '', city: 'Lakewood', state: 'OH', zip: '44107', phone: '' },
	contactEmail: 'a@example.test',
	steps: [],
	lines: [line, { ...line, position: 1, kit }, { ...line, position: 2, color: 'Azul, as pictured' }],
	history: Object.values(eventLabels).map((what, position) => ({ position, what, who: 'You', why: '', at })),
	can: { pay: true, cancel: true, reorder: true, invoice: true },
}

const shipment = {
	id: 'x',
	carrier: 'XX',
	service: 'XX',
	trackingNumber: '12',
	trackingUrl: 'https://carrier.test/1',
	shippedAt: at,
	contents: [{ position: 0, quantity: 1, what: 'M-100' }],
}

const steps = (more: Partial<OrderView>) =>
	stepsOf({ status: 'pending', paymentMode: 'card', pricing, ...more }, [
		{ kind: 'placed', at },
		...(more.status === 'refunded' ? [{ kind: 'refund', at }] : []),
	])

/** As the loader of the page translates them. */
const linesIn = (language: PageLanguage, lines: readonly LineView[]): LineView[] =>
	lines.map((one) => ({
		...one,
		parts: one.parts.map((part) => ({ ...part, label: linePartIn(language, part.label) })),
	}))

const page =
	(more: Partial<OrderView>, notice?: ReactNode) =>
	(language: PageLanguage): ReactNode => (
		<OrderLanguage value={language}>
			<OrderPage
				order={{ ...order, ...more, lines: linesIn(language, order.lines), steps: steps(more) }}
				shipments={<ShipmentList shipments={[shipment]} />}
				notice={notice}
			/>
		</OrderLanguage>
	)

const asked = { who: 'a@example.test', at, hasJoined: false }
const ofSchool = { paymentMode: 'school_po', poNumber: 'XX', hasApproval: true } as const

const quote: CustomerQuote = {
	reference: '1a2b3c4d',
	standing: 'sent',
	ranOut: false,
	version: 1,
	customerName: 'Bo',
	goods: [
		{
			position: 0,
			name: 'Vale M-100',
			detail: 'Azul',
			picture: '',
			quantity: 2,
			unitCents: 2_800,
			lineCents: 5_600,
		},
	],
	pricing,
	note: 'Rojo',
	validOn: '2026-12-24',
	shipTo: null,
	isEstimate: true,
	canUsePurchaseOrder: true,
	hasAccount: true,
	order: null,
}
const ofQuote: NonNullable<CustomerQuote['order']> = {
	id: 'x',
	reference: '1a2b3c4d',
	status: 'pending',
	paymentMode: 'card',
	isPayable: true,
	poNumber: null,
	refundedCents: 0,
	isOwn: true,
}

const quotePage =
	(more: Partial<CustomerQuote>, { isCancelled = false, isSandbox = false, hasErrors = false } = {}) =>
	(language: PageLanguage): ReactNode => (
		<QuotePage
			quote={{ ...quote, ...more }}
			errors={hasErrors ? { city: 'Falta', zip: 'Falta' } : {}}
			typed={undefined}
			{...{ language, isCancelled, isSandbox }}
		/>
	)
const orderOfQuote = (more: Partial<typeof ofQuote>) =>
	quotePage({ standing: 'accepted', order: { ...ofQuote, ...more } })

export const translatedOrderPages: Record<string, (language: PageLanguage) => ReactNode> = {
	'an order that is not paid': page({}),
	'an order in shares': page({ isSplit: true, waitsUntil: null }),
	'an order in shares that was cancelled': page({ isSplit: true, status: 'cancelled' }),
	'an order that waits for its approval': page({ ...ofSchool, status: 'awaiting_approval', asked }),
	'an order whose approver has joined': page({
		...ofSchool,
		status: 'awaiting_approval',
		asked: { ...asked, hasJoined: true },
	}),
	'an order of a school that is to be changed': page({ ...ofSchool, status: 'changes_requested' }),
	'another person’s order that is to be changed': page({
		...ofSchool,
		status: 'changes_requested',
		isForeign: true,
		contactEmail: '',
	}),
	'an order whose change is asked by phone': page({ status: 'changes_requested' }),
	'an order that was delivered': page({
		status: 'delivered',
		method: { id: 'standard', name: 'Standard' } as OrderView['method'],
	}),
	'an order that was refunded': page({ status: 'refunded', refundedCents: pricing.totalCents }),
	'an order that was credited': page({ ...ofSchool, status: 'refunded' }),
	'an order that was cancelled': page({
		status: 'cancelled',
		shipTo: { name: '', line1: '', line2: '', city: '', state: '', zip: '', phone: '' },
	}),
	'an order put into the cart again': page(
		{},
		<Reordered outcome={{ added: 2, missing: [0] }} lines={[line]} />,
	),
	'an order of which nothing is left': page(
		{},
		<Reordered outcome={{ added: 0, missing: [0] }} lines={[{ ...line, kit: kit }]} />,
	),
	'a quote': quotePage({}),
	'a quote with an address, in a demo': quotePage(
		{ isEstimate: false, canUsePurchaseOrder: false },
		{ isSandbox: true, isCancelled: true, hasErrors: true },
	),
	'a quote whose order ran out': quotePage({ ranOut: true }),
	'a quote that was declined': quotePage({ standing: 'declined' }),
	'a quote that was withdrawn': quotePage({ standing: 'withdrawn' }),
	'a quote that has expired': quotePage({ standing: 'expired' }),
	'a quote whose order is not paid': quotePage(
		{ standing: 'accepted', order: ofQuote },
		{ isCancelled: true },
	),
	'a quote whose order is made': orderOfQuote({ isPayable: false, status: 'processing', poNumber: 'XX' }),
	'a quote whose order was credited': orderOfQuote({
		isPayable: false,
		status: 'refunded',
		paymentMode: 'school_po',
		refundedCents: 100,
	}),
}
