// What families read exists in both languages, whole, and no page in Spanish shows a text of the English tables.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StopPage } from './stop-page.tsx'
import { stopTexts } from '../rules/stop-texts.ts'
import { languages, type Language } from '#kit/language.ts'
import { familyTexts as mailTexts } from '#mail/templates/family-texts.ts'
import { layoutTexts } from '#mail/templates/layout-texts.ts'
import { DeadLink } from '#rosters/components/dead-link.tsx'
import { FamilyPage } from '#rosters/components/family-page.tsx'
import { familyTexts } from '#rosters/rules/family-texts.ts'
import { emptyPlayer } from '#rosters/rules/player.ts'
import { expectEvery } from '../../../tests/matrix.ts'

const tables: Record<string, Record<Language, unknown>> = { stopTexts, layoutTexts, mailTexts, familyTexts }

/** The same in both languages. */
const alike = new Set<string>()

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
	prices: [1, 2].map((id) => ({ id: String(id), model: 'M-100', isRequired: true, unitCents: 2_800 })),
	orderHref: '/roster/abc/order',
	picture: 'data:image/webp;base64,AA',
	answer: undefined,
}
const refused = { typed: player, errors: { name: 'Falta el nombre.' }, refusal: 'Espere.' }

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
		.replace(/<a [^>]*hrefLang.*?<\/a>/gi, '')
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
