import { fileLimits, RosterFilePicker, useFileDrop } from '#rosters/components/file-picker.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/text-field.tsx'
import type { RosterTable } from './roster.ts'

type RosterSourceProps = { roster: Omit<RosterTable, 'read'> }

/** Input of a roster: pasted, typed, or from a file by picker or drop. */
export function RosterSource({ roster }: RosterSourceProps) {
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
