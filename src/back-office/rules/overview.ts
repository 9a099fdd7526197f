// What waits for the staff, most urgent first, and the days from which sales are counted.
import { counted, countedUpTo } from '#kit/plural.ts'
import { addDays, type IsoDate } from '#kit/time.ts'
import { messagesHref, ordersHref } from './list-filters.ts'
import { ageLabel, isOverdue, promisedHours } from './labels.ts'

/** The day of the school year on which a season of sales begins. */
const seasonStart = '07-01'

export type SalesDays = Record<'today' | 'week' | 'season', IsoDate>

/** Today, Monday, and the first of July before it. @param today where the shop is */
export function salesDays(today: IsoDate): SalesDays {
	const weekday = new Date(today).getUTCDay()
	const year = Number(today.slice(0, 4))
	const begun = today.slice(5) >= seasonStart ? year : year - 1
	return {
		today,
		week: addDays(today, -((weekday + 6) % 7)),
		// Cast: a year and a day of it.
		season: `${begun}-${seasonStart}` as IsoDate,
	}
}

/** Requests, messages, orders and products that wait are counted as far as this, and one further. */
export const mostCounted = 1_000
const upTo = countedUpTo(mostCounted)

export type Counts = {
	openRequests: number
	oldestRequestAt: Date | null
	/** Paid or approved, and not started yet. */
	toStart: number
	oldestToStartAt: Date | null
	toApprove: number
	oldestToApproveAt: Date | null
	toAnswer: number
	oldestToAnswerAt: Date | null
	lateJobs: number
	failedMails: number
	failedJobs: number
	/** Products in the shop with a sold-out size. */
	soldOut: number
}

export type Waiting = { what: string; detail: string; href: string; isUrgent: boolean }

const since = (oldest: Date | null, now: Date): string => (oldest ? `Oldest ${ageLabel(oldest, now)}` : '')

/** Urgent when the promised time has passed. */
const promised = (oldest: Date | null, now: Date): Pick<Waiting, 'detail' | 'isUrgent'> => {
	if (oldest === null) return { detail: '', isUrgent: false }
	const isUrgent = isOverdue(oldest, now)
	const age = since(oldest, now)
	return { detail: isUrgent ? `${age}: past the promised ${promisedHours} h` : age, isUrgent }
}

/** Everything that waits, urgent things first; empty only when nothing waits. */
export function waitingOf(counts: Counts, now: Date): Waiting[] {
	const { openRequests, toStart, toApprove, toAnswer, lateJobs, failedMails, failedJobs, soldOut } = counts
	const all: (Waiting & { count: number })[] = [
		{
			count: openRequests,
			what: upTo(openRequests, 'portal request'),
			href: '/admin/requests',
			...promised(counts.oldestRequestAt, now),
		},
		{
			count: toAnswer,
			what: upTo(toAnswer, 'message to answer', 'messages to answer'),
			href: messagesHref({ isOpen: true }),
			...promised(counts.oldestToAnswerAt, now),
		},
		{
			count: lateJobs,
			what: counted(lateJobs, 'late job'),
			detail: 'Past the day on which they are due',
			href: '/production?due=late',
			isUrgent: true,
		},
		{
			count: failedMails + failedJobs,
			what: `${counted(failedMails, 'failed mail')}, ${counted(failedJobs, 'failed job')}`,
			detail: 'Can be sent again',
			href: '/admin/mail',
			isUrgent: true,
		},
		{
			count: toStart,
			what: upTo(toStart, 'order to start', 'orders to start'),
			detail: since(counts.oldestToStartAt, now),
			href: ordersHref({ status: 'to-start' }),
			isUrgent: false,
		},
		{
			count: toApprove,
			what: upTo(toApprove, 'order to be approved', 'orders to be approved'),
			detail: since(counts.oldestToApproveAt, now),
			href: ordersHref({ status: 'awaiting_approval' }),
			isUrgent: false,
		},
		{
			count: soldOut,
			what: upTo(soldOut, 'product with a sold-out size', 'products with sold-out sizes'),
			detail: '',
			href: '/admin/products?show=out',
			isUrgent: false,
		},
	]
	return all
		.filter(({ count }) => count > 0)
		.map(({ count: _count, ...waiting }) => waiting)
		.toSorted((left, right) => Number(right.isUrgent) - Number(left.isUrgent))
}
