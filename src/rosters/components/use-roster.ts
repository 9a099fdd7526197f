// The roster while it is edited: its lines, undo history, and saved state.
import { counted } from '#kit/plural.ts'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { showToast, dropErrorToasts } from '#ui/show-toast.ts'
import { messages } from '../messages.ts'
import { joined } from '../rules/merge.ts'
import { playerNotes, teamNotes, type Note } from '../rules/notes.ts'
import { orderedOtherwise, type Carried, type Difference, type OrderedRows } from '../rules/ordered.ts'
import { isBlank } from '../rules/player.ts'
import {
	changed,
	historyOf,
	isSameRoster,
	redone,
	undone,
	withIds,
	type History,
	type Lines,
} from '../rules/sheet.ts'
import { lineOf, type RowView, type SaveAnswer } from '../views.ts'
import type { RequestSport } from '#portals/states.ts'
import { sendRosterRequest } from './send-request.ts'

/** Who saved meanwhile, and the result of the merge. */
export type Meanwhile = { who: string | null; at: string | null; theirs: number; clashes: number[] }

type Saved = { revision: number; lines: Lines; rows: ReadonlyMap<string, RowView> }
const savedAs = (revision: number, rows: readonly RowView[]): Saved => ({
	revision,
	lines: rows.map(lineOf),
	rows: new Map(rows.map((row) => [row.id, row])),
})

export type RosterStart = {
	portalId: string
	sport: RequestSport
	revision: number
	rows: readonly RowView[]
	ordered: OrderedRows
}

export type Roster = ReturnType<typeof useRoster>

type Notes = ReadonlyMap<number, readonly Note[]>

const areSame = (a: readonly Note[] | undefined, b: readonly Note[]) =>
	a?.length === b.length &&
	b.every(({ field, message }, at) => a[at]?.field === field && a[at].message === message)

/** Notes by row, from 0. A row with the same notes keeps its array, so that it does not render again. */
function notesOf(lines: Lines, sport: RequestSport, before: Notes): Notes {
	const beside = teamNotes(lines, sport)
	return new Map(
		lines.flatMap((line, row) => {
			const notes = [...playerNotes(line), ...(beside.get(row) ?? [])]
			const known = before.get(row)
			return notes.length > 0 ? [[row, known && areSame(known, notes) ? known : notes] as const] : []
		}),
	)
}

export type Otherwise = ReadonlyMap<number, readonly Difference[]>
type OrdersOfRows = ReadonlyMap<string, readonly Carried[]>

const areAlike = (a: readonly Difference[] | undefined, b: readonly Difference[]) =>
	a?.length === b.length &&
	b.every(({ field, ordered }, at) => a[at]?.field === field && a[at].ordered === ordered)

/** Rows whose order has other values, by row; unchanged arrays are kept as for notes. */
function otherwiseIn(lines: Lines, orders: OrdersOfRows, before: Otherwise): Otherwise {
	return new Map(
		lines.flatMap((line, row) => {
			const carried = line.id === null ? undefined : orders.get(line.id)
			const found = carried ? orderedOtherwise(line, carried) : []
			const known = before.get(row)
			return found.length > 0 ? [[row, known && areAlike(known, found) ? known : found] as const] : []
		}),
	)
}

type Said = { notes: Notes; otherwise: Otherwise }
type Work = History & Said
type Known = { sport: RequestSport; orders: OrdersOfRows }

const nothingSaid: Said = { notes: new Map(), otherwise: new Map() }

/** Notes and order differences of the lines. */
const saidOf = (lines: Lines, { sport, orders }: Known, before: Said): Said => ({
	notes: notesOf(lines, sport, before.notes),
	otherwise: otherwiseIn(lines, orders, before.otherwise),
})

const workOn = (lines: Lines, known: Known): Work => ({
	...historyOf(lines),
	...saidOf(lines, known, nothingSaid),
})

/** Asks before leaving the page with unsaved changes. */
function useLeaveWarning(isDirty: boolean): void {
	// Follows the browser's unload event, the only way to hold a page back.
	useEffect(() => {
		if (!isDirty) return
		const warn = (event: BeforeUnloadEvent) => event.preventDefault()
		window.addEventListener('beforeunload', warn)
		return () => window.removeEventListener('beforeunload', warn)
	}, [isDirty])
}

function saySaved(players: number): void {
	dropErrorToasts()
	const detail = counted(players, 'player')
	showToast({ tone: 'success', title: messages.saved, detail })
}

/** The lines with their undo history, notes and order differences. */
function useWork(start: Lines, known: Known) {
	const [store] = useState(() => createStore<Work>(() => workOn(start, known)))
	const { lines, notes, otherwise, past, future } = useStore(store)
	const step = (next: (history: History) => History) =>
		store.setState((now) => {
			const history = next(now)
			return history.lines === now.lines ? history : { ...history, ...saidOf(history.lines, known, now) }
		})
	return {
		lines,
		notes,
		otherwise,
		canUndo: past.length > 0,
		canRedo: future.length > 0,
		/** The current lines, also in the tick in which they changed. */
		latest: () => store.getState().lines,
		history: (): History => store.getState(),
		step,
		change: (next: (lines: Lines) => Lines) => step((now) => changed(now, next(now.lines))),
		undo: () => step(undone),
		redo: () => step(redone),
	}
}

/** @returns false, as `save` does when nothing was saved */
function sayNotSaved(detail: string): false {
	showToast({ tone: 'error', title: messages.notSaved, detail })
	return false
}

export function useRoster({ portalId, sport, revision, rows, ordered }: RosterStart) {
	const [saved, setSaved] = useState(() => savedAs(revision, rows))
	const [orders] = useState((): OrdersOfRows => new Map(ordered.rows))
	const { history: historyNow, step, ...work } = useWork(saved.lines, { sport, orders })
	const { lines, latest } = work
	const [isSaving, setSaving] = useState(false)
	const [meanwhile, setMeanwhile] = useState<Meanwhile>()
	const isDirty = !isSameRoster(lines, saved.lines)
	useLeaveWarning(isDirty)

	const taken = (sent: Lines, answer: Extract<SaveAnswer, { kind: 'saved' }>) => {
		const filled = sent.filter((line) => !isBlank(line))
		const ids = filled.flatMap(({ key }, at) => {
			const id = answer.rows[at]?.id
			return id === undefined ? [] : [[key, id] as const]
		})
		step((now) => withIds(now, new Map(ids)))
		setSaved(savedAs(answer.revision, answer.rows))
		setMeanwhile(undefined)
		saySaved(filled.length)
	}
	const behind = (answer: Extract<SaveAnswer, { kind: 'behind' }>) => {
		const theirs = savedAs(answer.revision, answer.rows)
		// Text typed while the request was pending is merged as well.
		const {
			history,
			clashes,
			theirs: changes,
		} = joined(historyNow(), {
			base: saved.lines,
			theirs: theirs.lines,
		})
		step(() => history)
		setSaved(theirs)
		if (isSameRoster(history.lines, theirs.lines)) {
			// None of my changes is missing: an earlier save succeeded and its answer was lost.
			setMeanwhile(undefined)
			return saySaved(theirs.lines.length)
		}
		// On a phone the save button is at the bottom, where the notice on top is out of view.
		showToast({ tone: 'info', title: messages.saveAgain, detail: messages.bothKept })
		setMeanwhile({ who: answer.who, at: answer.at, theirs: changes, clashes })
	}
	/** @returns whether the roster is saved */
	const save = async (): Promise<boolean> => {
		const sent = latest()
		if (isSaving) return false
		if (isSameRoster(sent, saved.lines)) {
			showToast({ tone: 'info', title: messages.nothingToSave })
			return true
		}
		const troubled = sent.findIndex((line) => playerNotes(line).some(({ tone }) => tone === 'error'))
		if (troubled >= 0) {
			const detail = `Row ${troubled + 1} has something to repair. Everything is still here.`
			return sayNotSaved(detail)
		}
		setSaving(true)
		const filled = sent.filter((line) => !isBlank(line))
		const answer = await sendRosterRequest(portalId, {
			intent: 'save',
			revision: saved.revision,
			rows: filled,
		})
		setSaving(false)
		if (!answer.ok) {
			return sayNotSaved(answer.message)
		}
		if (answer.result.kind === 'saved') taken(sent, answer.result)
		else behind(answer.result)
		return answer.result.kind === 'saved'
	}

	/** Updates what the server knows of a row besides its line: links and accounts. */
	const learn = (known: readonly (Pick<RowView, 'id'> & Partial<RowView>)[]) =>
		setSaved((before) => {
			const next = new Map(before.rows)
			for (const one of known) {
				const row = next.get(one.id)
				if (row) next.set(one.id, { ...row, ...one })
			}
			return { ...before, rows: next }
		})

	return {
		portalId,
		sport,
		/** Orders that contain any row. */
		orders: ordered.orders,
		isOrdered: ({ id }: Pick<Lines[number], 'id'>) => id !== null && orders.has(id),
		...work,
		/** By id. */
		rows: saved.rows,
		isDirty,
		isSaving,
		meanwhile,
		save,
		learn,
	}
}
