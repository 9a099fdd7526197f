// The cart and the checkout in each of their states, for checks of all texts.
import type { ReactElement, ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { CartPage } from '#cart/components/cart-page.tsx'
import { MiniCart } from '#cart/components/mini-cart.tsx'
import { kitTexts } from '#cart/rules/kit-texts.ts'
import { firstPlace, kitKey } from '#cart/rules/place.ts'
import { problemIn } from '#cart/rules/problem-phrases.ts'
import type { Cart, CartLine, RefusedCode, UndoLine } from '#cart/rules/view.ts'
import { CheckoutLanguage } from '#checkout/components/checkout-language.tsx'
import {
	checkoutFormId,
	CheckoutPage,
	EmptyCheckout,
	ExpiredCheckout,
} from '#checkout/components/checkout-page.tsx'
import { PendingOrder } from '#checkout/components/pending-order.tsx'
import { checkoutMessageIn } from '#checkout/rules/checkout-phrases.ts'
import { typedIn } from '#kit/typed-fields.ts'
import { messages } from '#checkout/messages.ts'
import { singleFields } from '#checkout/schemas.ts'
import type { CheckoutAnswer, CheckoutLine, CheckoutView } from '#checkout/views.ts'
import { DesignId, VariantId } from '#kit/ids.ts'
import type { PageLanguage } from '#kit/language.ts'
import { asCents } from '#kit/money.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { asPictured, designGoneMessage, goneMessage, shortMessage } from '#orders/rules/lines.ts'
import { viewTextIn } from '#orders/rules/view-phrases.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { exempted, totals } from '#pricing/rules/totals.ts'
import type { PriceList } from '#pricing/schemas.ts'
import { messages as codeMessages } from '#promotions/messages.ts'
import { LanguageSwitch } from '#ui/language-switch.tsx'

const id = '11111111-1111-4111-8111-111111111111'

const line: CartLine = {
	id: 'line',
	wanted: {
		variantId: VariantId.parse(id),
		design: null,
		quantity: 2,
		playerName: 'Bo',
		playerNumber: '7',
	},
	printed: { name: 'Bo', number: '7' },
	productId: id,
	brand: 'Vale',
	model: 'M-100',
	color: 'Azul',
	size: 'M',
	href: '/product/x',
	sizes: [
		{ size: 'M', isAvailable: true, extraCents: 0 },
		{ size: 'XL', isAvailable: false, extraCents: 200 },
	],
	unitCents: 1_000,
	lineCents: 2_000,
	seenUnitCents: 900,
	problem: null,
	most: 9,
	kit: null,
	picture: '',
}
const pieces = [
	{ id: 'a', name: 'Azul' },
	{ id: 'b', name: 'Rojo' },
]
const kit = { id, version: 1, productId: id, brand: 'Vale', model: 'M-100', name: 'Owl', pieces: 2 }
const ofKit = (at: number, more: Partial<CartLine> = {}): CartLine => ({
	...line,
	id: `kit-${at}`,
	wanted: {
		...line.wanted,
		design: { id: DesignId.parse(id), version: 1 },
		playerName: ['Bo', 'Owl'][at % 2] ?? '',
	},
	color: 'Your design',
	href: at % 2 === 0 ? '/builder/x' : '/product/x',
	kit: { ...kit, piece: pieces[0] ?? { id: '', name: '' }, allPieces: pieces },
	...more,
})

const problems = [
	goneMessage,
	designGoneMessage,
	...[0, 1, 5].map(shortMessage),
	'Player name: our fonts have no XX. Leave it out, or write it in letters.',
	'Team name: our fonts have no XX and 2 more. They print Latin letters: type it in those, the way it should be printed. Change it in the design.',
	'Number: only the digits 0 to 9 are in Owl. Type digits, or choose another lettering for “XX”.',
]

const rate = { kind: 'flat' as const, cents: 500 }
const place = { line1: '1 Rams', city: 'Lakewood', state: 'OH', zip: '44107', hours: 'Vale' }
const usual = { isActive: true, states: [] }
const prices: PriceList = {
	...specPrices,
	tax: { collect: 'states', states: [{ state: 'OH', bp: 800 }], onShipping: false },
	shipping: {
		methods: [
			{ id: 'standard', name: 'Standard', days: { least: 3, most: 5 }, rate: { kind: 'standard' }, ...usual },
			{ id: 'fast', name: 'Owl', days: { least: 1, most: 1 }, rate, ...usual },
			{
				id: 'shop',
				name: 'Lakewood',
				days: { least: 0, most: 0 },
				rate: { kind: 'pick-up', place },
				...usual,
			},
		],
	},
}
const delivery = { parcel: { ounces: 0, goodsCents: 2_000 }, prices }
const sums = (quantity: number, roleBp = 0) =>
	totals([{ unitCents: asCents(1_000), quantity }], {
		tiers: specPrices.tiers,
		roleBp,
		promotion: null,
		fundraisingBp: 0,
		shippingCents: asCents(1_599),
		taxBp: 800,
		tax: { name: 'Estimated sales tax', isExempt: false, certificate: null, onShipping: false },
	})

const cart = (more: Partial<Cart> = {}): Cart => ({
	id,
	revision: 1,
	lines: [
		line,
		{ ...line, id: 'pictured', color: asPictured('Rojo') },
		ofKit(0),
		ofKit(1),
		ofKit(2),
		...problems.map((problem, at) => ({ ...line, id: `problem-${at}`, problem })),
		ofKit(3, { problem: shortMessage(0) }),
	],
	totals: sums(2),
	tiers: specPrices.tiers,
	delivery,
	hasProblems: true,
	promotion: { code: null, notice: null, instead: null },
	...more,
})

type Around = { isSignedIn?: boolean; undo?: UndoLine; refused?: RefusedCode; place?: typeof firstPlace }
const cartPage =
	(more: Partial<Cart>, { isSignedIn = true, undo, refused, place: at = firstPlace }: Around = {}) =>
	(language: PageLanguage): ReactNode => (
		<CartPage
			cart={cart(more)}
			left={isSignedIn ? 2 : 0}
			undo={undo ?? null}
			refused={refused ?? null}
			place={at}
			{...{ isSignedIn, language }}
		/>
	)

/** The switch stands on the pages that the panel opens on. */
const miniCart =
	(more: Partial<Cart>) =>
	(language: PageLanguage): ReactNode => (
		<>
			<LanguageSwitch language={language} />
			<MiniCart cart={cart(more)} language={language} />
		</>
	)

const many = Array.from({ length: 130 }, (_, at) => ({ ...line, id: `many-${at}` }))
const manyOfKit = Array.from({ length: 70 }, (_, at) => ofKit(at))
const undo: UndoLine = { text: 'M-100, M', fields: { intent: 'restore' } }

const checkoutLine = (language: PageLanguage): CheckoutLine => ({
	id: 'line',
	picture: '',
	model: 'M-100',
	color: viewTextIn(language, 'Your design'),
	size: 'M',
	quantity: 1,
	lineCents: 1_000,
	personalized: 'Bo #7',
	problem: problemIn(language, goneMessage),
})

const view = (language: PageLanguage, more: Partial<CheckoutView> = {}): CheckoutView => ({
	revision: 1,
	entries: [
		...Array.from({ length: 6 }, (_, at) => ({
			line: { ...checkoutLine(language), id: `line-${at}` },
			kit: null,
		})),
		{
			line: null,
			kit: {
				id: kitKey(kit),
				model: 'M-100',
				units: kitTexts[language].units.pieces(3),
				sumCents: null,
				problems: [problemIn(language, shortMessage(1))],
				missing: [kitTexts[language].missing('Rojo', 'Bo')],
				lines: [checkoutLine(language)],
				more: 3,
			},
		},
	],
	more: 2,
	hasProblems: false,
	totals: sums(2),
	exemptTotals: exempted(sums(2)),
	delivery,
	taxes: [],
	schools: [
		{ id: 'a', name: 'Lakewood', isTaxExempt: true, hasAdministrator: false },
		{ id: 'b', name: 'Lakewood', isTaxExempt: false, hasAdministrator: true },
	],
	next: { unitsMore: 10, bp: 500 },
	addresses: [{ id: 'home', address: { ...place, name: 'Bo', line2: '', phone: '' } }],
	canUsePurchaseOrder: true,
	isPlayer: false,
	email: 'a@example.test',
	pending: null,
	isSandbox: false,
	isCancelled: true,
	...more,
})

const inRouter = (element: ReactElement): ReactNode => (
	<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
)

/** As the route arranges it. */
const checkout =
	(part: (language: PageLanguage) => ReactNode, form = checkoutFormId) =>
	(language: PageLanguage): ReactNode =>
		inRouter(
			<CheckoutLanguage value={language}>
				<LanguageSwitch language={language} form={form} />
				{part(language)}
			</CheckoutLanguage>,
		)

const answer = (language: PageLanguage, more: Partial<CheckoutAnswer>): CheckoutAnswer => ({
	kind: 'not-taken',
	title: checkoutMessageIn(language, messages.validationFailed),
	message: '',
	errors: {},
	typed: typedIn(singleFields, { paymentMode: 'school_po', approverName: 'Bo' }),
	seen: { revision: 1, totalCents: 1, exemptTotalCents: -1, exempt: [] },
	tax: null,
	...more,
})

const page = (more: Partial<CheckoutView>, answered?: (language: PageLanguage) => CheckoutAnswer) =>
	checkout((language) => (
		<CheckoutPage view={view(language, more)} answer={answered?.(language)} nameHint="Bo" isLeaving={false} />
	))

const pending = { orderId: id, reference: '1a2b3c4d', totalCents: 2_800 }

export const translatedBuyingPages: Record<string, (language: PageLanguage) => ReactNode> = {
	'a cart with problems': cartPage({}, { undo }),
	'the cart of a visitor': cartPage(
		{ hasProblems: false, lines: [line], delivery: { ...delivery, prices: specPrices } },
		{ isSignedIn: false },
	),
	'a cart with a code': cartPage({
		totals: sums(12),
		promotion: { code: 'XX', notice: codeMessages.off('XX'), instead: codeMessages.instead('Owl') },
	}),
	'the cart panel of the header with problems': miniCart({}),
	'the cart panel of the header': miniCart({ hasProblems: false, lines: [line, ofKit(0)], totals: sums(12) }),
	'the cart panel of the header, empty': miniCart({ lines: [] }),
	'a cart with a refused code': cartPage(
		{ totals: sums(4, 1_500) },
		{ refused: { typed: 'XX', problem: '' } },
	),
	'a cart at the best price': cartPage({ totals: sums(200) }),
	'a long cart': cartPage({ lines: many }),
	'a cart with a long kit': cartPage({ lines: manyOfKit }, { place: { page: 1, kit: kitKey(kit), part: 1 } }),
	'an empty cart': cartPage({ lines: [] }),
	'the empty cart of a visitor': cartPage({ lines: [] }, { isSignedIn: false }),
	'the checkout': page({}),
	'the checkout of a player': page({
		canUsePurchaseOrder: false,
		isPlayer: true,
		isSandbox: true,
		schools: [],
		exemptTotals: null,
		addresses: [],
	}),
	'the checkout of a cart with problems': page({ hasProblems: true }),
	'a refused checkout': page({ addresses: [] }, (language) =>
		answer(language, {
			errors: {
				poNumber: checkoutMessageIn(language, orderMessages.poRequired),
				method: checkoutMessageIn(language, orderMessages.notShipped('OH')),
				school: checkoutMessageIn(language, messages.chooseSchool),
			},
		}),
	),
	'a checkout to a state that no method ships to': page({
		delivery: {
			...delivery,
			prices: {
				...prices,
				shipping: { methods: prices.shipping.methods.slice(0, 1).map((one) => ({ ...one, states: ['AK'] })) },
			},
		},
	}),
	'a checkout whose session expired': checkout((language) => (
		<ExpiredCheckout
			answer={answer(language, {
				title: checkoutMessageIn(language, orderMessages.signInTitle),
				message: checkoutMessageIn(language, orderMessages.signIn),
			})}
		/>
	)),
	'a checkout without items': checkout(() => <EmptyCheckout />),
	'a checkout beside an unpaid order': checkout(() => (
		<>
			<PendingOrder pending={{ ...pending, waitsUntil: new Date('2026-12-04T12:00:00Z') }} isCancelled />
			<PendingOrder pending={{ ...pending, waitsUntil: null }} isCancelled={false} />
		</>
	)),
}
