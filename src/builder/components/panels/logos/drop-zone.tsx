import { useEffect, useRef, useState, type DragEvent } from 'react'
import { buttonLook } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { acceptedFiles } from './uploads.ts'

type DropZoneProps = { onFiles: (files: readonly File[]) => void; isClosed: boolean }

const isTyping = (target: EventTarget | null) =>
	target instanceof Element && target.matches('input:not([type=file]), textarea, [contenteditable]')

/** Accepts files by picker, drop and paste. */
export function DropZone({ onFiles, isClosed }: DropZoneProps) {
	const picker = useRef<HTMLInputElement>(null)
	const [isOver, setOver] = useState(false)

	// Synchronizes with the document's paste events, independent of the focus.
	useEffect(() => {
		if (isClosed) return
		const paste = (event: ClipboardEvent) => {
			const files = [...(event.clipboardData?.files ?? [])]
			if (files.length === 0 || isTyping(event.target)) return
			event.preventDefault()
			onFiles(files)
		}
		document.addEventListener('paste', paste)
		return () => document.removeEventListener('paste', paste)
	}, [isClosed, onFiles])

	const drop = (event: DragEvent) => {
		event.preventDefault()
		setOver(false)
		if (!isClosed) onFiles([...event.dataTransfer.files])
	}
	return (
		<div
			onDragOver={(event) => {
				event.preventDefault()
				setOver(true)
			}}
			onDragLeave={() => setOver(false)}
			onDrop={drop}
			data-over={isOver || undefined}
			className="grid justify-items-center rounded-card border-2 border-dashed border-stitch bg-page px-4 py-5 text-center transition-colors data-over:border-primary data-over:bg-success-surface"
		>
			<span className="patch grid size-12 place-items-center bg-well text-primary">
				<Icon name="upload" size={26} />
			</span>
			<label
				className={buttonLook({
					className:
						'relative mt-3 has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
				})}
			>
				<input
					ref={picker}
					type="file"
					name="logo"
					accept={acceptedFiles}
					multiple
					disabled={isClosed}
					aria-describedby="logo-kinds"
					className="absolute inset-0 size-full cursor-pointer opacity-0"
					onChange={(event) => {
						onFiles([...(event.target.files ?? [])])
						if (picker.current) picker.current.value = ''
					}}
				/>
				Upload logo
			</label>
			<p className="mt-2 text-sm">or drop it here, or paste it</p>
			<p id="logo-kinds" className="text-label text-muted">
				{isClosed ? 'This design takes no more logos.' : 'SVG, PNG, JPEG, PDF, max 10MB'}
			</p>
		</div>
	)
}
