import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { fileLimits, RosterFilePicker, useFileDrop } from './file-picker.tsx'
import type { ImportState } from './use-import.ts'

/** Source of a list: a file by picker or drop, or a paste. */
export function ImportSource({ desk }: { desk: ImportState }) {
	const choose = (file: File) => void desk.readFile(file)
	const { isOver, area } = useFileDrop(choose)
	return (
		<div className="grid gap-5" {...area}>
			{desk.refusal && (
				<Notice tone="danger" title="List not read" alert>
					{desk.refusal}
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
				value={desk.text}
				onChange={(event) => desk.setText(event.target.value)}
				placeholder={'Name\tNumber\tJersey\tShorts\nRivera\t07\tM\tS'}
				hint="Straight from a spreadsheet, with or without headings, columns in any order."
				className="[&_textarea]:max-h-64"
			/>
			<div className="flex justify-end">
				<Button
					variant="action"
					busy={desk.isReading}
					disabled={desk.text.trim() === ''}
					onClick={() => void desk.readText(desk.text)}
				>
					Read the list
				</Button>
			</div>
			<p role="status" className="sr-only">
				{desk.isReading && 'Reading the list'}
			</p>
		</div>
	)
}
