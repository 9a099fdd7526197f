// The team portal and its checkout in each of their states, for checks of all texts.
import type { ReactElement, ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import {
	bulkCheckoutForm,
	BulkCheckoutPage,
	EmptyBulk,
} from '#bulk-orders/components/checkout/bulk-checkout-page.tsx'
import { PortalLanguage } from '#bulk-orders/components/portal-language.tsx'
import { PortalPage } from '#bulk-orders/components/portal/portal-page.tsx'
import { bulkFields, type NotTaken } from '#bulk-orders/rules/checkout-form.ts'
import { rowField, rowProblems } from '#bulk-orders/rules/checks.ts'
import { closingTexts } from '#bulk-orders/rules/deadlines.ts'
import { portalTexts } from '#bulk-orders/rules/portal-languages.ts'
import type { BulkItem } from '#bulk-orders/schemas.ts'
import type { BulkCheckoutView, CatalogItem, Player, PortalView } from '#bulk-orders/views.ts'
import { messages } from '#bulk-orders/messages.ts'
import { printsNothing } from '#garments/personalization.ts'
import type { PageLanguage } from '#kit/language.ts'
import { asCents } from '#kit/money.ts'
import { typedIn } from '#kit/typed-fields.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { familyTexts } from '#rosters/rules/family-texts.ts'
import { orderedLabel } from '#rosters/rules/ordered.ts'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { catalogColor, catalogEntry } from './bulk-orders/lines.ts'

await portalTexts.load('es')

const id = '11111111-1111-4111-8111-111111111111'
const nothing = () => undefined

const catalogIn = (language: PageLanguage): CatalogItem[] => {
	const entry = catalogEntry({ brand: 'Vale', model: 'M-100', productId: id, sport: 'soccer' })
	const sizes = [
		{ variantId: 'azul-m', size: 'M', stock: 1 },
		{ variantId: 'azul-l', size: 'L', stock: 0, extraCents: 200 },
	]
	const azul = catalogColor('Azul', sizes)
	const rojo = catalogColor('Rojo', [{ variantId: 'rojo-m', size: 'M', stock: 9, extraCents: 100 }])
	const design = { id, version: 1, prints: { ...printsNothing, name: true, number: true } }
	return [
		{ ...entry, id: 'plain', colors: [azul, rojo], closes: `${closingTexts[language].closes} 4` },
		{ ...entry, id: 'designed', design, nameCents: 500, numberCents: 300, colors: [azul], isRequired: false },
		{ ...entry, id: 'closed', isClosed: true, colors: [azul] },
		{
			...entry,
			id: 'gone',
			isClosed: true,
			colors: [azul],
			problem: 'This item is no longer sold. Please remove it.',
		},
	]
}

const item = (change: Partial<BulkItem>): BulkItem => ({
	id,
	product_id: id,
	item_id: 'plain',
	roster_id: null,
	player_name: 'Bo',
	variant_id: 'azul-m',
	size: 'M',
	number: '7',
	qty: 2,
	price: 5_000,
	...change,
})
const items: BulkItem[] = [
	item({ id: 'a', roster_id: 'one', player_name: 'Owl', price: 4_000 }),
	item({ id: 'b', item_id: 'designed', player_name: '', variant_id: '', size: '' }),
	item({ id: 'c', item_id: 'left' }),
	item({ id: 'd', item_id: 'gone', roster_id: 'one', player_name: 'Owl' }),
	item({ id: 'e', item_id: 'designed', player_name: 'Я', number: '777' }),
	item({ id: 'f', item_id: 'closed', size: 'XXL' }),
	item({ id: 'g', item_id: 'closed', size: 'XXL', roster_id: 'two', player_name: 'Hawk' }),
]

const player = (name: string, of: string, has: string[] = []): Player => ({
	id: of,
	name,
	printedName: name,
	number: '7',
	size: 'M',
	shortsSize: 'M',
	has,
})

const later = new Date('2026-12-04T17:00:00Z')
const missing = { id: 'two', name: 'Hawk', number: '9', hasAccount: true, lacks: ['M-100'], canOrder: true }
const participation: PortalView['participation'] = {
	players: 2,
	complete: 1,
	items: [{ id: 'plain', name: 'M-100', ordered: 1, needed: 2 }],
	missing: [missing, { ...missing, id: 'three', hasAccount: false }],
}
const unpaid = { id, orderId: id, name: 'Hawk', number: '9', amountCents: 5_000, helpAskedAt: null }

const portal = {
	id: 'Rams',
	teamName: 'Rams',
	school: 'Lakewood',
	season: '2026',
	sport: 'soccer',
	isOpen: true,
	look: { primary: 'navy', secondary: 'gold', name: 'RAMS' },
}
const terms = {
	tiers: specPrices.tiers,
	promotion: null,
	roleBp: 0,
	fundraisingBp: 500,
	shippingCents: asCents(0),
	taxBp: null,
}

const ofPlayer = (language: PageLanguage): PortalView => ({
	portal,
	isManager: false,
	catalog: catalogIn(language),
	draft: { items, revision: 1 },
	nameless: [],
	terms,
	rates: specPrices,
	own: player('Owl', 'one', ['closed']),
	rosterSize: 0,
	roster: [],
	otherwise: [
		{
			id: 'one',
			label: orderedLabel(
				[
					{ field: 'number', ordered: 'no number', at: 0 },
					{ field: 'shortsSize', ordered: 'L', at: 0 },
				],
				familyTexts[language].ordered,
			),
		},
	],
	participation: null,
	nextReminderAt: null,
	unpaid: [],
})

const ofCoach = (language: PageLanguage): PortalView => ({
	...ofPlayer(language),
	isManager: true,
	own: null,
	rosterSize: 2,
	roster: [
		{ ...player('Owl', 'one', ['closed']), unpaid: ['closed'] },
		player('Hawk', 'two'),
		{ ...player('', 'three'), size: '' },
	],
	participation,
	unpaid: [unpaid, { ...unpaid, id: 'helped', helpAskedAt: later }],
})

type Page = (language: PageLanguage) => ReactNode

const inRouter = (language: PageLanguage, element: ReactElement): ReactNode => (
	<RouterProvider
		router={createMemoryRouter([
			{ path: '*', element: <PortalLanguage value={language}>{element}</PortalLanguage> },
		])}
	/>
)

type State = Partial<Omit<Parameters<typeof PortalPage>[0], 'view' | 'cart'>> & { items?: BulkItem[] }
const page =
	(view: (language: PageLanguage) => PortalView, { items: own = items, ...state }: State = {}): Page =>
	(language) =>
		inRouter(
			language,
			<PortalPage
				view={view(language)}
				shown={null}
				cart={{
					items: own,
					notice: { tone: 'info', text: messages.merged },
					isSaving: false,
					change: nothing,
				}}
				isLoading={false}
				isWhole={false}
				taken={null}
				onSubmit={nothing}
				onChange={nothing}
				onCheckout={nothing}
				{...state}
			/>,
		)

const checkoutView = (language: PageLanguage, change: Partial<BulkCheckoutView> = {}): BulkCheckoutView => ({
	...ofCoach(language),
	canUsePurchaseOrder: true,
	needsApprover: true,
	addresses: [],
	taxes: [],
	email: 'a@example.test',
	isSandbox: true,
	isCancelled: true,
	pending: { orderId: id, reference: '1a2b3c4d', totalCents: 5_000, waitsUntil: null },
	...change,
})

const cart = {
	items,
	revision: 1,
	isSaving: false,
	notice: { tone: 'danger' as const, text: messages.notSaved },
	change: nothing,
	flush: () => Promise.resolve(null),
	stop: nothing,
}

const checkout =
	(change: Partial<BulkCheckoutView> = {}, answer?: (language: PageLanguage) => NotTaken): Page =>
	(language) =>
		inRouter(
			language,
			<>
				<LanguageSwitch language={language} form={bulkCheckoutForm} />
				<BulkCheckoutPage
					view={checkoutView(language, change)}
					cart={{ ...cart, ...(change.draft && { items: change.draft.items }) }}
					answer={answer?.(language)}
					nameHint="Bo"
					isBusy={false}
					onSend={() => Promise.resolve()}
				/>
			</>,
		)

const refused = (language: PageLanguage): NotTaken => ({
	kind: 'not-taken',
	title: portalTexts.of(language)?.said(messages.validationFailed) ?? '',
	message: '',
	// The server's catalog is in English.
	problems: [
		...rowProblems(items, catalogIn('en')),
		{
			row: 1,
			field: rowField('row', 'a'),
			message: 'Row 1: This player has left the team. Please remove the row.',
		},
		{ field: 'document', message: messages.documentKind },
		{ field: 'poNumber', message: messages.poReused('7', '1a2b3c4d') },
		{ message: messages.portalClosed },
		...Array.from({ length: 22 }, (_, at) => ({
			row: at + 10,
			field: rowField('size', `many-${at}`),
			message: `Row ${at + 10}: Size required`,
		})),
	],
	errors: {},
	typed: typedIn(bulkFields, {}),
	tax: null,
})

export const translatedPortalPages: Record<string, Page> = {
	'the portal of a player': page(ofPlayer),
	'the portal of a player who is not linked': page((language) => ({ ...ofPlayer(language), own: null }), {
		items: [],
	}),
	'the portal with lines that were removed': page(ofPlayer, { taken: { lines: 1, putBack: nothing } }),
	'a closed portal': page((language) => ({ ...ofPlayer(language), portal: { ...portal, isOpen: false } })),
	'a portal after its last day': page((language) => ({
		...ofPlayer(language),
		catalog: catalogIn(language).slice(2),
	})),
	'an empty portal': page((language) => ({ ...ofPlayer(language), catalog: [] }), { items: [] }),
	'the portal of a coach': page(ofCoach),
	'the items of a coach': page(ofCoach, { shown: 'items', taken: { lines: 2, putBack: nothing } }),
	'the portal of a coach without a roster': page(
		(language) => ({
			...ofCoach(language),
			rosterSize: 0,
			roster: [],
			participation: { players: 0, complete: 0, items: [], missing: [] },
			unpaid: [],
		}),
		{ shown: 'players', items: [] },
	),
	'the items of a coach without a roster': page(
		(language) => ({ ...ofCoach(language), rosterSize: 0, roster: [], nextReminderAt: later }),
		{ shown: 'items', items: [] },
	),
	'the portal of a team that has everything': page(
		(language) => ({
			...ofCoach(language),
			participation: { ...participation, complete: 2, missing: [] },
			otherwise: [],
		}),
		{ items: [] },
	),
	'the portal of a team that can be reminded later': page((language) => ({
		...ofCoach(language),
		portal: { ...portal, isOpen: false },
		nextReminderAt: later,
	})),
	'the empty portal of a coach': page((language) => ({ ...ofCoach(language), catalog: [] }), { items: [] }),
	'the checkout of a team': checkout(),
	'the checkout of a player of a team': checkout({
		isManager: false,
		canUsePurchaseOrder: false,
		isSandbox: false,
		pending: { orderId: id, reference: '1a2b3c4d', totalCents: 5_000, waitsUntil: later },
	}),
	'the checkout with what is wrong': checkout({}, refused),
	'the checkout of an empty cart': (language) =>
		inRouter(
			language,
			<>
				<EmptyBulk portalId={null} />
				<EmptyBulk portalId="Rams" />
			</>,
		),
}
