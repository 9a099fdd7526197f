import type { ReactNode } from 'react'

/** The texts of every field. `id` defaults to `name`, so that error links find the field. */
export type FieldText = {
	label: ReactNode
	name: string
	id?: string
	hint?: ReactNode
	error?: string | undefined
}

/** Classes shared by all text inputs. */
export const fieldBox =
	'w-full min-h-11 rounded-control border border-field-line bg-field px-3 py-2.5 text-base text-ink transition-colors hover:border-ink aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger disabled:cursor-not-allowed disabled:opacity-60'

/** Attributes that connect a control with its hint and error. */
export function fieldAttributes({ id, name, hint, error }: Omit<FieldText, 'label'>) {
	const own = id ?? name
	const notes = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ')
	return {
		id: own,
		name,
		'aria-invalid': error ? (true as const) : undefined,
		'aria-describedby': notes || undefined,
	}
}

/** The message under a field. */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
	if (!children) return null
	return (
		<p id={id} role="alert" className="mt-1.5 text-label font-semibold text-danger">
			{children}
		</p>
	)
}

type FrameProps = FieldText & { required?: boolean; className?: string; children: ReactNode }

/** Label above, hint and error below. */
export function FieldFrame({ label, name, id, hint, error, required, className, children }: FrameProps) {
	const own = id ?? name
	return (
		<div className={className}>
			<label htmlFor={own} className="mb-1.5 block text-label font-semibold">
				{label}
				{required && (
					<span aria-hidden="true" className="text-danger">
						{' '}
						*
					</span>
				)}
			</label>
			{children}
			{hint && (
				<p id={`${own}-hint`} className="mt-1.5 text-label text-muted">
					{hint}
				</p>
			)}
			<FieldError id={`${own}-error`}>{error}</FieldError>
		</div>
	)
}
