import type { MouseEvent } from 'react'
import { Icon } from './icon.tsx'

type Line = { message: string; field?: string }
/** `field` is the id to jump to; without it the line is plain text. `fold` holds errors shown on demand. */
export type FormError = Line & { fold?: { label: string; errors: readonly Line[] } }

/** Focuses the field: a changed URL would make the router drop the response, and with it this list. */
function jump(event: MouseEvent<HTMLAnchorElement>): void {
	event.preventDefault()
	const id = event.currentTarget.hash.slice(1)
	// A choice has the name; its options have their own ids.
	const field = document.getElementById(id) ?? document.getElementsByName(id)[0]
	field?.scrollIntoView({ block: 'center' })
	field?.focus({ preventScroll: true })
}

const ErrorLine = ({ message, field }: Line) =>
	field ? (
		<a href={`#${field}`} onClick={jump} className="underline underline-offset-2">
			{message}
		</a>
	) : (
		message
	)

const Fold = ({ label, errors }: NonNullable<FormError['fold']>) => (
	<details className="group">
		<summary className="inline-flex min-h-8 items-center gap-1.5 font-semibold hover:underline pointer-coarse:min-h-11">
			{label}
			<Icon name="chevron-down" size={16} className="transition-transform group-open:rotate-180" />
		</summary>
		<ul className="mb-2 list-disc pl-5">
			{errors.map((line) => (
				<li key={`${line.field}-${line.message}`}>
					<ErrorLine {...line} />
				</li>
			))}
		</ul>
	</details>
)

type SummaryProps = { title?: string; errors: readonly FormError[] }

/** All errors of a form, above it, each linked to its field. */
export function ErrorSummary({ title, errors }: SummaryProps) {
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
				{errors.map(({ fold, ...line }) => (
					<li key={`${line.field}-${line.message}`}>
						<ErrorLine {...line} />
						{fold && <Fold {...fold} />}
					</li>
				))}
			</ul>
		</div>
	)
}

/** The errors of a form that came back refused as a new page: the reader starts at them, without scripts too. */
export const FocusedErrors = (props: SummaryProps) =>
	props.errors.length > 0 && (
		// oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus follows the press that sent the form
		<div tabIndex={-1} autoFocus className="rounded-notice">
			<ErrorSummary {...props} />
		</div>
	)
