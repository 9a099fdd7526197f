// The roster page: figures, tools, notes, and the sheet; on phones a list of players instead.
import { counted } from '#kit/plural.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { Breadcrumb } from '#ui/page-links.tsx'
import { showToast } from '#ui/show-toast.ts'
import { useAlive } from '#ui/use-alive.ts'
import { messages } from '../messages.ts'
import { newLine, sheetColumns } from '../rules/sheet.ts'
import type { PlayerField } from '../rules/player.ts'
import type { RosterPageData } from '../views.ts'
import { RosterCards } from './cards.tsx'
import { EmptyRoster, MeanwhileNotice, RosterFigures, SaveBar, Toolbar } from './roster-head.tsx'
import { commandOf, isFamilyField } from './grid-keys.ts'
import { RosterGrid } from './grid.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { LeavingPlayers } from './last-season.tsx'
import { LinksDialog, PlayerDialog } from './family-dialogs.tsx'
import { OrderDifferences, Problems, differencesLabel, problemLabel } from './roster-warnings.tsx'
import { LeftPlayers } from './player-changes.tsx'
import { PlainForms, type PlainAnswer } from './plain-forms.tsx'
import { useGrid } from './use-grid.ts'
import { useRoster } from './use-roster.ts'

type RosterPageProps = RosterPageData<string> & { answer: PlainAnswer }

const phone = '(width < 48rem)'
const watchPhone = (changed: () => void) => {
	const query = matchMedia(phone)
	query.addEventListener('change', changed)
	return () => query.removeEventListener('change', changed)
}
/** The layout to render; before hydration a read-only one that CSS lays out as either. */
const useLayout = () =>
	useSyncExternalStore(
		watchPhone,
		(): 'cards' | 'grid' | 'still' => (matchMedia(phone).matches ? 'cards' : 'grid'),
		() => 'still',
	)

type Opened = { dialog: 'import'; pasted: string } | { dialog: 'links' } | { dialog: 'player'; id: string }

/** Ctrl+S saves and Ctrl+Z undoes wherever the focus is, except in text fields. */
function usePageKeys(onSave: () => void, undo: () => void, redo: () => void): void {
	// Follows the keyboard of the whole page.
	useEffect(() => {
		const hear = (event: KeyboardEvent) => {
			const command = commandOf(event)
			if (event.defaultPrevented || !command) return
			const isBox =
				event.target instanceof HTMLElement &&
				event.target.matches('input:not([type=checkbox]), textarea, select')
			if (command === 'save') onSave()
			else if (isBox) return
			else if (command === 'undo') undo()
			else redo()
			event.preventDefault()
		}
		window.addEventListener('keydown', hear)
		return () => window.removeEventListener('keydown', hear)
	}, [onSave, undo, redo])
}

/** Commits the focused card field, which saves its text on blur, and keeps the focus. */
function takeTyped(): void {
	const field = document.activeElement
	if (!(field instanceof HTMLInputElement)) return
	flushSync(() => field.blur())
	if (field.isConnected) field.focus()
	else if (field.id) document.getElementById(field.id)?.focus()
}

type PlayersProps = Parameters<typeof RosterGrid>[0] & {
	layout: ReturnType<typeof useLayout>
	/** Key of the line whose card is open. */
	card: string | undefined
	onCard: (key: string | undefined) => void
	onOpen: (row: number) => void
}

/** The sheet, or on a phone a card for each player. */
function Players({ layout, card, onCard, onOpen, ...sheet }: Omit<PlayersProps, 'isReadOnly' | 'label'>) {
	if (layout === 'cards') return <RosterCards {...sheet} opened={card} onOpen={onCard} onFamily={onOpen} />
	return (
		<div className="min-w-0">
			<RosterGrid {...sheet} isReadOnly={layout === 'still'} label="Players of the team" />
		</div>
	)
}

type NoticesProps = Pick<RosterPageProps, 'lastSeason'> & {
	roster: ReturnType<typeof useRoster>
	timeZone: string
	isEmpty: boolean
	onJump: Parameters<typeof Problems>[0]['onJump']
}

/** Who left with the last season, what others changed, and what is wrong or was ordered otherwise. */
function Notices({ roster, timeZone, isEmpty, lastSeason, onJump }: NoticesProps) {
	return (
		<>
			{!isEmpty && lastSeason && lastSeason.leaving.length > 0 && !roster.isDirty && (
				<LeavingPlayers lastSeason={lastSeason} />
			)}
			<MeanwhileNotice roster={roster} timeZone={timeZone} />
			<p role="status" className="sr-only">
				{[problemLabel(roster.notes), differencesLabel(roster.differences)].filter(Boolean).join('. ')}
			</p>
			<Problems notes={roster.notes} onJump={onJump} />
			<OrderDifferences roster={roster} onJump={onJump} />
		</>
	)
}

export function RosterPage({ portal, accounts, lastSeason, left, answer, ...saved }: RosterPageProps) {
	const { id: portalId, sport, timeZone } = portal
	const roster = useRoster({ portalId, sport, ...saved })
	const isAlive = useAlive()
	const layout = useLayout()
	const [opened, setOpened] = useState<Opened>()
	const [isTyping, setTyping] = useState(false)
	const [card, setCard] = useState<string>()
	const openPlayer = (row: number) => {
		const id = roster.lines[row]?.id
		if (id && roster.rows.has(id)) setOpened({ dialog: 'player', id })
	}
	const [hasFamily, setFamily] = useState(false)
	const grid = useGrid(roster, {
		hasFamily,
		onFamilyPasted: () => setFamily(true),
		onTable: (pasted) => setOpened({ dialog: 'import', pasted }),
		onOpen: openPlayer,
	})
	const jump = (row: number, field: PlayerField) => {
		const line = roster.lines[row]
		if (layout !== 'cards') {
			if (isFamilyField(field)) flushSync(() => setFamily(true))
			return grid.cells.go({ row, column: sheetColumns.indexOf(field) })
		}
		setCard(line?.key)
		requestAnimationFrame(() => document.getElementById(`card-${line?.key ?? ''}`)?.focus())
	}
	const save = () => {
		grid.cells.commit()
		takeTyped()
		void roster.save()
	}
	usePageKeys(save, roster.undo, roster.redo)
	const startTyping = () => {
		setTyping(true)
		if (layout === 'cards') {
			const line = newLine()
			roster.change((now) => [...now, line])
			setCard(line.key)
		} else requestAnimationFrame(() => grid.cells.go({ row: 0, column: 0 }))
	}
	const loaded = (count: number) => {
		setOpened(undefined)
		const players = counted(count, 'player')
		showToast({ tone: 'success', title: messages.loaded, detail: `${players}. Look them over, then save.` })
	}
	const openImport = () => setOpened({ dialog: 'import', pasted: '' })
	const isEmpty = roster.lines.length === 0 && !isTyping
	const player = opened?.dialog === 'player' ? roster.rows.get(opened.id) : undefined
	const close = () => setOpened(undefined)
	return (
		<div className="measure grid gap-5 py-6 sm:py-8">
			<header>
				<Breadcrumb crumbs={[{ label: 'Team portal', href: `/portal/${portalId}` }, { label: 'Roster' }]} />
				<h1 className="display mt-2 text-title">Roster</h1>
				<p className="text-body">{`${portal.teamName}, ${portal.season}. ${portal.school}`}</p>
			</header>
			{!isEmpty && <RosterFigures roster={roster} />}
			{!isEmpty && (
				<Toolbar
					{...{ roster, isAlive, hasFamily, onSave: save, onImport: openImport }}
					onFamily={() => setFamily((now) => !now)}
					onLinks={() => setOpened({ dialog: 'links' })}
				/>
			)}
			<Notices {...{ roster, timeZone, isEmpty, lastSeason }} onJump={isAlive ? jump : undefined} />
			{isEmpty && <EmptyRoster {...{ lastSeason, isAlive, onImport: openImport, onType: startTyping }} />}
			{!isEmpty && (
				<Players {...{ roster, grid, timeZone, layout, card }} onCard={setCard} onOpen={openPlayer} />
			)}
			{(!isAlive || answer) && <PlainForms answer={answer} />}
			<LeftPlayers portalId={portalId} left={left} />
			{!isEmpty && <SaveBar {...{ roster, isAlive, onSave: save }} />}
			{opened?.dialog === 'import' && (
				<ImportDialog roster={roster} pasted={opened.pasted} onDone={loaded} onClose={close} />
			)}
			{opened?.dialog === 'links' && <LinksDialog {...{ roster, timeZone }} onClose={close} />}
			{player && <PlayerDialog {...{ roster, accounts, timeZone }} row={player} onClose={close} />}
		</div>
	)
}
