import { useRef, useState, type DragEvent } from 'react'
import { buttonLook } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/text-field.tsx'
import type { RosterTable } from './roster.ts'

/** The kinds of `roster-file.ts`, which is fetched once a file is chosen. */
const kinds = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain'

type RosterSourceProps = {
	roster: Pick<RosterTable, 'text' | 'paste' | 'importFile' | 'refusal' | 'isReading'>
}

/** Where a roster comes from: pasted, typed, or out of a file by picker or drop. */
export function RosterSource({ roster }: RosterSourceProps) {
	const [isOver, setOver] = useState(false)
	const choose = (files: FileList | null) => {
		const file = files?.[0]
		if (file) void roster.importFile(file)
	}
	const drop = (event: DragEvent) => {
		if (event.dataTransfer.files.length === 0) return
		event.preventDefault()
		setOver(false)
		choose(event.dataTransfer.files)
	}
	const over = (event: DragEvent) => {
		if (!event.dataTransfer.types.includes('Files')) return
		event.preventDefault()
		setOver(true)
	}
	return (
		<div className="grid gap-3" onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
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
				<FilePicker onFiles={choose} />
				<p id="roster-kinds" className="text-label text-muted">
					CSV, TSV or TXT, max 1 MB. It stays on this device.
				</p>
			</div>
			<p role="status" className="sr-only">
				{roster.isReading && 'Reading the file'}
			</p>
			{roster.refusal && (
				<Notice tone="danger" title="Roster not read" alert>
					{roster.refusal}
				</Notice>
			)}
		</div>
	)
}

function FilePicker({ onFiles }: { onFiles: (files: FileList | null) => void }) {
	const picker = useRef<HTMLInputElement>(null)
	return (
		<label
			className={buttonLook({
				variant: 'outline',
				size: 'small',
				className:
					'relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
			})}
		>
			<input
				ref={picker}
				type="file"
				name="roster-file"
				accept={kinds}
				aria-describedby="roster-kinds"
				className="absolute inset-0 size-full cursor-pointer opacity-0"
				onChange={(event) => {
					onFiles(event.target.files)
					if (picker.current) picker.current.value = ''
				}}
			/>
			<Icon name="upload" />
			Import a file
		</label>
	)
}
