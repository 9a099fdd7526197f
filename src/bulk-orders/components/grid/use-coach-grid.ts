// The coach's grid over the bulk cart: its rows and cells, its edits, and its undo steps.
import { useMemo, useState } from 'react'
import { plainCell, plainNumber } from '#rosters/rules/cells.ts'
import { showToast } from '#ui/show-toast.ts'
import { messages } from '../../messages.ts'
import { itemOfField, rowProblems } from '../../rules/checks.ts'
import type { TypedCell } from '../../rules/cell-text.ts'
import { filledDown, filledFromRoster, openCells, withBlock, type Edited } from '../../rules/grid-edits.ts'
import {
	cellLines,
	gridRows,
	inGridOrder,
	linesAt,
	withCell,
	withPlayer,
	withTyped,
	type GridRow,
	type TypedPlayer,
} from '../../rules/grid.ts'
import { isNeeded } from '../../rules/items.ts'
import { maxBulkItems } from '../../rules/limits.ts'
import { mergedCarts } from '../../rules/merge.ts'
import type { BulkItem } from '../../schemas.ts'
import type { CatalogItem, PortalView } from '../../views.ts'
import { usePortalTexts } from '../portal-language.tsx'
import type { BulkCart } from '../use-bulk-cart.ts'

type Items = readonly BulkItem[]
type Step = { before: Items; after: Items }
type Steps = { past: readonly Step[]; future: readonly Step[] }

/** Number of undo steps. */
const mostSteps = 100
const noSteps: Steps = { past: [], future: [] }

export type CoachGrid = ReturnType<typeof useCoachGrid>
export type GridView = Pick<PortalView, 'portal' | 'catalog' | 'roster' | 'nameless'>
type Cart = Pick<BulkCart, 'items' | 'change'>

const newId = () => crypto.randomUUID()

/** What keeps a line from being ordered, by its id. */
function problemsIn(items: Items, { catalog, nameless }: GridView): ReadonlyMap<string, string> {
	const needed = items.filter(isNeeded)
	if (needed.length === 0) return new Map()
	const found = rowProblems(needed, catalog, { nameless: new Set(nameless), canRename: true })
	return new Map(
		found
			.toReversed()
			.flatMap(({ field, message }) =>
				field === undefined ? [] : [[itemOfField(field), message.replace(/^Row \d+: /, '')] as const],
			),
	)
}

/** Changes the cart in steps that undo takes back; what another device changed meanwhile stays. */
function useSteps(cart: Cart, inOrder: (items: Items) => Items) {
	const { said } = usePortalTexts()
	const [{ past, future }, setSteps] = useState(noSteps)
	/** @returns whether anything changed */
	function change(next: (items: Items) => Items): boolean {
		const done: Step[] = []
		let isTooMuch = false
		cart.change((before) => {
			const after = next(before)
			isTooMuch = after.length > maxBulkItems
			if (after === before || isTooMuch) return before
			done.push({ before, after: inOrder(after) })
			return done[0]?.after ?? before
		})
		if (isTooMuch) showToast({ tone: 'error', title: said(messages.error), detail: said(messages.tooMany) })
		if (done.length > 0)
			setSteps((steps) => ({ past: [...steps.past, ...done].slice(-mostSteps), future: [] }))
		return done.length > 0
	}
	const between = (from: Items, to: Items) =>
		cart.change((now) => (now === from ? to : inOrder(mergedCarts({ base: from, mine: to, theirs: now }))))
	function undo(): void {
		const last = past.at(-1)
		if (!last) return
		between(last.after, last.before)
		setSteps({ past: past.slice(0, -1), future: [last, ...future] })
	}
	function redo(): void {
		const [next, ...rest] = future
		if (!next) return
		between(next.before, next.after)
		setSteps({ past: [...past, next], future: rest })
	}
	return { change, undo, redo, canUndo: past.length > 0, canRedo: future.length > 0 }
}

export function useCoachGrid(view: GridView, cart: Cart) {
	const { catalog, roster } = view
	const { items } = cart
	const { coach, said } = usePortalTexts()
	const texts = coach.toasts
	const [typed, setTyped] = useState<readonly TypedPlayer[]>([])
	const nameless = useMemo(() => new Set(view.nameless), [view.nameless])
	const rows = useMemo(() => gridRows({ roster, items, typed }), [roster, items, typed])
	const cells = useMemo(() => cellLines(items), [items])
	const problems = useMemo(() => problemsIn(items, view), [items, view])
	const open = useMemo(() => openCells(items, { rows, catalog }, problems), [items, rows, catalog, problems])
	const rowsOf = (now: Items) => gridRows({ roster, items: now, typed })
	const { change, ...history } = useSteps(cart, (now) => inGridOrder(now, rowsOf(now), catalog))
	const sheet = { rows, catalog, nameless, newId }

	function edit(next: (items: Items) => Edited): Edited | undefined {
		const done: Edited[] = []
		change((now) => {
			const edited = next(now)
			done.push(edited)
			return edited.items
		})
		return done[0]
	}
	function fillDown(at: { row: number; column: number }): void {
		const { cells: filled = 0 } = edit((now) => filledDown(now, sheet, at)) ?? {}
		const title = filled > 0 ? texts.filled(filled) : texts.nothingToFill
		showToast({ tone: 'info', title, ...(filled > 0 && { detail: texts.takesBack }) })
	}
	function loadRoster(): void {
		const { cells: filled = 0 } = edit((now) => filledFromRoster(now, sheet)) ?? {}
		const detail = filled > 0 ? `${texts.filled(filled)}. ${texts.takesBack}` : texts.nothingToLoad
		showToast({ tone: 'success', title: said(messages.rosterLoaded), detail })
	}
	function paste(at: { row: number; column: number }, block: readonly (readonly string[])[]): void {
		const done = edit((now) => withBlock(now, sheet, { at, block }))
		if (!done) return
		const detail = done.left > 0 ? texts.left(done.left) : texts.takesBack
		showToast({ tone: 'info', title: texts.pasted(done.cells), detail })
	}
	/** Renames a player who is not on the roster; the row after the last one becomes a new player. */
	function savePlayer(row: GridRow | undefined, given: Partial<TypedPlayer>): void {
		const { name, number } = { name: row?.name ?? '', number: row?.number ?? '', ...given }
		const player = {
			name: plainCell(name).slice(0, 100),
			number: plainNumber(plainCell(number)).slice(0, 10),
		}
		if (
			row
				? row.name === player.name && row.number === player.number
				: player.name === '' && player.number === ''
		)
			return
		const isTyped = (one: TypedPlayer) => one.name === row?.name && one.number === row.number
		setTyped((now) => (row ? now.map((one) => (isTyped(one) ? player : one)) : [...now, player]))
		if (row) change((now) => withPlayer(now, row, { catalog, nameless, ...player }))
	}
	const context = (row: GridRow, entry: CatalogItem) => ({ row, entry, nameless, newId })
	return {
		rows,
		catalog,
		problems,
		nameless,
		missing: open.missing,
		wrong: open.wrong,
		linesAt: (row: GridRow, entry: CatalogItem) => linesAt(cells, row, entry),
		/** Lines of items that have left the portal: they have no column. */
		gone: items.filter((item) => !catalog.some(({ id }) => id === item.item_id)),
		dropGone: () => change((now) => now.filter((item) => catalog.some(({ id }) => id === item.item_id))),
		setText: (row: GridRow, entry: CatalogItem, text: string) =>
			change((now) => withTyped(now, context(row, entry), text)),
		setCell: (row: GridRow, entry: CatalogItem, cell: TypedCell) =>
			change((now) => withCell(now, context(row, entry), cell)),
		savePlayer,
		fillDown,
		loadRoster,
		paste,
		...history,
	}
}
