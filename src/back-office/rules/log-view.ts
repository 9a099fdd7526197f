// Filters of the audit log in its URL, and its entries as sentences with links.
import { z } from 'zod'
import { formatUsd } from '#kit/money.ts'
import type { IsoDate } from '#kit/time.ts'
import {
	adminCollectionUrl,
	adminPostUrl,
	adminMessageUrl,
	adminOrderUrl,
	adminPersonUrl,
	adminPortalUrl,
	adminProductUrl,
	adminRequestUrl,
	supplierOrderUrl,
	adminQuoteUrl,
	addressOf,
} from '../urls.ts'
import { linkHolders, sentenceOf, type Details } from './audit-sentences.ts'
import { beforeIn, dayIn } from './list-filters.ts'

export const logs = ['shop', 'accounts'] as const
export type LogName = (typeof logs)[number]

export type LogView = {
	log: LogName
	personId: string | null
	/** An event, or the kind before its dot. */
	event: string | null
	portalId: string | null
	/** Days in the shop's time zone, both included. */
	from: IsoDate | null
	to: IsoDate | null
	before: string | null
}

const eventPattern = /^[a-z_.]{2,60}$/
const portalPattern = /^[a-z0-9][a-z0-9-]{0,79}$/

const fitting = (text: string | null, pattern: RegExp): string | null =>
	text !== null && pattern.test(text.trim()) ? text.trim() : null

/** Reads the URL; ignores invalid values. */
export function logViewIn(query: URLSearchParams): LogView {
	const person = z.uuid().safeParse(query.get('person'))
	return {
		log: query.get('log') === 'accounts' ? 'accounts' : 'shop',
		personId: person.success ? person.data : null,
		event: fitting(query.get('event'), eventPattern),
		portalId: fitting(query.get('portal'), portalPattern),
		from: dayIn(query.get('from')),
		to: dayIn(query.get('to')),
		before: beforeIn(query),
	}
}

/** Address of one page of the log. */
export const logHref = ({ log, personId, event, portalId, from, to, before }: Partial<LogView>): string =>
	addressOf('/admin/audit', {
		log: log === 'accounts' ? log : null,
		person: personId,
		event,
		portal: portalId,
		from,
		to,
		before,
	})

/** The words in braces of a sentence. */
export const linkNames = [
	'order',
	'person',
	'product',
	'collection',
	'post',
	'portal',
	'request',
	'message',
	'purchase',
	'quote',
] as const
type LinkName = (typeof linkNames)[number]

const isLinkName = (text: string): text is LinkName => linkNames.some((name) => name === text)

type Noted = { event: string; subject: string; portalId: string | null; details: Details }

/** Names of subjects by their ids: people who are not players, products and portals. */
export type SubjectNames = Readonly<Record<string, string>>

export type SentencePart = { text: string; href: string | null }

const short = (id: string): string => id.slice(0, 8)
const isId = (id: string): boolean => /^[\da-z-]{4,80}$/.test(id)

/** The id that a word of the sentence stands for. */
function linkedId(name: LinkName, { subject, portalId, details }: Noted): string {
	if (name === 'portal') return portalId ?? subject
	const { order } = details
	return name === 'order' && typeof order === 'string' ? order : subject
}

/** Ids whose names the sentences of these entries need. */
export function linkedIds(entries: readonly Noted[]): Record<'people' | 'products' | 'portals', string[]> {
	const idsOf = (name: LinkName) =>
		entries
			.filter(({ event, details }) => sentenceOf(event, details).includes(`{${name}}`))
			.map((entry) => linkedId(name, entry))
	return { people: idsOf('person'), products: idsOf('product'), portals: idsOf('portal') }
}

const links: Record<LinkName, (id: string, name: string | undefined) => SentencePart> = {
	order: (id) => ({ text: `the order #${short(id)}`, href: adminOrderUrl(id) }),
	person: (id, name) => ({ text: name ?? 'a person', href: adminPersonUrl(id) }),
	product: (id, name) => ({ text: name ?? 'a product', href: adminProductUrl(id) }),
	collection: (id) => ({ text: 'a collection', href: adminCollectionUrl(id) }),
	post: (id) => ({ text: 'a post of the blog', href: adminPostUrl(id) }),
	portal: (id, name) => ({ text: name ?? id, href: adminPortalUrl(id) }),
	request: (id) => ({ text: `the portal request #${short(id)}`, href: adminRequestUrl(id) }),
	purchase: (id) => ({ text: `the supplier order #${short(id)}`, href: supplierOrderUrl(id) }),
	quote: (id) => ({ text: `the quote #${short(id)}`, href: adminQuoteUrl(id) }),
	message: (id) => ({ text: `the message #${short(id)}`, href: adminMessageUrl(id) }),
}

type Actor = { event: string; personId: string | null; personName: string | null; isPlayer: boolean }

/** Players are not named. */
export function actorName({ event, personId, personName, isPlayer }: Actor): string {
	if (personId === null) return linkHolders[event] ?? 'The shop'
	return isPlayer ? 'A player' : (personName ?? 'A deleted account')
}

/** An entry in parts, each with its link: what follows the name of its person. */
export function sentenceParts(entry: Noted, names: SubjectNames): SentencePart[] {
	return sentenceOf(entry.event, entry.details)
		.split(/\{(\w+)\}/)
		.map((part, at) => {
			if (at % 2 === 0 || !isLinkName(part)) return { text: part, href: null }
			const id = linkedId(part, entry)
			const { text, href } = links[part](id, names[id])
			return { text, href: isId(id) ? href : null }
		})
		.filter(({ text }) => text !== '')
}

/** Longer values, such as seals, are shortened. */
const longestValue = 24

function valueWords(value: unknown): string {
	const text = typeof value === 'string' ? value : JSON.stringify(value)
	return text.length > longestValue ? `${text.slice(0, 8)}…` : text
}

const isAmount = (name: string, value: unknown): value is number =>
	name.endsWith('Cents') && typeof value === 'number'

/** `reason: count, units: 12, amount: $3.50`. */
export const detailLabel = (details: Details): string =>
	Object.entries(details)
		.map(([name, value]) =>
			isAmount(name, value)
				? `${name.slice(0, -'Cents'.length)}: ${formatUsd(value)}`
				: `${name}: ${valueWords(value)}`,
		)
		.join(', ')
