// A modal dialog for pages that run React.
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

type ModalProps = {
	title: ReactNode
	/** Called for Escape, the close button and a click on the backdrop. */
	onClose: () => void
	children: ReactNode
	actions?: ReactNode
	/** Name of the button that closes it. */
	close?: string
	/** As wide as the window allows, for side-by-side content. */
	isWide?: boolean
}

/** Modal while mounted: the page behind is inert, Escape closes, focus returns to its previous place. */
export function Modal({ title, onClose, children, actions, close = 'Close', isWide = false }: ModalProps) {
	const id = useId()
	const dialog = useRef<HTMLDialogElement>(null)
	// Synchronizes with the element: only a script can make a dialog modal, and one that has left the page gives no focus back.
	useLayoutEffect(() => {
		const element = dialog.current
		element?.showModal()
		return () => element?.close()
	}, [])
	return (
		<dialog
			ref={dialog}
			aria-labelledby={id}
			onCancel={(event) => {
				event.preventDefault()
				onClose()
			}}
			className={`rise m-auto max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-card border border-line bg-card p-0 text-ink shadow-raised backdrop:bg-ink/55 ${
				isWide ? 'w-[min(72rem,calc(100vw-2rem))]' : 'w-[min(34rem,calc(100vw-2rem))]'
			}`}
		>
			<div className="flex items-start justify-between gap-4 px-5 pt-5">
				<h2 id={id} className="display pt-1.5 text-subheading">
					{title}
				</h2>
				<Button variant="ghost" size="icon" aria-label={close} onClick={onClose} className="-mt-1 -mr-2">
					<Icon name="close" className="text-ink" />
				</Button>
			</div>
			<div className="px-5 pt-2 pb-5">{children}</div>
			{actions && (
				<div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4">{actions}</div>
			)}
		</dialog>
	)
}
