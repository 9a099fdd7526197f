import { counted, formatCount, plural } from '#kit/plural.ts'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox, TextArea } from '#ui/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import { Modal } from '#ui/modal.tsx'
import { Notice } from '#ui/notice.tsx'
import { isBlank } from '../rules/player.ts'
import { ImportColumns, ImportRows } from './import-review.tsx'
import { useImport, type ImportState, type ImportTarget } from './use-import.ts'
import { ImportChanges } from './import-changes.tsx'
import { ImportSizes } from './import-sizes.tsx'
import { fileLimits, RosterFilePicker, useFileDrop } from './file-picker.tsx'

type ImportDialogProps = {
	roster: ImportTarget
	/** A list pasted into the grid. */
	pasted: string
	/** @param count number of imported players */
	onDone: (count: number) => void
	onClose: () => void
}

/** "48 players ready, 2 rows to repair, 1 row left out." */
function countLabel({ accepted, failed, leftOut }: ImportState['taken']): string {
	const parts = [
		counted(accepted.length, 'player ready', 'players ready'),
		...(failed.length > 0 ? [counted(failed.length, 'row to repair', 'rows to repair')] : []),
		...(leftOut.length > 0 ? [counted(leftOut.length, 'row left out', 'rows left out')] : []),
	]
	return `${parts.join(', ')}.`
}

function download(text: string): void {
	const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
	const link = document.createElement('a')
	link.href = url
	link.download = 'rows-to-repair.csv'
	link.click()
	setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Imports a list: read it, choose columns, review rows, apply. Every row left out is reported. */
export function ImportDialog({ roster, pasted, onDone, onClose }: ImportDialogProps) {
	const state = useImport(roster)
	const started = useRef(false)
	// Follows the paste that opened the dialog: the code that reads it loads asynchronously.
	useEffect(() => {
		if (pasted === '' || started.current) return
		started.current = true
		void state.readText(pasted)
	}, [pasted, state])
	if (state.sheets.length === 0)
		return (
			<Modal title="Load a roster" onClose={onClose}>
				<ImportSource state={state} />
			</Modal>
		)
	const apply = () => {
		roster.change(state.rosterAfter)
		onDone(state.count)
	}
	const actions = (
		<>
			<Button variant="ghost" onClick={state.startOver}>
				Choose another list
			</Button>
			<Button variant="action" disabled={state.count === 0 || state.isTooMany} onClick={apply}>
				{state.count === 0 ? 'Nothing to take over' : `Take over ${counted(state.count, 'player')}`}
			</Button>
		</>
	)
	return (
		<Modal title="Check the list" onClose={onClose} isWide actions={actions}>
			<div className="grid gap-5">
				<Unread state={state} />
				<ImportColumns state={state} />
				<ImportSizes state={state} />
				{state.tooLong === undefined && (
					<div className="grid gap-2">
						<p role="status" className="font-bold">
							{countLabel(state.taken)}
						</p>
						<ImportRows state={state} />
					</div>
				)}
				{state.taken.failed.length > 0 && <Repair state={state} />}
				{roster.lines.some((line) => !isBlank(line)) && (
					<Where state={state} replaceLabel={roster.replaceLabel} />
				)}
				{state.isTooMany && (
					<Notice tone="danger" alert>
						{`A list holds at most ${formatCount(state.most)} players. Leave rows out, or bring fewer.`}
					</Notice>
				)}
			</div>
		</Modal>
	)
}

/** Parts of the file that are not among the rows below, so that nothing is left out silently. */
function Unread({ state }: { state: ImportState }) {
	const { hidden, source, roles, tooLong } = state
	const again = source.columns.filter(
		({ confidence }, column) => confidence === 'again' && roles[column] === 'skip',
	)
	return (
		<>
			{tooLong !== undefined && (
				<Notice tone="danger" title="Too long for one import" alert>
					{tooLong}
				</Notice>
			)}
			{again.length > 0 && (
				<Notice tone="warning" title="Two lists side by side?">
					{`${counted(again.length, 'column has', 'columns have')} a heading that came before: ${again
						.map(({ heading }) => `“${heading}”`)
						.join(
							', ',
						)}. What stands there is left out. If they are more players, put them below the others and load the list again.`}
				</Notice>
			)}
			{hidden.length > 0 && (
				<p className="text-label text-muted">
					{`Not read, since the workbook hides ${plural(hidden.length, 'it', 'them')}: ${hidden.join(', ')}.`}
				</p>
			)}
		</>
	)
}

const Repair = ({ state }: { state: ImportState }) => (
	<div className="rounded-notice border border-danger-line bg-danger-surface px-4 py-3 text-on-danger-surface">
		<p>Rows to repair stay out, unless you bring them along and repair them in the sheet.</p>
		<div className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-1">
			<Checkbox
				label="Bring them along"
				name="roster-bring"
				checked={state.includesFailed}
				onChange={(event) => state.setIncludesFailed(event.target.checked)}
			/>
			<Button variant="outline" size="small" onClick={() => download(state.repairFile())}>
				<Icon name="download" />
				Download them with the reasons
			</Button>
		</div>
	</div>
)

const updateMode = ['update', 'Match them by name: see what is new, changed and gone'] as const
const modesWith = (replaceLabel = 'Replace them; who has the same name keeps link and account') =>
	[
		['append', 'Add to the players who are there'],
		['replace', replaceLabel],
	] as const

type WhereProps = { state: ImportState; replaceLabel: string | undefined }

const Where = ({ state, replaceLabel }: WhereProps) => (
	<fieldset className="grid gap-1">
		<legend className="font-bold">What about the players who are there?</legend>
		{[...(state.canUpdate ? [updateMode] : []), ...modesWith(replaceLabel)].map(([mode, label]) => (
			<label key={mode} className="flex min-h-11 items-center gap-3">
				<input
					type="radio"
					name="roster-mode"
					className="size-5 accent-primary"
					checked={state.mode === mode}
					onChange={() => state.setMode(mode)}
				/>
				{label}
			</label>
		))}
		{state.mode === 'update' && <ImportChanges state={state} />}
		{state.mode === 'append' && state.duplicates > 0 && (
			<p role="status" className="text-label font-semibold text-danger">
				{`${state.duplicates} of them ${plural(state.duplicates, 'is', 'are')} on the roster already and would stand there twice.`}
			</p>
		)}
		{state.mode === 'replace' && state.removals > 0 && (
			<p role="status" className="text-label font-semibold text-danger">
				{`${counted(state.removals, 'player who is', 'players who are')} not on the list will be taken off the roster.`}
			</p>
		)}
	</fieldset>
)

/** Source of a list: a file by picker or drop, or a paste. */
function ImportSource({ state }: { state: ImportState }) {
	const choose = (file: File) => void state.readFile(file)
	const { isOver, area } = useFileDrop(choose)
	return (
		<div className="grid gap-5" {...area}>
			{state.refusal && (
				<Notice tone="danger" title="List not read" alert>
					{state.refusal}
				</Notice>
			)}
			<div
				data-over={isOver || undefined}
				className="grid justify-items-center gap-3 rounded-card border-2 border-dashed border-stitch px-4 py-7 text-center data-over:border-primary data-over:bg-success-surface"
			>
				<RosterFilePicker onFile={choose}>Choose a file</RosterFilePicker>
				<p id="roster-kinds" className="text-label text-muted">
					{`or drop it here: ${fileLimits}`}
				</p>
			</div>
			<TextArea
				label="Or paste the list"
				name="roster-text"
				rows={6}
				value={state.text}
				onChange={(event) => state.setText(event.target.value)}
				placeholder={
					'Name\tNumber\tJersey\tShorts\tParent\tEmail\nAna Rivera\t07\tM\tS\tPat Rivera\tpat@example.com'
				}
				hint="Straight from a spreadsheet, with or without headings, columns in any order."
				className="[&_textarea]:max-h-64"
			/>
			<div className="flex justify-end">
				<Button
					variant="action"
					busy={state.isReading}
					disabled={state.text.trim() === ''}
					onClick={() => void state.readText(state.text)}
				>
					Read the list
				</Button>
			</div>
			<p role="status" className="sr-only">
				{state.isReading && 'Reading the list'}
			</p>
		</div>
	)
}
