// Which families get which message today: from facts of the portal alone, so that tests move the clock.
import { addDays, dayMs, type IsoDate } from '#kit/time.ts'
import type { Language } from '#kit/language.ts'
import type { MessageChannel, MessageKind, Occasion, SkipReason } from '../states.ts'

/** Hours of the portal's time zone in which families are written to. */
const firstHour = 9
const lastHour = 20
export const isDaytime = (hour: number): boolean => hour >= firstHour && hour < lastHour

/** A time in which a step is to be done. */
export type Window = { openedOn: IsoDate; /** Null without a last day. */ lastOn: IsoDate | null }

/** Shorter windows have no half time: it would come on the heels of opening or end. */
const leastDaysForHalf = 6

/** The occasion on this day; undefined outside of the window. */
export function occasionOn(today: IsoDate, { openedOn, lastOn }: Window): Occasion | undefined {
	if (today < openedOn || (lastOn !== null && today > lastOn)) return undefined
	if (lastOn === null) return 'opening'
	if (today === lastOn) return 'last_day'
	if (today === addDays(lastOn, -1)) return 'two_days'
	const days = Math.round((Date.parse(lastOn) - Date.parse(openedOn)) / dayMs)
	const isHalf = days >= leastDaysForHalf && today >= addDays(openedOn, Math.ceil(days / 2))
	return isHalf ? 'half' : 'opening'
}

/** The first day of each occasion of the window from today on, today's own first. */
export function daysOf(today: IsoDate, window: Window): { occasion: Occasion; on: IsoDate }[] {
	const days: { occasion: Occasion; on: IsoDate }[] = []
	const last = window.lastOn ?? today
	for (let on = today; on <= last; on = addDays(on, 1)) {
		const occasion = occasionOn(on, window)
		if (occasion && occasion !== days.at(-1)?.occasion) days.push({ occasion, on })
	}
	return days
}

/** A message of this season; `counts` is false for those that were not sent. */
export type Written = { kind: MessageKind; occasion: Occasion; round: string; on: IsoDate; counts: boolean }

export type FamilyFacts = {
	rosterId: string
	/** Empty without one. */
	email: string
	/** E.164; empty without one. */
	phone: string
	language: Language
	isConfirmed: boolean
	/** Whether the team asks this player to order something that can still be ordered. */
	order: 'needed' | 'done' | 'closed'
	/** The latest share that is not paid yet. */
	share: ({ id: string; amountCents: number } & Window) | null
	/** The latest order that is on its way to the team, or there. */
	ready: { orderId: string; /** Delivered within the last days. */ hasArrived: boolean } | null
	/** The address wants no messages. */
	isStopped: boolean
	/** When the family's account, with the same address, was reminded by another mail of the shop. */
	remindedOn: IsoDate | null
	written: readonly Written[]
}

type Step = {
	kind: MessageKind
	window: Window
	/** The subject, where one step can come up twice. */ round: string
}

/** What the family has to do next; undefined when nothing is left. */
export function nextStep(family: FamilyFacts, orders: Window): Step | undefined {
	const { share, isConfirmed, order } = family
	if (share) return { kind: 'pay', window: share, round: share.id }
	if (order !== 'needed') return undefined
	return { kind: isConfirmed ? 'order' : 'confirm', window: orders, round: '' }
}

export type Planned = {
	rosterId: string
	kind: MessageKind
	occasion: Occasion
	round: string
	language: Language
	/** The last day of the step. */
	lastOn: IsoDate | null
	channel: MessageChannel | null
	/** Mail address or phone number; empty without one. */
	to: string
	outcome: 'send' | 'stopped' | SkipReason
}

type Asked = {
	today: IsoDate
	/** When orders can be placed; null while the team takes none. */
	orders: Window | null
	/** Most messages per family and season. */
	most: number
	families: readonly FamilyFacts[]
	/** The coach writes now to all who have something left to do, or that an order is ready. */
	byCoach?: 'remind' | 'ready' | undefined
}

const addressOf = ({ email, phone }: FamilyFacts): string => email || phone

/** Parents with several players get a message for each; the limit counts them together. */
function countsByAddress(families: readonly FamilyFacts[]): Map<string, number> {
	const counts = new Map<string, number>()
	for (const family of families) {
		const address = addressOf(family)
		const own = family.written.filter(({ counts: isCounted }) => isCounted).length
		if (address !== '') counts.set(address, (counts.get(address) ?? 0) + own)
	}
	return counts
}

const never: Window = { openedOn: '9999-12-31' as IsoDate, lastOn: null }

/** The step, occasion and round that this family is written to about now; undefined for none. */
function dueOf(
	family: FamilyFacts,
	{ today, orders, byCoach }: Asked,
): (Step & { occasion: Occasion }) | undefined {
	const { ready, written, remindedOn } = family
	const sent = written.filter(({ counts }) => counts)
	const isNews =
		ready !== null && !sent.some(({ kind, round }) => kind === 'picked_up' && round === ready.orderId)
	if (isNews && (byCoach === 'ready' || (!byCoach && ready.hasArrived))) {
		const window = { openedOn: today, lastOn: null }
		const occasion = byCoach ? 'by_coach' : 'delivered'
		return { kind: 'picked_up', window, round: ready.orderId, occasion }
	}
	if (byCoach === 'ready') return undefined
	const step = nextStep(family, orders ?? never)
	const occasion = step && occasionOn(today, step.window)
	if (!step || !occasion) return undefined
	// One message a day at most, and none on the heels of another mail about the same.
	if (sent.some(({ on, kind }) => on === today && kind !== 'picked_up')) return undefined
	if (remindedOn !== null && remindedOn >= addDays(today, -1)) return undefined
	if (byCoach) return { ...step, round: today, occasion: 'by_coach' }
	const isDone = sent.some((one) => one.occasion === occasion && one.round === step.round)
	return isDone ? undefined : { ...step, occasion }
}

/** All messages that are due, also those that cannot be sent, with the reason. */
export function planMessages(asked: Asked): Planned[] {
	const counts = countsByAddress(asked.families)
	return asked.families.flatMap((family) => {
		const due = dueOf(family, asked)
		if (!due) return []
		const to = addressOf(family)
		const { rosterId, email, language, isStopped } = family
		const { kind, occasion, round, window } = due
		const outcomeOf = (): Planned['outcome'] => {
			if (to === '') return 'no_address'
			if (isStopped) return 'stopped'
			return (counts.get(to) ?? 0) >= asked.most ? 'limit' : 'send'
		}
		const outcome = outcomeOf()
		if (outcome === 'send') counts.set(to, (counts.get(to) ?? 0) + 1)
		const channel = to === '' ? null : email === '' ? 'text' : 'mail'
		return [{ rosterId, kind, occasion, round, language, lastOn: window.lastOn, channel, to, outcome }]
	})
}
