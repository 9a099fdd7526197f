// Messages after an action: the URL carries a code, this file the text.
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
export function withDone(href: string, done: FloorDone, moved?: number): string {
	const [path = '', hash] = href.split('#')
	const joint = path.includes('?') ? '&' : '?'
	const count = moved === undefined ? '' : `&moved=${moved}`
	return `${path}${joint}done=${done}${count}${hash === undefined ? '' : `#${hash}`}`
}

const failures = {
	nothing: messages.nothingToExport,
	too_many: messages.tooManyToExport(mostExported),
} as const
export type FloorFailure = keyof typeof failures

/** An address with the failure in it. */
export const withFailure = (href: string, failed: FloorFailure): string =>
	`${href}${href.includes('?') ? '&' : '?'}failed=${failed}`

const isMove = (code: string): code is FloorMove => floorMoves.some((move) => move === code)

/** "12 jobs in work"; says so when the jobs were already there. */
function movedTitle(move: FloorMove, moved: number): string {
	if (moved === 0) return 'Nothing to move: it was done already'
	return jobsMoved[move](counted(moved, 'job'))
}

export function toastsIn(query: URLSearchParams): ToastMessage[] {
	const failed = query.get('failed') ?? ''
	if (Object.hasOwn(failures, failed))
		// Cast: the code exists in the table.
		return [refusedToast('Nothing was exported', failures[failed as FloorFailure])]
	const code = query.get('done') ?? ''
	const moved = Number(/^\d{1,4}$/.exec(query.get('moved') ?? '')?.[0] ?? 1)
	if (isMove(code)) return [{ id: code, tone: 'success', title: movedTitle(code, moved) }]
	if (!Object.hasOwn(others, code)) return []
	// Cast: the code exists in the table.
	return [{ id: code, tone: 'success', title: others[code as keyof typeof others] }]
}

export const refusedToast = (title: string, detail: string): ToastMessage => ({
	id: 'refused',
	tone: 'error',
	title,
	detail,
})
