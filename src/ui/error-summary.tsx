import type { MouseEvent } from 'react'
import { Icon } from './icon.tsx'

/** `field` is the id of the field to jump to; without it the line is plain text. */
export type FormError = { message: string; field?: string }

/** To the field itself: a change of the address would make the router forget the answer, and with it this list. */
function jump(event: MouseEvent<HTMLAnchorElement>): void {
	event.preventDefault()
	const id = event.currentTarget.hash.slice(1)
	// A choice has the name; its options have ids of their own.
	const field = document.getElementById(id) ?? document.getElementsByName(id)[0]
	field?.scrollIntoView({ block: 'center' })
	field?.focus({ preventScroll: true })
}

/** All that is wrong with a form, on top of it, each line leading to its field. */
export function ErrorSummary({ title, errors }: { title?: string; errors: readonly FormError[] }) {
	if (errors.length === 0) return null
	return (
		<div
			role="alert"
			tabIndex={-1}
			data-error-summary=""
			className="rounded-notice border border-danger-line bg-danger-surface px-4 py-3.5 text-on-danger-surface"
		>
			<p className="flex items-center gap-2.5 font-bold">
				<Icon name="alert" />
				{title ?? (errors.length === 1 ? 'One thing to fix' : `${errors.length} things to fix`)}
			</p>
			<ul className="mt-1.5 list-disc pl-12">
				{errors.map(({ message, field }) => (
					<li key={`${field}-${message}`}>
						{field ? (
							<a href={`#${field}`} onClick={jump} className="underline underline-offset-2">
								{message}
							</a>
						) : (
							message
						)}
					</li>
				))}
			</ul>
		</div>
	)
}
