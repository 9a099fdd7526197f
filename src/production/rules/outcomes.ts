// Messages after an action: the URL carries a code, this file the text.
import { codeIn, doneToasts, refusedToast, withQuery } from '#ui/outcomes.ts'
import { counted } from '#kit/plural.ts'
import type { ToastMessage } from '#ui/toast.tsx'
import { messages } from '../messages.ts'
import { floorMoves, mostExported, type FloorMove } from './floor.ts'

const jobsMoved: Record<FloorMove, (jobs: string) => string> = {
	start: (jobs) => `${jobs} in work`,
	finish: (jobs) => `${jobs} made`,
	pack: (jobs) => `${jobs} packed`,
	redo: (jobs) => `${jobs} back in work`,
	hold: (jobs) => `${jobs} on hold`,
	resume: (jobs) => `${jobs} back to do`,
}

const others = {
	note: 'Note saved',
	shipped: 'Order shipped. The buyer has been notified.',
	'part-shipped': 'Package sent. The buyer has been notified.',
	delivered: 'Order delivered',
} as const
export type FloorDone = FloorMove | keyof typeof others

/** Titles of errors. */
export const notDone = {
	move: 'The job was not moved',
	all: 'The jobs were not moved',
	note: 'The note was not saved',
	scan: 'Not counted',
	ship: 'The order was not shipped',
	ship_part: 'The package was not sent',
	deliver: 'Not marked as delivered',
} as const

/** An address with the outcome in it. @param moved number of moved jobs */
export const withDone = (href: string, done: FloorDone, moved?: number): string =>
	withQuery(href, { done, ...(moved !== undefined && { moved: String(moved) }) })

const failures = {
	nothing: messages.nothingToExport,
	too_many: messages.tooManyToExport(mostExported),
} as const
export type FloorFailure = keyof typeof failures

/** An address with the failure in it. */
export const withFailure = (href: string, failed: FloorFailure): string => withQuery(href, { failed })

const isMove = (code: string): code is FloorMove => floorMoves.some((move) => move === code)

/** "12 jobs in work"; says so when the jobs were already there. */
function movedTitle(move: FloorMove, moved: number): string {
	if (moved === 0) return 'Nothing to move: it was done already'
	return jobsMoved[move](counted(moved, 'job'))
}

export function toastsIn(query: URLSearchParams): ToastMessage[] {
	const failed = codeIn(query, failures, 'failed')
	if (failed) return [refusedToast('Nothing was exported', failures[failed])]
	const code = query.get('done') ?? ''
	if (!isMove(code)) return doneToasts(query, others)
	const moved = Number(/^\d{1,4}$/.exec(query.get('moved') ?? '')?.[0] ?? 1)
	return [{ id: code, tone: 'success', title: movedTitle(code, moved) }]
}
