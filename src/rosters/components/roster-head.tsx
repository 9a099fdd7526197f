import { counted, plural } from '#kit/plural.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { Stat } from '#ui/marks.tsx'
import { isBlank } from '../rules/player.ts'
import { momentIn } from './row-status.tsx'
import type { LastSeason } from '../views.ts'
import { leavingLabel } from './last-season.tsx'
import { gridId } from './use-cells.ts'
import type { Meanwhile, Roster } from './use-roster.ts'
import { EmptyState } from '#ui/empty-state.tsx'

/** Scoreboard figures: present and missing data. */
export function RosterFigures({ roster }: { roster: Roster }) {
	const players = roster.lines.filter((line) => !isBlank(line))
	const of = (count: number) => `${count}/${players.length}`
	const confirmed = [...roster.rows.values()].filter(({ confirmedBy }) => confirmedBy === 'family').length
	return (
		<dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-card bg-turf px-5 py-4 text-on-turf sm:grid-cols-4">
			<Stat on="turf" value={players.length} label={plural(players.length, 'player')} />
			<Stat
				on="turf"
				value={of(players.filter(({ number }) => number !== '').length)}
				label="with a number"
			/>
			<Stat
				on="turf"
				value={of(players.filter(({ size, shortsSize }) => size !== '' && shortsSize !== '').length)}
				label="with both sizes"
			/>
			<Stat on="turf" value={of(confirmed)} label="confirmed by family" />
		</dl>
	)
}

const stateLabels = ({ isSaving, isDirty }: Pick<Roster, 'isSaving' | 'isDirty'>) => {
	if (isSaving) return 'Saving…'
	return isDirty ? 'Not saved yet' : 'Everything is saved'
}

/** The coach's next step once the roster is saved: ordering. */
const NextStep = ({ roster: { portalId, rows, isDirty, isSaving } }: { roster: Roster }) =>
	rows.size > 0 &&
	!isDirty &&
	!isSaving && (
		<a
			href={`/portal/${portalId}`}
			className="inline-flex min-h-8 items-center gap-1.5 text-[0.9375rem] font-bold text-primary hover:underline"
		>
			Order for the team
			<Icon name="arrow-right" size={18} />
		</a>
	)

type ToolbarProps = {
	roster: Roster
	/** False before hydration, when these buttons do nothing. */
	isAlive: boolean
	onSave: () => void
	onImport: () => void
	onLinks: () => void
	/** Whether the family's columns are shown. */
	hasFamily: boolean
	onFamily: () => void
}

const SaveButton = ({ roster, isAlive, onSave }: Pick<ToolbarProps, 'roster' | 'isAlive' | 'onSave'>) => (
	<Button
		variant="action"
		busy={roster.isSaving}
		disabled={!isAlive}
		aria-keyshortcuts="Control+S"
		onClick={onSave}
	>
		Save roster
	</Button>
)

export function Toolbar(props: ToolbarProps) {
	const { roster, isAlive, onSave, onImport, onLinks, hasFamily, onFamily } = props
	return (
		<div
			role="toolbar"
			aria-label="Roster"
			className="flex flex-wrap items-center gap-2 md:sticky md:top-19 md:z-20 md:rounded-card md:border md:border-line md:bg-card md:p-2 md:shadow-raised"
		>
			<Button variant="outline" disabled={!isAlive} onClick={onImport}>
				<Icon name="upload" />
				Load a list
			</Button>
			<Button
				variant="outline"
				disabled={!isAlive || roster.rows.size === 0}
				aria-haspopup="dialog"
				onClick={onLinks}
			>
				<Icon name="phone" />
				Family links
			</Button>
			<span className="hidden md:block">
				<Button
					variant="ghost"
					disabled={!isAlive}
					aria-expanded={hasFamily}
					aria-controls={gridId}
					onClick={onFamily}
				>
					{hasFamily ? 'Hide parents' : 'Show parents'}
				</Button>
			</span>
			<ButtonLink variant="outline" href={`/portal/${roster.portalId}/messages`}>
				<Icon name="mail" />
				Messages
			</ButtonLink>
			<Button
				variant="ghost"
				disabled={!isAlive || !roster.canUndo}
				aria-keyshortcuts="Control+Z"
				onClick={roster.undo}
			>
				Undo
			</Button>
			<Button
				variant="ghost"
				disabled={!isAlive || !roster.canRedo}
				aria-keyshortcuts="Control+Shift+Z"
				onClick={roster.redo}
			>
				Redo
			</Button>
			<div className="ml-auto hidden items-center gap-4 px-2 md:flex">
				<p className="text-label text-muted" role="status">
					{stateLabels(roster)}
				</p>
				<NextStep roster={roster} />
			</div>
			<span className="hidden md:block">
				<SaveButton {...{ roster, isAlive, onSave }} />
			</span>
		</div>
	)
}

/** On phones the save button sticks to the bottom. */
export const SaveBar = ({ roster, isAlive, onSave }: Pick<ToolbarProps, 'roster' | 'isAlive' | 'onSave'>) => (
	<div
		data-screen-only=""
		className="sticky bottom-0 z-20 -mx-4 flex items-center gap-3 border-t border-line bg-card px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] md:hidden"
	>
		<div className="min-w-0 flex-1 leading-tight">
			<p className="text-label text-muted">{stateLabels(roster)}</p>
			<NextStep roster={roster} />
		</div>
		<SaveButton {...{ roster, isAlive, onSave }} />
	</div>
)

function meanwhileMessage({ who, at, theirs, clashes }: Meanwhile, timeZone: string): string {
	const when = at === null ? '' : ` on ${momentIn(at, timeZone)}`
	const rows = counted(theirs, 'row of theirs is', 'rows of theirs are')
	const came = theirs === 0 ? '' : ` ${rows} in the sheet now.`
	const same =
		clashes.length === 0
			? ''
			: ` Row ${clashes.map((row) => row + 1).join(', ')} was changed by both of you: yours stands.`
	return `${who ?? 'A family'} saved${when}.${came} All you changed is still here.${same} Look it over and save again.`
}

type MeanwhileNoticeProps = { roster: Roster; timeZone: string }

/** Another person saved first: both sides' changes are kept. */
export function MeanwhileNotice({ roster, timeZone }: MeanwhileNoticeProps) {
	const { meanwhile } = roster
	if (!meanwhile) return null
	return (
		<Notice tone="warning" title="The roster changed while you were at work" alert>
			<p>{meanwhileMessage(meanwhile, timeZone)}</p>
		</Notice>
	)
}

type EmptyRosterProps = {
	lastSeason: LastSeason | null
	isAlive: boolean
	onImport: () => void
	onType: () => void
}

/** No players yet: four ways to add the first. */
export function EmptyRoster({ lastSeason, isAlive, onImport, onType }: EmptyRosterProps) {
	return (
		<EmptyState
			icon="team"
			title={
				<span role="heading" aria-level={2}>
					Who is on the team?
				</span>
			}
			actions={
				<>
					{isAlive ? (
						<Button variant="action" onClick={onImport}>
							<Icon name="upload" />
							Paste a list or choose a file
						</Button>
					) : (
						<ButtonLink variant="action" href="#paste">
							Paste a list
						</ButtonLink>
					)}
					{lastSeason && (
						<form method="post">
							<input type="hidden" name="intent" value="last-season" />
							<Button variant="outline" type="submit">
								{`Start from ${lastSeason.season} (${lastSeason.players} players)`}
							</Button>
						</form>
					)}
					{isAlive && (
						<Button variant="outline" onClick={onType}>
							<Icon name="edit" />
							Type them in
						</Button>
					)}
				</>
			}
		>
			Load the roster once and order for every player in one go: names, numbers and sizes fill in by
			themselves.
			{lastSeason && lastSeason.leaving.length > 0 && ` ${leavingLabel(lastSeason)}`}
		</EmptyState>
	)
}
