import { useEffect, useRef, useState, type DragEvent } from 'react'
import { Button, buttonLook } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useBuilderTexts } from '../../builder-language.tsx'
import { acceptedFiles, type UploadLine, type UploadQueue } from './uploads.ts'
import { messages } from '#designs/messages.ts'

/** Running uploads with their progress, and failed ones. */
export function UploadLines({ lines, retry, cancel }: Omit<UploadQueue, 'send'>) {
	const { list } = useBuilderTexts().fields.logos.upload
	if (lines.length === 0) return null
	return (
		<ul aria-label={list} className="grid gap-2">
			{lines.map((line) => (
				<li key={line.id} className="rounded-notice border border-line bg-field p-3">
					{line.failure === null ? (
						<Sending {...line} onCancel={() => cancel(line.id)} />
					) : (
						<Failed {...line} onRetry={() => retry(line.id)} onDrop={() => cancel(line.id)} />
					)}
				</li>
			))}
		</ul>
	)
}

function Sending({ name, share, onCancel }: UploadLine & { onCancel: () => void }) {
	const percent = Math.round(share * 100)
	const texts = useBuilderTexts().fields.logos.upload
	return (
		<div className="flex items-center gap-3">
			<div className="min-w-0 flex-1">
				<p className="flex justify-between gap-3 text-sm">
					<span className="truncate font-semibold">{name}</span>
					<span className="figures shrink-0 text-muted">{share < 1 ? `${percent} %` : texts.checking}</span>
				</p>
				<progress
					aria-label={texts.running(name)}
					max={1}
					value={share < 1 ? share : undefined}
					className="mt-1.5 block h-2 w-full accent-primary"
				/>
			</div>
			<Button variant="outline" size="small" onClick={onCancel} aria-label={texts.cancelOf(name)}>
				{texts.cancel}
			</Button>
		</div>
	)
}

type FailedProps = UploadLine & { onRetry: () => void; onDrop: () => void }

function Failed({ name, failure, onRetry, onDrop }: FailedProps) {
	const { fields, said } = useBuilderTexts()
	const texts = fields.logos.upload
	return (
		<div className="grid gap-2">
			<p className="flex gap-2 text-sm text-danger">
				<Icon name="alert" size={18} className="mt-px" />
				<span className="min-w-0">
					<strong>{`${said(messages.uploadFailed)}: `}</strong>
					<span className="break-words">{name}</span>
					<span className="block">{failure && said(failure)}</span>
				</span>
			</p>
			<p className="flex gap-2">
				<Button variant="outline" size="small" onClick={onRetry} aria-label={texts.againOf(name)}>
					{texts.again}
				</Button>
				<Button variant="ghost" size="small" onClick={onDrop} aria-label={texts.dismissOf(name)}>
					{texts.dismiss}
				</Button>
			</p>
		</div>
	)
}

type DropZoneProps = { onFiles: (files: readonly File[]) => void; isClosed: boolean }

const isTyping = (target: EventTarget | null) =>
	target instanceof Element && target.matches('input:not([type=file]), textarea, [contenteditable]')

/** Accepts files by picker, drop and paste. */
export function DropZone({ onFiles, isClosed }: DropZoneProps) {
	const picker = useRef<HTMLInputElement>(null)
	const [isOver, setOver] = useState(false)
	const texts = useBuilderTexts().fields.logos.upload

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
				{texts.button}
			</label>
			<p className="mt-2 text-sm">{texts.otherWays}</p>
			<p id="logo-kinds" className="text-label text-muted">
				{isClosed ? texts.full : texts.kinds}
			</p>
		</div>
	)
}
