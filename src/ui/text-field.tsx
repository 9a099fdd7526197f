import type { ComponentProps, ReactNode } from 'react'
import { fieldAttributes, fieldBox, FieldFrame, type FieldText } from './field.tsx'

type TextFieldProps = FieldText & Omit<ComponentProps<'input'>, 'name' | 'id'> & { unit?: ReactNode }

/** A text input. `unit` is shown inside the box at its end: "in", "8 / 20". */
export function TextField({ label, name, id, hint, error, unit, className, ...rest }: TextFieldProps) {
	const box = (
		<input
			{...fieldAttributes({ id, name, hint, error })}
			className={`${fieldBox} ${unit ? 'pr-16' : ''}`}
			{...rest}
		/>
	)
	return (
		<FieldFrame {...{ label, name, id, hint, error, className }} required={rest.required}>
			{unit ? (
				<span className="relative block">
					{box}
					<span className="figures pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-muted">
						{unit}
					</span>
				</span>
			) : (
				box
			)}
		</FieldFrame>
	)
}

type TextAreaProps = FieldText & Omit<ComponentProps<'textarea'>, 'name' | 'id'>

/** A multi-line input; grows with its content where the browser supports it. */
export function TextArea({ label, name, id, hint, error, className, ...rest }: TextAreaProps) {
	return (
		<FieldFrame {...{ label, name, id, hint, error, className }} required={rest.required}>
			<textarea
				rows={4}
				{...fieldAttributes({ id, name, hint, error })}
				className={`${fieldBox} field-sizing-content min-h-28`}
				{...rest}
			/>
		</FieldFrame>
	)
}
