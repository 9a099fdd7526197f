import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'

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

/** Classes of a field that takes a file. */
export const fileBox =
	'block min-h-11 w-full min-w-0 rounded-control border border-field-line bg-field p-1.5 text-sm file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-chip file:border-0 file:bg-well file:px-3 file:font-semibold file:text-ink aria-invalid:border-danger'

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

type FrameProps = FieldText & {
	/** At the end of the label's line: "8 / 20". */
	aside?: ReactNode
	required?: boolean
	className?: string
	children: ReactNode
}

/** Label above, hint and error below. */
export function FieldFrame(props: FrameProps) {
	const { label, name, id, hint, aside, error, required, className, children } = props
	const own = id ?? name
	return (
		<div className={className}>
			<div className="mb-1.5 flex items-baseline justify-between gap-2 text-label">
				<label htmlFor={own} className="font-semibold">
					{label}
					{required && (
						<span aria-hidden="true" className="text-danger">
							{' '}
							*
						</span>
					)}
				</label>
				{aside && <span className="figures shrink-0 text-muted">{aside}</span>}
			</div>
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

type TextFieldProps = FieldText &
	Pick<FrameProps, 'aside'> &
	Omit<ComponentProps<'input'>, 'name' | 'id'> & { unit?: ReactNode }

/** A text input. `unit` is shown inside the box at its end: "in". */
export function TextField(props: TextFieldProps) {
	const { label, name, id, hint, aside, error, unit, className, ...rest } = props
	const box = (
		<input
			{...fieldAttributes({ id, name, hint, error })}
			className={`${fieldBox} ${unit ? 'pr-16' : ''}`}
			{...rest}
		/>
	)
	return (
		<FieldFrame {...{ label, name, id, hint, aside, error, className }} required={rest.required}>
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

export type Option = { value: string; label: string; disabled?: boolean }
type SelectProps = FieldText &
	Omit<ComponentProps<'select'>, 'name' | 'id' | 'children'> & { options: readonly Option[] }

/** A native select, styled. */
export function SelectField({ label, name, id, hint, error, options, className, ...rest }: SelectProps) {
	return (
		<FieldFrame {...{ label, name, id, hint, error, className }} required={rest.required}>
			<span className="relative block">
				<select
					{...fieldAttributes({ id, name, hint, error })}
					className={`${fieldBox} appearance-none pr-10`}
					{...rest}
				>
					{options.map(({ value, label: text, disabled }) => (
						<option key={value} value={value} disabled={disabled}>
							{text}
						</option>
					))}
				</select>
				<Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2" />
			</span>
		</FieldFrame>
	)
}

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
