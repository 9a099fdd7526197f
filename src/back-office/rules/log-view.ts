// Filters of the audit log in its URL.
import { z } from 'zod'
import { formatUsd } from '#kit/money.ts'
import { addressOf } from '../urls.ts'
import { beforeIn } from './list-filters.ts'

export const logs = ['shop', 'accounts'] as const
export type LogName = (typeof logs)[number]

export type LogView = {
	log: LogName
	personId: string | null
	event: string | null
	portalId: string | null
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
		before: beforeIn(query),
	}
}

/** Address of one page of the log. */
export const logHref = ({ log, personId, event, portalId, before }: Partial<LogView>): string =>
	addressOf('/admin/audit', {
		log: log === 'accounts' ? log : null,
		person: personId,
		event,
		portal: portalId,
		before,
	})

const pages: Record<string, string> = {
	order: '/admin/orders',
	person: '/admin/people',
	product: '/admin/products',
	stock: '/admin/products',
	portal: '/admin/portals',
	request: '/admin/requests',
}

type Noted = { event: string; subject: string; details: Readonly<Record<string, unknown>> }

/** The page of an event's subject, of an approval its order; null when there is none. */
export function subjectHref({ event, subject, details }: Noted): string | null {
	const { order } = details
	const [page, id] =
		typeof order === 'string' ? [pages['order'], order] : [pages[event.split('.', 1)[0] ?? ''], subject]
	return page !== undefined && /^[\da-z-]{4,80}$/.test(id) ? `${page}/${id}` : null
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
export const detailLabel = (details: Readonly<Record<string, unknown>>): string =>
	Object.entries(details)
		.map(([name, value]) =>
			isAmount(name, value)
				? `${name.slice(0, -'Cents'.length)}: ${formatUsd(value)}`
				: `${name}: ${valueWords(value)}`,
		)
		.join(', ')
