import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

type DialogProps = {
	id: string
	title: ReactNode
	children: ReactNode
	actions?: ReactNode
	side?: boolean
	/** Name of the button that closes it. */
	close?: string
}

/**
 * A native dialog that a `DialogButton` opens. Without a script it is a popover; with one it is modal: the page behind
 * is inert, Escape closes, focus returns. `side` makes it a panel at the edge.
 */
export function Dialog({ id, title, children, actions, side = false, close = 'Close' }: DialogProps) {
	const place = side
		? 'my-0 mr-0 ml-auto h-dvh max-h-dvh w-[min(26rem,100vw)] rounded-none border-l'
		: 'm-auto w-[min(34rem,calc(100vw-2rem))] rounded-card border'
	return (
		<dialog
			id={id}
			popover="auto"
			aria-labelledby={`${id}-title`}
			className={`rise overflow-y-auto border-line bg-card p-0 text-ink shadow-raised ${place}`}
		>
			<div className="flex items-start justify-between gap-4 px-5 pt-5">
				<h2 id={`${id}-title`} className="display pt-1.5 text-subheading">
					{title}
				</h2>
				<Button
					variant="ghost"
					size="icon"
					popoverTarget={id}
					popoverTargetAction="hide"
					aria-label={close}
					className="-mt-1 -mr-2"
				>
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

/** Opens the dialog with the id `opens`. */
export function DialogButton({ opens, ...rest }: ComponentProps<typeof Button> & { opens: string }) {
	return <Button popoverTarget={opens} aria-haspopup="dialog" {...rest} />
}
