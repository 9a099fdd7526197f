import type { ComponentProps } from 'react'
import { fieldAttributes, FieldError, type FieldText } from './field.tsx'

type CheckboxProps = FieldText & Omit<ComponentProps<'input'>, 'name' | 'id' | 'type'>

/** A checkbox; the whole row is clickable. */
export function Checkbox({ label, name, id, hint, error, className, ...rest }: CheckboxProps) {
	const own = id ?? name
	return (
		<div className={className}>
			<label className="flex min-h-11 items-start gap-3 py-2.5 has-disabled:opacity-60">
				<input
					type="checkbox"
					{...fieldAttributes({ id, name, hint, error })}
					className="mt-0.5 size-5 shrink-0 accent-primary"
					{...rest}
				/>
				<span>
					{label}
					{hint && (
						<span id={`${own}-hint`} className="block text-label text-muted">
							{hint}
						</span>
					)}
				</span>
			</label>
			<FieldError id={`${own}-error`}>{error}</FieldError>
		</div>
	)
}
