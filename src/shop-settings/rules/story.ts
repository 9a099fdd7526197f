// About us and Our history as they are shown: the owner's words, or those that the shop began with.
import { aboutOf, history, type Milestone } from '#content/about.ts'
import { readLegalText, type LegalSection } from '#content/legal-document.ts'
import { Refusal } from '#kit/errors.ts'
import { specShop, type ShopFacts, type ShopShell } from '#kit/shop.ts'
import { offeredSports, sportName } from '#sports/sports.ts'
import type { ShopTexts } from './shop-section.ts'

export type AboutPage = {
	title: string
	lead: string
	sections: readonly Pick<LegalSection, 'heading' | 'paragraphs' | 'points'>[]
	/** Facts about the first shop; none beside the owner's words. */
	figures: readonly { value: string; label: string }[]
	people: readonly { team: string; text: string }[]
}

export type HistoryPage = {
	title: string
	lead: string
	milestones: readonly Milestone[]
	/** Whether these are the milestones that the shop began with, of which there are pictures. */
	isFirst: boolean
}

type FirstFacts = Pick<ShopFacts, 'established' | 'hours' | 'hasHelmetService'> & Pick<ShopShell, 'sports'>

/** `football, soccer and hockey` */
function sportsInWords({ sports }: Pick<ShopShell, 'sports'>): string {
	const names = offeredSports(sports).map((sport) => sportName(sport).toLowerCase())
	return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' and ')
}

const firstWords = (facts: FirstFacts) => aboutOf({ ...facts, sports: sportsInWords(facts) })

export function aboutPage(
	{ about: { title, text } }: Pick<ShopTexts, 'about'>,
	facts: FirstFacts,
): AboutPage {
	const first = firstWords(facts)
	if (text === '') return { ...first, title: title || first.title }
	const { summary, sections } = readLegalText(title, text)
	return { title: title || 'About us', lead: summary.join(' '), sections, figures: [], people: [] }
}

const yearPattern = /^(?<year>[^:]{1,20}): +(?<title>.+)$/

/** Headings of a history that do not begin with a year or time and a colon. */
export const headingsWithoutYear = (text: string): string[] =>
	readLegalText('', text)
		.sections.map(({ heading }) => heading)
		.filter((heading) => !yearPattern.test(heading))

type History = Pick<ShopTexts, 'history'>
type Year = Pick<ShopFacts, 'established'>

/** Whether the shop tells its history. The first one belongs to the shop of its year only. */
export const tellsHistory = ({ history: { isShown, text } }: History, { established }: Year): boolean =>
	isShown && (text !== '' || established === specShop.established)

/** @throws Refusal not_found where the shop shows none */
export function historyPage(texts: History, facts: Year): HistoryPage {
	const { title, text } = texts.history
	if (!tellsHistory(texts, facts)) throw new Refusal('not_found', 'This shop has no page of its history.')
	if (text === '') return { ...history, title: title || history.title, isFirst: true }
	const { summary, sections } = readLegalText(title, text)
	const milestones = sections.map(({ heading, paragraphs, points = [] }) => {
		const { year = heading, title: event = '' } = yearPattern.exec(heading)?.groups ?? {}
		return { year, title: event, text: [...paragraphs, ...points].join(' ') }
	})
	return { title: title || 'Our history', lead: summary.join(' '), milestones, isFirst: false }
}

/** The first words of both pages in limited Markdown, to be changed. */
export function firstAboutText(facts: FirstFacts): string {
	const { lead, sections } = firstWords(facts)
	return [lead, ...sections.flatMap(({ heading, paragraphs }) => [`## ${heading}`, ...paragraphs])].join(
		'\n\n',
	)
}
export const firstHistoryText = (): string =>
	[history.lead, ...history.milestones.map((one) => `## ${one.year}: ${one.title}\n\n${one.text}`)].join(
		'\n\n',
	)
