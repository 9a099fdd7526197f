// Selects a list's file: with the picker, or by drag and drop.
import { useState, type ComponentProps, type DragEvent } from 'react'
import { buttonLook, type Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** Supported types, plus unsupported ones that coaches try: these get instructions instead of being disabled. */
const kinds =
	'.xlsx,.xlsm,.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain,.xls,.xlsb,.ods,.numbers,.pdf'

type FilePickerProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'children'> & {
	onFile: (file: File) => void
}

/** Described by the element with the id `roster-kinds`. */
export function RosterFilePicker({ onFile, variant, size, children }: FilePickerProps) {
	return (
		<label
			className={buttonLook({
				variant,
				size,
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
					const file = event.target.files?.[0]
					if (file) onFile(file)
					event.target.value = ''
				}}
			/>
			<Icon name="upload" />
			{children}
		</label>
	)
}

/** Handlers for the drop area of files; dragged text keeps the browser's default behavior. */
export function useFileDrop(onFile: (file: File) => void) {
	const [isOver, setOver] = useState(false)
	const area = {
		onDragOver: (event: DragEvent) => {
			if (!event.dataTransfer.types.includes('Files')) return
			event.preventDefault()
			setOver(true)
		},
		onDragLeave: () => setOver(false),
		onDrop: (event: DragEvent) => {
			setOver(false)
			const file = event.dataTransfer.files[0]
			if (!file) return
			event.preventDefault()
			onFile(file)
		},
	}
	return { isOver, area }
}
