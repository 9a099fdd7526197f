// Rules of jobs: their codes, due dates, and which moves are possible.
import type { Calendar } from '#shop-settings/rules/calendar.ts'
import { addDays, dayMs, formatShortDay, type IsoDate } from '#kit/time.ts'
import { after, jobMoves, type JobMove, type JobStatus } from '../states.ts'

/** The first 8 characters of the id, easy to read aloud. */
export const codeOf = (jobId: string): string => jobId.slice(0, 8)

type Scanned = { kind: 'id'; id: string } | { kind: 'code'; code: string }

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/** Parses a job's address from the QR code, its id, or its code with or without "#"; undefined for anything else. */
export function scannedIn(typed: string): Scanned | undefined {
	const text = typed.trim().toLowerCase()
	const address = new RegExp(`/production/jobs/(${uuid.source})`).exec(text)?.[1]
	if (address !== undefined) return { kind: 'id', id: address }
	if (new RegExp(`^${uuid.source}$`).test(text)) return { kind: 'id', id: text }
	const code = /^#?([0-9a-f]{8})$/.exec(text)?.[1]
	return code === undefined ? undefined : { kind: 'code', code }
}

export const jobDueOn = (approvedOn: IsoDate, { jobDueDays }: Pick<Calendar, 'jobDueDays'>): IsoDate =>
	addDays(approvedOn, jobDueDays)

/** Moves that people make; a job is cancelled only with its order. */
export const floorMoves = [
	'start',
	'finish',
	'pack',
	'resume',
	'hold',
	'redo',
] as const satisfies readonly JobMove[]
export type FloorMove = (typeof floorMoves)[number]

export const moveNames: Record<FloorMove, string> = {
	start: 'Start',
	finish: 'Made',
	pack: 'Pack',
	redo: 'Make again',
	hold: 'Hold',
	resume: 'Resume',
}

/** A hold or redo needs a reason, so that others know what to wait for or what went wrong. */
export const needsReason = (move: FloorMove): boolean => move === 'hold' || move === 'redo'

/** Possible moves of a job in this status, the usual next one first. */
export const movesFrom = (status: JobStatus): FloorMove[] =>
	floorMoves.filter((move) => after(status, move) !== undefined)

export const targetOf = (move: JobMove): JobStatus => jobMoves[move].to

/** Columns of the board, in the order of work. */
export const boardColumns = [
	'pending',
	'in_progress',
	'done',
	'packed',
	'on_hold',
] as const satisfies readonly JobStatus[]
export type BoardColumn = (typeof boardColumns)[number]

/** Sorts jobs for a move: those that can make it, those already there, and those that cannot. */
export function sortedForMove<Job extends { status: JobStatus }>(jobs: readonly Job[], move: JobMove) {
	const target = targetOf(move)
	return {
		moving: jobs.filter(({ status }) => after(status, move) !== undefined),
		already: jobs.filter(({ status }) => status === target),
		stuck: jobs.filter(({ status }) => status !== target && after(status, move) === undefined),
	}
}

export const dueGroups = ['late', 'today', 'week', 'later'] as const
export type DueGroup = (typeof dueGroups)[number]

/** Limit of one batch for the machines: larger ones are split by team or week. */
export const mostExported = 1_000

/** Days from today until the due day; negative when overdue. */
const daysUntil = (dueOn: string, today: IsoDate): number =>
	Math.round((Date.parse(dueOn) - Date.parse(today)) / dayMs)

/** Today and the six days after it are this week. */
export function dueGroupOf(dueOn: string, today: IsoDate): DueGroup {
	const days = daysUntil(dueOn, today)
	if (days < 0) return 'late'
	if (days === 0) return 'today'
	return days < 7 ? 'week' : 'later'
}

/** The first day after this week. */
export const laterFrom = (today: IsoDate): IsoDate => addDays(today, 7)

/** "3 days late", "Due today", "Due Fri, Dec 4". */
export function dueLabel(dueOn: IsoDate, today: IsoDate): string {
	const days = daysUntil(dueOn, today)
	if (days < 0) return days === -1 ? '1 day late' : `${-days} days late`
	if (days === 0) return 'Due today'
	return days === 1 ? 'Due tomorrow' : `Due ${formatShortDay(dueOn)}`
}
