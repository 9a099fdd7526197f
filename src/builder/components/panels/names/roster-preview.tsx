import type { GarmentTemplate } from '#garments/template.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useEditorState } from '../../../editor/context.tsx'
import type { Player } from '#rosters/rules/player.ts'
import { LineIcon } from '../../frame/line-icon.tsx'
import { PanelPart } from '../panel.tsx'
import { viewForSlot } from './lettering-edits.ts'
import type { RosterTable } from './roster.ts'
import { fileLimits, RosterFilePicker, useFileDrop } from '#rosters/components/file-picker.tsx'
import { TextArea } from '#ui/fields.tsx'

type RosterPreviewProps = { roster: RosterTable; template: GarmentTemplate }

const shownProblems = 6

/** Previews every player's garment before ordering: paste a list or choose a file, then step through it. */
export function RosterPreview({ roster, template }: RosterPreviewProps) {
	const { players, problems } = roster.read
	return (
		<PanelPart title="See it on your players" aside="only for looking, not saved">
			<div className="grid gap-4">
				<RosterSource roster={roster} />
				{problems.length > 0 && (
					<Notice
						tone="warning"
						title={problems.length === 1 ? 'One line to look at' : `${problems.length} lines to look at`}
					>
						<ul>
							{problems.slice(0, shownProblems).map(({ row, message }) => (
								<li key={`${row}-${message}`}>{`Row ${row}: ${message}`}</li>
							))}
							{problems.length > shownProblems && <li>{`and ${problems.length - shownProblems} more`}</li>}
						</ul>
					</Notice>
				)}
				{players.length > 0 && <Players {...{ players, template }} />}
			</div>
		</PanelPart>
	)
}

type PlayersProps = { players: readonly Player[]; template: GarmentTemplate }

function Players({ players, template }: PlayersProps) {
	const shown = useEditorState((state) => state.previewPlayer)
	const view = useEditorState((state) => state.view)
	const show = useEditorState((state) => state.show)
	const at = players.findIndex(({ name, number }) => name === shown?.name && number === shown.number)
	const put = (index: number) => {
		const player = players[(index + players.length) % players.length]
		if (!player) return
		const { name, number } = player
		show({ previewPlayer: { name, number }, view: viewForSlot(template, 'name', view) })
	}
	return (
		<div className="overflow-hidden rounded-notice border border-line">
			<div className="flex items-center gap-2 bg-well p-2">
				<Button
					variant="outline"
					size="small"
					aria-label="Previous player"
					onClick={() => put(at < 0 ? players.length - 1 : at - 1)}
				>
					<LineIcon name="left" />
				</Button>
				<p role="status" className="min-w-0 flex-1 truncate text-center text-sm font-semibold">
					{at < 0 ? `${players.length} players` : `${at + 1} of ${players.length}: ${nameOf(players[at])}`}
				</p>
				<Button variant="outline" size="small" aria-label="Next player" onClick={() => put(at + 1)}>
					<LineIcon name="right" />
				</Button>
			</div>
			<ul aria-label="Players" tabIndex={0} className="max-h-64 overflow-y-auto">
				{rowsOf(players).map(({ player, index, key }) => (
					<li key={key} className="border-t border-line">
						<button
							type="button"
							aria-pressed={index === at}
							onClick={() => put(index)}
							className="flex min-h-11 w-full items-center gap-3 bg-field px-3 py-1 text-left hover:bg-card aria-pressed:bg-success-surface"
						>
							<span className="sr-only">Preview </span>
							<span className="display figures w-8 text-xl leading-none">{player.number || '–'}</span>{' '}
							<span className="min-w-0 flex-1 truncate">{player.name || 'No name'}</span>{' '}
							<span className="text-label text-muted">{player.size}</span>
							<LineIcon name="eye" />
						</button>
					</li>
				))}
			</ul>
			{shown && (
				<button
					type="button"
					className="min-h-11 w-full border-t border-line bg-field px-3 text-sm font-semibold text-primary hover:underline"
					onClick={() => show({ previewPlayer: null })}
				>
					Back to the design’s own name and number
				</button>
			)}
		</div>
	)
}

const nameOf = (player: Player | undefined): string =>
	[player?.number && `#${player.number}`, player?.name].filter(Boolean).join(' ')

/** Players may share a name and a number; the row index identifies them. */
const rowsOf = (players: readonly Player[]) =>
	players.map((player, index) => ({ player, index, key: `${index} ${player.name}` }))

type RosterSourceProps = { roster: Omit<RosterTable, 'read'> }

/** Input of a roster: pasted, typed, or from a file by picker or drop. */
function RosterSource({ roster }: RosterSourceProps) {
	const choose = (file: File) => void roster.importFile(file)
	const { isOver, area } = useFileDrop(choose)
	return (
		<div className="grid gap-3" {...area}>
			<TextArea
				label="Paste your roster"
				name="roster"
				rows={3}
				value={roster.text}
				onChange={(event) => roster.paste(event.target.value)}
				placeholder={'Johnson, 24\nRivera, 7'}
				hint="Name and number, one player per line, straight from a spreadsheet."
				data-over={isOver || undefined}
				className="[&_textarea]:max-h-48 [&_textarea]:min-h-22 [&_textarea[data-over]]:border-primary"
			/>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
				<RosterFilePicker variant="outline" size="small" onFile={choose}>
					Import a file
				</RosterFilePicker>
				<p id="roster-kinds" className="text-label text-muted">
					{`${fileLimits}. It stays on this device.`}
				</p>
			</div>
			<p role="status" className={roster.sheet === undefined ? 'sr-only' : 'text-label text-muted'}>
				{roster.isReading ? 'Reading the file' : roster.sheet}
			</p>
			{roster.refusal && (
				<Notice tone="danger" title="Roster not read" alert>
					{roster.refusal}
				</Notice>
			)}
		</div>
	)
}
