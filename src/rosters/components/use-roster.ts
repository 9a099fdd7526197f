// The roster while it is edited: its lines, undo history, and saved state.
import { counted } from '#kit/plural.ts'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { showToast, dropErrorToasts } from '#ui/show-toast.ts'
import { messages } from '../messages.ts'
import { withJerseyNames } from '../rules/jersey-names.ts'
import { joined } from '../rules/merge.ts'
import { playerNotes, teamNotes, type Note } from '../rules/notes.ts'
import { orderDifferences, type Carried, type Difference, type OrderedRows } from '../rules/ordered.ts'
import { isBlank } from '../rules/player.ts'
import {
	changed,
	historyOf,
	isSameRoster,
	redone,
	undone,
	withIds,
	withoutLine,
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

type RosterStart = {
	portalId: string
	sport: RequestSport
	revision: number
	rows: readonly RowView[]
	ordered: OrderedRows
}

export type Roster = ReturnType<typeof useRoster>

type OrdersOfRows = ReadonlyMap<string, readonly Carried[]>
type Known = { sport: RequestSport; orders: OrdersOfRows }

/** What follows from the lines, by row from 0. */
type Derived = {
	notes: ReadonlyMap<number, readonly Note[]>
	/** Values of placed orders that differ from the row. */
	differences: ReadonlyMap<number, readonly Difference[]>
	/** What the jerseys print of the names. */
	printed: readonly string[]
}

/** The non-empty lists by row. A row with an equal list keeps its array, so that it does not render again. */
function byRow<Item>(lists: readonly (readonly Item[])[], before: ReadonlyMap<number, readonly Item[]>) {
	return new Map(
		lists.flatMap((list, row) => {
			const known = before.get(row)
			const isKnown = known !== undefined && JSON.stringify(known) === JSON.stringify(list)
			return list.length > 0 ? [[row, isKnown ? known : list] as const] : []
		}),
	)
}

function derivedFrom(lines: Lines, { sport, orders }: Known, before?: Derived): Derived {
	const ofTeam = teamNotes(lines, sport)
	const notes = lines.map((line, row) => [...playerNotes(line), ...(ofTeam.get(row) ?? [])])
	const named = withJerseyNames(lines)
	const differences = named.map((line) => {
		const carried = line.id === null ? undefined : orders.get(line.id)
		return carried ? orderDifferences(line, carried) : []
	})
	return {
		notes: byRow(notes, before?.notes ?? new Map()),
		differences: byRow(differences, before?.differences ?? new Map()),
		printed: named.map(({ printedName }) => printedName),
	}
}

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

function showSaved(players: number): void {
	dropErrorToasts()
	const detail = counted(players, 'player')
	showToast({ tone: 'success', title: messages.saved, detail })
}

/** The lines with their undo history, notes and order differences. */
function useWork(start: Lines, known: Known) {
	const [store] = useState(() =>
		createStore<History & Derived>(() => ({ ...historyOf(start), ...derivedFrom(start, known) })),
	)
	const { lines, notes, differences, printed, past, future } = useStore(store)
	const step = (next: (history: History) => History) =>
		store.setState((now) => {
			const history = next(now)
			return history.lines === now.lines ? history : { ...history, ...derivedFrom(history.lines, known, now) }
		})
	return {
		lines,
		notes,
		differences,
		printed,
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
function showNotSaved(detail: string): false {
	showToast({ tone: 'error', title: messages.notSaved, detail })
	return false
}

/** Keys of the lines that their families have confirmed. */
const useConfirmed = (lines: Lines, rows: ReadonlyMap<string, Pick<RowView, 'confirmedBy'>>) =>
	useMemo(
		() =>
			new Set(
				lines.flatMap(({ key, id }) => (id !== null && rows.get(id)?.confirmedBy === 'family' ? [key] : [])),
			),
		[lines, rows],
	)

export function useRoster({ portalId, sport, revision, rows, ordered }: RosterStart) {
	const [saved, setSaved] = useState(() => savedAs(revision, rows))
	const [orders] = useState((): OrdersOfRows => new Map(ordered.rows))
	const { history: historyNow, step, ...work } = useWork(saved.lines, { sport, orders })
	const { lines, latest } = work
	const [isSaving, setSaving] = useState(false)
	const [meanwhile, setMeanwhile] = useState<Meanwhile>()
	const isDirty = !isSameRoster(lines, saved.lines)
	useLeaveWarning(isDirty)
	const confirmed = useConfirmed(lines, saved.rows)

	const taken = (sent: Lines, answer: Extract<SaveAnswer, { kind: 'saved' }>) => {
		const filled = sent.filter((line) => !isBlank(line))
		const ids = filled.flatMap(({ key }, at) => {
			const id = answer.rows[at]?.id
			return id === undefined ? [] : [[key, id] as const]
		})
		step((now) => withIds(now, new Map(ids)))
		setSaved(savedAs(answer.revision, answer.rows))
		setMeanwhile(undefined)
		showSaved(filled.length)
	}
	const behind = (answer: Extract<SaveAnswer, { kind: 'behind' }>) => {
		const theirs = savedAs(answer.revision, answer.rows)
		// Text typed while the request was pending is merged as well.
		const merge = joined(historyNow(), { base: saved.lines, theirs: theirs.lines })
		const { history, clashes } = merge
		step(() => history)
		setSaved(theirs)
		if (isSameRoster(history.lines, theirs.lines)) {
			// None of my changes is missing: an earlier save succeeded and its answer was lost.
			setMeanwhile(undefined)
			return showSaved(theirs.lines.length)
		}
		// On a phone the save button is at the bottom, where the notice on top is out of view.
		showToast({ tone: 'info', title: messages.saveAgain, detail: messages.bothKept })
		setMeanwhile({ who: answer.who, at: answer.at, theirs: merge.theirs, clashes })
	}
	/** @returns whether the roster is saved */
	const save = async (): Promise<boolean> => {
		const sent = latest()
		if (isSaving) return false
		if (isSameRoster(sent, saved.lines)) {
			showToast({ tone: 'info', title: messages.nothingToSave })
			return true
		}
		const faulty = sent.findIndex((line) => playerNotes(line).some(({ tone }) => tone === 'error'))
		if (faulty >= 0) {
			return showNotSaved(`Row ${faulty + 1} has something to repair. Everything is still here.`)
		}
		setSaving(true)
		const answer = await sendRosterRequest(portalId, {
			intent: 'save',
			revision: saved.revision,
			rows: sent.filter((line) => !isBlank(line)),
		})
		setSaving(false)
		if (!answer.ok) return showNotSaved(answer.message)
		if (answer.result.kind === 'saved') taken(sent, answer.result)
		else behind(answer.result)
		return answer.result.kind === 'saved'
	}

	/** Removes a line and reports how to restore it, and that its order remains. @param row from 0 */
	const removeLine = (row: number) => {
		const { id = null } = latest()[row] ?? {}
		work.change((now) => withoutLine(now, row))
		const stays = id !== null && orders.has(id) ? 'What is ordered for this player stays ordered. ' : ''
		showToast({ tone: 'info', title: `Row ${row + 1} deleted`, detail: `${stays}Undo brings it back.` })
	}
	/** Updates what the server knows of a row besides its line: links and accounts. */
	const updateRows = (known: readonly (Pick<RowView, 'id'> & Partial<RowView>)[]) =>
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
		...work,
		removeLine,
		/** By id. */
		rows: saved.rows,
		/** Keys of the lines that their families have confirmed. */
		confirmed,
		isDirty,
		isSaving,
		meanwhile,
		save,
		updateRows,
	}
}
