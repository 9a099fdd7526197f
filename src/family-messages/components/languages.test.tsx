// What families read exists in both languages, whole, and no page in Spanish shows a text of the English tables.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FamilyOrderPage } from '#bulk-orders/components/family/order-page.tsx'
import { DeadShareLink } from '#bulk-orders/components/shares/dead-link.tsx'
import { FamilyPage as SharePage } from '#bulk-orders/components/shares/family-page.tsx'
import { closingTexts } from '#bulk-orders/rules/deadlines.ts'
import { orderTexts } from '#bulk-orders/rules/family-order-texts.ts'
import { shareTexts } from '#bulk-orders/rules/share-texts.ts'
import type { FamilyOrderView, FamilyPageView } from '#bulk-orders/views.ts'
import { addressTexts } from '#checkout/rules/address-texts.ts'
import { StopPage } from './stop-page.tsx'
import { stopTexts } from '../rules/stop-texts.ts'
import { languages, type Language } from '#kit/language.ts'
import { familyTexts as mailTexts } from '#mail/templates/family-texts.ts'
import { layoutTexts } from '#mail/templates/layout-texts.ts'
import { orderLabels } from '#mail/templates/order-mails.ts'
import { includedTexts } from '#orders/rules/shares.ts'
import { DeadLink } from '#rosters/components/dead-link.tsx'
import { FamilyPage } from '#rosters/components/family-page.tsx'
import { familyTexts } from '#rosters/rules/family-texts.ts'
import { emptyPlayer } from '#rosters/rules/player.ts'
import { catalogColor, catalogEntry } from '../../../tests/factories/bulk-orders/lines.ts'
import { expectEvery } from '../../../tests/matrix.ts'

const tables: Record<string, Record<Language, unknown>> = {
	stopTexts,
	layoutTexts,
	mailTexts,
	familyTexts,
	orderTexts,
	closingTexts,
	addressTexts,
	shareTexts,
	includedTexts,
	orderLabels,
}

/** The same in both languages. */
const alike = new Set(['Total'])

/** Texts by their place in a table. Functions are called with samples, so that each of their texts is seen. */
function textsIn(value: unknown, place: string): [string, string][] {
	if (typeof value === 'string') return [[place, value]]
	if (typeof value === 'function')
		return [1, 2, ''].flatMap((sample) => textsIn(value(sample, sample), `${place}(${sample})`))
	return Object.entries(value ?? {}).flatMap(([key, one]) => textsIn(one, `${place}.${key}`))
}

const english = Object.entries(tables).flatMap(([name, table]) => textsIn(table.en, name))
const spanish = Object.entries(tables).flatMap(([name, table]) => textsIn(table.es, name))
const places = english.map(([place, en], at) => ({ place, en, es: spanish[at]?.[1] ?? '' }))

test('the tables have the same keys', () => {
	expect(spanish.map(([place]) => place)).toEqual(english.map(([place]) => place))
})

test('every text exists in both languages, and is not the same in both', () =>
	expectEvery({ cases: places, atLeast: 150, name: ({ place }) => place }, ({ en, es }) => {
		expect(en.trim()).not.toBe('')
		expect(es.trim()).not.toBe('')
		if (!alike.has(en)) expect(es).not.toBe(en)
	}))

const player = { ...emptyPlayer, name: 'Ana Vale', number: '7', size: 'M', shortsSize: 'M' }
const family = {
	player,
	printedName: 'VALE',
	team: { name: 'Rams', season: '2026', school: 'Lakewood' },
	isConfirmed: false,
	isDone: false,
	isNumberShared: true,
	numberRule: 'Regla.',
	prints: { name: true, number: true },
	isLate: 'ordered' as const,
	orderedAs: [
		{ field: 'number' as const, ordered: 'no number', at: 0 },
		{ field: 'shortsSize' as const, ordered: 'L', at: 0 },
	],
	prices: [1, 2].map((id) => ({
		id: String(id),
		model: 'M-100',
		isRequired: true,
		unitCents: 2_800,
		isFrom: id === 2,
	})),
	orderHref: '/roster/abc/order',
	picture: 'data:image/webp;base64,AA',
	answer: undefined,
}
const refused = { typed: player, errors: { name: 'Falta el nombre.' }, refusal: 'Espere.' }

const size = (name: string, stock: number) => ({ variantId: name, size: name, stock })
const item = catalogEntry({
	id: 'item',
	productId: 'product',
	brand: 'Vale',
	model: 'M-100',
	colors: [
		{ ...catalogColor('a', [size('S', 0), size('M', 9)]), name: 'Azul' },
		{ ...catalogColor('b', [size('M', 9)]), name: 'Rojo' },
	],
})
const order: FamilyOrderView = {
	team: { name: 'Rams', season: '2026', isOpen: true },
	player: { ...player, id: 'row', printedName: 'VALE', has: [] },
	printsName: true,
	catalog: [
		item,
		{ ...item, id: 'designed', design: { id: 'd', version: 1, prints: { name: true, number: true } } },
		{ ...item, id: 'plain', colors: item.colors.slice(0, 1) },
	],
	waiting: null,
	delivery: { team: null, home: '', email: '' },
	isSandbox: true,
}
const waiting = { orderId: 'order', payUrl: '/pay/abc', amountCents: 2_800, choice: {} }
const ordering = { view: order, token: 'abc', answer: undefined, isChanging: false }
const someOf = <Value,>(value: Value, more: Partial<Value>): Value => ({ ...value, ...more })

const share: FamilyPageView = {
	id: 'share',
	orderId: 'order',
	reference: '1a2b3c4d',
	amountCents: 2_800,
	included: '',
	isWhole: true,
	state: 'open',
	wasPaid: true,
	status: 'pending',
	waitsUntil: new Date('2026-12-04T12:00:00Z'),
	helpAskedAt: null,
	isOfPlayer: true,
	items: [
		{
			position: 0,
			picture: '',
			what: 'M-100',
			color: 'Azul',
			size: 'M',
			playerName: 'Ana V.',
			playerNumber: '7',
			prints: { name: false, number: false },
			quantity: 2,
			lineCents: 5_600,
		},
	],
	backCents: 500,
	pickUp: { school: 'Lakewood', city: 'Lakewood' },
	timeZone: 'America/New_York',
}
const paying = { share, standing: 'open' as const, isCancelled: true, isSandbox: true }
const settled = ['confirming', 'paid', 'covered', 'called_off', 'refunded', 'withdrawn'] as const

const pages: Record<string, (language: Language) => ReactNode> = {
	'the row': (language) => <FamilyPage {...family} language={language} />,
	'the row of a team without designs': (language) => (
		<FamilyPage
			{...family}
			{...{ language, prints: null, picture: null, isConfirmed: true, isLate: 'closed', orderedAs: [] }}
		/>
	),
	'the confirmed row': (language) => <FamilyPage {...family} language={language} isConfirmed isDone />,
	'the refused row': (language) => <FamilyPage {...family} language={language} answer={refused} />,
	'a dead link': (language) => <DeadLink message="Venció." language={language} isWait={false} />,
	'too many tries': (language) => <DeadLink message="Espere." language={language} isWait />,
	'the order': (language) => <FamilyOrderPage {...ordering} language={language} />,
	'the order that is changed': (language) => (
		<FamilyOrderPage
			{...{ ...ordering, language, isChanging: true }}
			view={someOf(order, {
				waiting,
				delivery: { team: null, home: 'Lakewood, OH', email: 'a…@example.test' },
			})}
		/>
	),
	'the order that goes to the team': (language) => (
		<FamilyOrderPage
			{...{ ...ordering, language }}
			view={someOf(order, { delivery: { team: share.pickUp, home: '', email: '' }, isSandbox: false })}
		/>
	),
	'the unpaid order': (language) => (
		<FamilyOrderPage {...{ ...ordering, language }} view={someOf(order, { waiting })} />
	),
	'a team without items': (language) => (
		<FamilyOrderPage {...{ ...ordering, language }} view={someOf(order, { catalog: [] })} />
	),
	'the share': (language) => <SharePage {...paying} language={language} />,
	'the share of a team’s order': (language) => (
		<SharePage
			{...{ ...paying, language, isSandbox: false }}
			share={someOf(share, { isWhole: false, items: [], pickUp: null })}
		/>
	),
	...Object.fromEntries(
		settled.map((standing) => [
			`the share: ${standing}`,
			(language: Language) => <SharePage {...{ ...paying, language, standing }} />,
		]),
	),
	'a payment link that opens nothing': (language) => <DeadShareLink message="Venció." language={language} />,
	'the page that stops messages': (language) => (
		<StopPage
			view={{ addresses: ['a@example.test'], isStopped: false, teamName: 'Rams', language }}
			language={language}
		/>
	),
}

/** The page as it is read, `alt` and labels included; the other language's name is its own. */
const readOf = (page: ReactNode) =>
	renderToStaticMarkup(page)
		.replace(/<(a|button) [^>]*(?:hrefLang|name="lang").*?<\/\1>/gi, '')
		.replace(/ (?:alt|title|aria-label|placeholder)="([^"]*)"/g, '>$1<x')
		.replaceAll(/<[^>]*>/g, '\n')

const englishWords =
	/\b(the|your?|this|with|and|is|are|not|of|for|order|size|number|pay|paid|choose|change|team|each|please)\b/i

test.each(Object.entries(pages))('%s: nothing is left in English on the page in Spanish', (_name, page) => {
	const lines = readOf(page('es'))
		.split('\n')
		.map((line) => line.trim())
	const ofEnglish = new Set(places.map(({ en }) => en))
	expect(lines.filter((line) => line !== '' && (ofEnglish.has(line) || englishWords.test(line)))).toEqual([])
	expect(readOf(page('en'))).toMatch(englishWords)
	for (const one of languages) expect(renderToStaticMarkup(page('es'))).toContain(`lang="${one}-US"`)
})
