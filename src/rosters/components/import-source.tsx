import { useState, type DragEvent } from 'react'
import { Button, buttonLook } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/text-field.tsx'
import type { ImportState } from './use-import.ts'

/** What can be read, and what coaches try besides: those are told how to save it instead of being grey in the picker. */
const kinds =
	'.xlsx,.xlsm,.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain,.xls,.xlsb,.ods,.numbers,.pdf'

/** Where a list comes from: a file by picker or drop, or a paste. */
export function ImportSource({ desk }: { desk: ImportState }) {
	const [isOver, setOver] = useState(false)
	const choose = (files: FileList | null) => {
		const file = files?.[0]
		if (file) void desk.readFile(file)
	}
	const drop = (event: DragEvent) => {
		event.preventDefault()
		setOver(false)
		choose(event.dataTransfer.files)
	}
	const over = (event: DragEvent) => {
		event.preventDefault()
		setOver(true)
	}
	return (
		<div className="grid gap-5" onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
			{desk.refusal && (
				<Notice tone="danger" title="List not read" alert>
					{desk.refusal}
				</Notice>
			)}
			<div
				data-over={isOver || undefined}
				className="grid justify-items-center gap-3 rounded-card border-2 border-dashed border-stitch px-4 py-7 text-center data-over:border-primary data-over:bg-success-surface"
			>
				<label
					className={buttonLook({
						className:
							'relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
					})}
				>
					<input
						type="file"
						name="roster-file"
						accept={kinds}
						aria-describedby="roster-kinds"
						className="absolute inset-0 size-full cursor-pointer opacity-0"
						onChange={(event) => {
							choose(event.target.files)
							event.target.value = ''
						}}
					/>
					<Icon name="upload" />
					Choose a file
				</label>
				<p id="roster-kinds" className="text-label text-muted">
					or drop it here: Excel (XLSX), CSV, TSV or text, up to 5 MB and 2,000 rows
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
